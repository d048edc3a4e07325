import { Container, Section } from '#app/ui/layout.tsx';
import { FirstFew } from '#app/ui/phone-fold.tsx';
import { about } from '#content/about.ts';
import { say } from '#content/say.ts';
import { memberAnchor, Portrait } from './portrait.tsx';

/** How many of them stand open on a phone. */
const open = 3;

/** The people by the question that each asks first, each beside what lies on their desk. */
export function Team() {
  const { team } = about;
  return (
    <Section tone="sand" id={team.id} labelledBy="team-title" className="brief">
      <Container>
        <h2 id="team-title" className="max-w-[18em] text-4xl">
          {team.title}
        </h2>
        <p className="mt-4 max-w-[34em] text-ink-soft text-lg">{team.lead}</p>
        <div className="mt-8 border-ink/15 border-b sm:mt-10">
          <FirstFew
            items={team.members}
            open={open}
            label={(rest) => say('{count} more specialists', { count: rest.length })}
            className="max-md:border-ink/15 max-md:border-t"
          >
            {(some) => (
              <ul aria-labelledby="team-title">
                {some.map((member) => (
                  <li
                    key={member.id}
                    id={memberAnchor(member.id)}
                    className="reveal grid scroll-mt-28 grid-cols-[5rem_minmax(0,1fr)] items-center gap-x-4 border-ink/15 border-t py-4 sm:grid-cols-[6.5rem_minmax(0,7fr)_minmax(0,5fr)] sm:gap-x-8"
                  >
                    <div className="aspect-square overflow-hidden rounded-lg bg-sand-deep max-sm:self-start max-sm:row-span-2">
                      <Portrait decorative of={member} sizes="7rem" className="size-full object-cover" />
                    </div>
                    <p className="display text-xl sm:text-2xl lg:text-3xl">“{member.asks}”</p>
                    <div className="max-sm:mt-2">
                      <h3 className="font-bold font-sans text-lg tracking-normal">{member.role}</h3>
                      <p className="mt-1 text-sm lg:text-base">{member.text}</p>
                    </div>
                  </li>
                ))}
              </ul>
            )}
          </FirstFew>
        </div>
      </Container>
    </Section>
  );
}
