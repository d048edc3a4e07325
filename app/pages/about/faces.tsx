import { Container } from '#app/ui/layout.tsx';
import { RailCount } from '#app/ui/rail-count.tsx';
import { about } from '#content/about.ts';
import { memberAnchor, Portrait } from './portrait.tsx';

/** Whether the row has all of them: until then the room with their desks stands in its place. */
export const everyoneIsPhotographed = () => about.team.members.every(({ portrait }) => portrait);

/** The specialists’ photographs in a row across the edge of the band below, each leading to what that person asks. */
export function Faces() {
  return (
    <div className="relative">
      <div className="absolute inset-x-0 bottom-0 h-36 bg-ink sm:h-44" />
      <Container className="relative">
        <ul className="gap-3 max-sm:rail sm:grid sm:auto-cols-fr sm:grid-flow-col lg:gap-5">
          {about.team.members.map((member, index, all) => (
            <li key={member.id} className="on-ink relative max-sm:w-[45%]!">
              <div className="aspect-[4/5] overflow-hidden rounded-lg bg-sand-deep sm:rounded-xl">
                <Portrait decorative of={member} sizes="14rem" className="size-full object-cover" />
              </div>
              <div className="flex h-16 items-baseline gap-2 bg-ink pt-3">
                <RailCount index={index} of={all.length} className="text-mist sm:hidden" />
                <a
                  href={`#${memberAnchor(member.id)}`}
                  className="text-balance font-semibold text-chalk text-sm leading-snug underline-offset-4 after:absolute after:inset-0 hover:underline max-md:text-xs"
                >
                  {member.role}
                </a>
              </div>
            </li>
          ))}
        </ul>
      </Container>
    </div>
  );
}
