import { useNavigation } from 'react-router';
import { AskFirst } from '#app/pages/admin/parts/ask-first.tsx';

type Props = { to: number; live: number; what: string };

/** Goes back to an earlier release, after a question. */
export function GoBack({ to, live, what }: Props) {
  const busy = useNavigation().state !== 'idle';
  return (
    <AskFirst
      title={to === 0 ? 'Go back to the first texts?' : `Go back to release ${to}?`}
      description={`Visitors get the website as it was then: ${what.charAt(0).toLowerCase()}${what.slice(1)}. Nothing is lost: what is live now stays in this list, and everything saved since can be published again.`}
      trigger="Go back to this"
      intent="back"
      of={{ to, expectLive: live }}
      label="Go back to this"
      tone="beacon"
      busy={busy}
    />
  );
}
