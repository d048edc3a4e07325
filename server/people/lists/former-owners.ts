import type { Services } from '#server/ports/services.ts';

/**
 * Former colleagues who still look after somebody, by name: those people are on nobody's list until they are given on.
 * @param named one who is told of in any case, as somebody asks for theirs; null for nobody
 */
export async function formerOwners(
  { db }: Pick<Services, 'db'>,
  named: string | null = null,
): Promise<Array<{ id: string; name: string }>> {
  return db.query
    .selectFrom('staff')
    .select(['id', 'name'])
    .where('left_at', 'is not', null)
    .where((eb) =>
      eb.or([
        eb('id', '=', named),
        eb.exists(
          eb
            .selectFrom('people')
            .select('people.id')
            .whereRef('people.owner_id', '=', 'staff.id')
            .where('people.status', '!=', 'spam'),
        ),
      ]),
    )
    .orderBy('name')
    .orderBy('id')
    .execute();
}
