import { Container, Section } from '#app/ui/layout.tsx';
import { about } from '#content/about.ts';
import { memberAnchor } from './portrait.tsx';

/** The people by the question that each asks first, in words alone: their desks stand at the top of the page. */
export function Team() {
  const { team } = about;
  return (
    <Section tone="sand" id={team.id} labelledBy="team-title">
      <Container>
        <h2 id="team-title" className="max-w-[18em] text-4xl">
          {team.title}
        </h2>
        <p className="mt-4 max-w-[34em] text-ink-soft text-lg">{team.lead}</p>
        <ul
          aria-labelledby="team-title"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: on phones it scrolls, and must take the keyboard
          tabIndex={0}
          className="mt-8 gap-4 max-sm:rail sm:mt-10"
        >
          {team.members.map((member) => (
            <li
              key={member.id}
              id={memberAnchor(member.id)}
              className="reveal flex scroll-mt-28 flex-col gap-x-14 border-ink/15 border-t py-6 last:border-b max-sm:w-[min(70%,19rem)]! sm:grid sm:grid-cols-2 lg:grid-cols-12"
            >
              <p className="display grow text-xl sm:text-2xl lg:col-span-7 lg:text-3xl">“{member.asks}”</p>
              <div className="max-sm:mt-5 lg:col-span-5">
                <h3 className="font-sans font-semibold text-base tracking-normal">{member.role}</h3>
                <p className="mt-1 text-ink-soft text-sm">{member.text}</p>
              </div>
            </li>
          ))}
        </ul>
      </Container>
    </Section>
  );
}
