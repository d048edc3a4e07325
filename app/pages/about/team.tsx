import { Container, Section } from '#app/ui/layout.tsx';
import { about } from '#content/about.ts';
import { hasPortrait, memberAnchor, Portrait } from './portrait.tsx';

const sizes = '(min-width: 40rem) 11rem, (min-width: 25rem) 19rem, 70vw';
const portrait = 'size-full object-cover max-sm:aspect-[5/4]';

/** The people by the question that each asks first. */
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
          className="mt-8 gap-4 max-sm:rail sm:mt-14 sm:grid lg:grid-cols-2 lg:gap-5"
        >
          {team.members.map((member) => (
            <li
              key={member.id}
              id={memberAnchor(member.id)}
              className="reveal grid content-start overflow-hidden rounded-xl bg-foam max-sm:w-[min(70%,19rem)]! sm:grid-cols-[11rem_minmax(0,1fr)] sm:content-stretch"
            >
              <div className={hasPortrait(member) ? undefined : 'bg-sand-deep max-sm:aspect-[5/4]'}>
                <Portrait of={member} sizes={sizes} className={portrait} />
              </div>
              <div className="flex flex-col p-5 sm:p-7">
                <p className="display grow text-xl sm:text-2xl">“{member.asks}”</p>
                <h3 className="mt-5 font-sans font-semibold text-base tracking-normal">{member.role}</h3>
                <p className="mt-1 text-ink-soft text-sm">{member.text}</p>
              </div>
            </li>
          ))}
        </ul>
      </Container>
    </Section>
  );
}
