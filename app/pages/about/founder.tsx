import { FounderPicture } from '#app/pages/shared/founder-picture.tsx';
import { LinkButton } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Container, Section } from '#app/ui/layout.tsx';
import { FirstFew } from '#app/ui/phone-fold.tsx';
import { about } from '#content/about.ts';
import { say } from '#content/say.ts';

/** The person who answers first, their story and their promises. */
export function Founder() {
  const { founder } = about;
  return (
    <Section id={founder.id} labelledBy="founder-title" className="brief">
      <Container className="grid gap-x-16 gap-y-7 md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] md:gap-x-10 lg:gap-x-16">
        <div>
          <FounderPicture
            sizes="(min-width: 64rem) 32rem, (min-width: 48rem) 40vw, 100vw"
            className="w-full max-w-md rounded-xl object-cover max-sm:aspect-[5/4] md:max-w-none lg:h-full"
          />
        </div>
        <div>
          <h2 id="founder-title" className="text-4xl">
            {founder.title}
          </h2>
          <p className="display mt-4 max-w-[22em] text-2xl text-tide">{founder.lead}</p>
          <div className="mt-5 grid max-w-[38em] gap-4 sm:mt-7">
            <FirstFew
              items={founder.paragraphs}
              open={1}
              label={() => say('The story in full')}
              className="max-md:border-ink/15 max-md:border-t"
            >
              {(some) => (
                <div className="grid gap-4 max-md:pb-4">
                  {some.map((paragraph) => (
                    <p key={paragraph}>{paragraph}</p>
                  ))}
                </div>
              )}
            </FirstFew>
          </div>
          <ul className="max-w-[40em] border-ink/15 border-b md:mt-8">
            {founder.promises.map((promise) => (
              <li
                key={promise}
                className="grid grid-cols-[1.5rem_minmax(0,1fr)] gap-x-3 border-ink/15 border-t py-3 font-semibold"
              >
                <Icon name="check" className="mt-1 text-tide" />
                {promise}
              </li>
            ))}
          </ul>
          <LinkButton href={founder.button.href} size="lg" className="mt-8">
            {founder.button.label}
          </LinkButton>
        </div>
      </Container>
    </Section>
  );
}
