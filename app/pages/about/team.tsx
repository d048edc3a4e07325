import { Container, Section } from '#app/ui/layout.tsx';
import { FirstFew } from '#app/ui/phone-fold.tsx';
import { about } from '#content/about.ts';
import { say } from '#content/say.ts';
import { memberAnchor } from './portrait.tsx';

/** How many of them stand open on a phone. */
const open = 3;

/** The people by the question that each asks first, in words alone: their desks stand at the top of the page. */
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
                    className="reveal grid scroll-mt-28 gap-x-14 border-ink/15 border-t py-5 sm:grid-cols-2 sm:py-6 lg:grid-cols-12"
                  >
                    <p className="display text-xl sm:text-2xl lg:col-span-7 lg:text-3xl">“{member.asks}”</p>
                    <div className="max-sm:mt-2 lg:col-span-5">
                      <h3 className="font-sans font-semibold text-base tracking-normal">{member.role}</h3>
                      <p className="mt-1 text-ink-soft text-sm">{member.text}</p>
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
