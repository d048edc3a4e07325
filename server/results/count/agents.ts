import { isbot } from 'isbot';

/** `modern`: a browser that says of each request what it is for (Fetch Metadata) wherever a connection is encrypted. */
export type Agent = 'robot' | 'modern' | 'old';

const mostKnown = 2_000;
const longest = 400;
/** The first versions that send Fetch Metadata, with some room. */
const modernFrom = [
  [/Chrom(?:e|ium)\/(\d+)/, 80],
  [/Firefox\/(\d+)/, 90],
  [/Version\/(\d+)[.\d]* (?:Mobile\/\w+ )?Safari\//, 17],
] as const;

/** Tells programs from browsers by what they call themselves. What was told is kept: there are few, and each comes often. */
export function createAgentJudge(): (agent: string | undefined) => Agent {
  const known = new Map<string, Agent>();
  return (agent = '') => {
    const told = known.get(agent);
    if (told) return told;
    const judged = judge(agent);
    if (agent.length > longest) return judged;
    if (known.size >= mostKnown) known.clear();
    known.set(agent, judged);
    return judged;
  };
}

function judge(agent: string): Agent {
  if (agent === '' || agent.length > longest || isbot(agent)) return 'robot';
  const isModern = modernFrom.some(([pattern, from]) => Number(pattern.exec(agent)?.[1] ?? 0) >= from);
  return isModern ? 'modern' : 'old';
}
