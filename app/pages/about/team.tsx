import { ContentPicture } from '#app/pages/shared/content-picture.tsx';
import { Container, Section } from '#app/ui/layout.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { about } from '#content/about.ts';
import { imageAlt } from '#content/alt.ts';

type Member = (typeof about.team.members)[number];

const sizes = '(min-width: 40rem) 11rem, 7rem';

/** The people by the question that each asks first. */
export function Team() {
  const { team } = about;
  // Somebody who joined has no drawing yet: a plain ground until there is a picture.
  const drawings = new Set(Object.keys(imageAlt));
  const hasPortrait = (member: Member) => member.portrait || drawings.has(`team-${member.id}`);
  return (
    <Section tone="sand" id={team.id} labelledBy="team-title">
      <Container>
        <h2 id="team-title" className="max-w-[18em] text-4xl">
          {team.title}
        </h2>
        <p className="mt-4 max-w-[34em] text-ink-soft text-lg">{team.lead}</p>
        <ul className="mt-10 grid gap-4 sm:mt-14 lg:grid-cols-2 lg:gap-5">
          {team.members.map((member) => (
            <li
              key={member.id}
              className="reveal grid grid-cols-[6.5rem_minmax(0,1fr)] overflow-hidden rounded-xl bg-foam sm:grid-cols-[11rem_minmax(0,1fr)]"
            >
              <div className={hasPortrait(member) ? undefined : 'bg-sand-deep'}>
                {member.portrait ? (
                  <ContentPicture
                    picture={member.portrait}
                    sizes={sizes}
                    className="size-full object-cover"
                  />
                ) : (
                  hasPortrait(member) && (
                    <Picture
                      name={`team-${member.id}`}
                      alt=""
                      sizes={sizes}
                      className="size-full object-cover"
                    />
                  )
                )}
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
