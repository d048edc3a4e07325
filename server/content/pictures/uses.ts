import { contentDocuments } from '#content/documents.ts';
import { referencesIn } from '#domain/pictures/reference.ts';
import { openDrafts } from '#server/content/documents/drafts.ts';
import { readDocuments } from '#server/content/documents/live-documents.ts';
import type { Queries } from '#server/db/db.ts';

/** Why a picture has to stay. */
type Reason = 'live' | 'former' | 'scheduled' | 'saved' | 'draft' | 'preview';
export type Use = {
  document: string;
  why: Reason;
  /** Whose draft it is. */
  by?: string;
};

/** Texts without this name no picture; their facts are not read. */
const marked = '%"decorative":%';

/**
 * Who shows which picture: what visitors have and had before, what is scheduled, what is saved and not published,
 * what somebody is typing, and what open links show. By the picture's id.
 */
export async function usesOfPictures(queries: Queries, now: number): Promise<ReadonlyMap<string, Use[]>> {
  const uses = new Map<string, Use[]>();
  const note = (text: string, use: Use) => {
    for (const { id } of referencesIn(text)) {
      const known = uses.get(id) ?? [];
      uses.set(id, known);
      const isKnown = ({ document, why, by }: Use) =>
        document === use.document && why === use.why && by === use.by;
      if (!known.some(isKnown)) known.push(use);
    }
  };
  const wanted = await versionsInUse(queries, now);
  const newest = await queries
    .selectFrom('content_versions')
    .select((eb) => ['document', eb.fn.max('number').as('number')])
    .groupBy('document')
    .execute();
  for (const one of newest) add(wanted, one, 'saved');
  const needed = [...wanted.values()];
  for (let from = 0; from < needed.length; from += atOnce) {
    const versions = await factsOf(
      queries,
      needed.slice(from, from + atOnce).map(({ version }) => version),
    );
    for (const version of versions)
      for (const why of wanted.get(keyOf(version))?.whys ?? [])
        note(version.facts, { document: version.document, why });
  }
  const drafts = await openDrafts(queries)
    .select(['document', 'facts', 'staff.name as by'])
    .where('facts', 'like', marked)
    .execute();
  for (const { document, facts, by } of drafts) note(facts, { document, why: 'draft', by });
  for (const { id, defaults } of contentDocuments.values())
    note(JSON.stringify(defaults), { document: id, why: 'live' });
  return uses;
}

type Version = { document: string; number: number };
type Wanted = Map<string, { version: Version; whys: Set<Reason> }>;

/** Versions read in one statement. */
const atOnce = 100;

const keyOf = ({ document, number }: Version) => `${document}@${number}`;

function add(wanted: Wanted, version: Version, why: Reason): void {
  const key = keyOf(version);
  const known = wanted.get(key) ?? { version, whys: new Set<Reason>() };
  wanted.set(key, { version, whys: known.whys.add(why) });
}

/** Those of these that name a picture. By their numbers: a history of ten thousand texts takes a second to look through. */
function factsOf(queries: Queries, versions: readonly Version[]) {
  return queries
    .selectFrom('content_versions')
    .select(['document', 'number', 'facts'])
    .where('facts', 'like', marked)
    .where((eb) =>
      eb.or(
        versions.map(({ document, number }) =>
          eb.and([eb('document', '=', document), eb('number', '=', number)]),
        ),
      ),
    )
    .execute();
}

/** Which versions releases and links still need, as 'document@number'. */
async function versionsInUse(queries: Queries, now: number): Promise<Wanted> {
  const wanted: Wanted = new Map();
  const note = (documents: string, why: Reason) => {
    for (const [document, number] of Object.entries(readDocuments(documents)))
      add(wanted, { document, number }, why);
  };
  const kept = queries.selectFrom('content_release_files').select('release_id');
  const releases = await queries
    .selectFrom('content_releases')
    .select(['documents', 'state'])
    .where((eb) => eb.or([eb('state', 'in', ['live', 'scheduled']), eb('id', 'in', kept)]))
    .execute();
  for (const { documents, state } of releases)
    note(documents, state === 'live' || state === 'scheduled' ? state : 'former');
  const previews = await queries
    .selectFrom('content_previews')
    .select('documents')
    .where('withdrawn_at', 'is', null)
    .where('expires_at', '>', now)
    .execute();
  for (const { documents } of previews) note(documents, 'preview');
  return wanted;
}
