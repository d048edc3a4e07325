import { ButtonPair } from '#app/pages/shared/button-pair.tsx';
import { Container } from '#app/ui/layout.tsx';
import { RisingLine } from '#app/ui/rising-line.tsx';
import { about } from '#content/about.ts';

const line = [
  [0, 190],
  [200, 176],
  [420, 178],
  [640, 120],
  [860, 70],
  [1000, 8],
] as const;

/** The last word, in the colour of the water. */
export function AboutClosing() {
  const { closing } = about;
  return (
    <section
      aria-labelledby="closing-title"
      className="on-ink relative overflow-clip bg-tide-deep text-chalk"
    >
      <RisingLine
        points={line}
        width={1000}
        height={200}
        stretch
        end={false}
        className="absolute inset-x-0 bottom-6 h-36 w-full sm:h-48 opacity-90 print:hidden"
      />
      <Container className="relative pt-section pb-48 sm:pb-52">
        <h2 id="closing-title" className="text-2xl text-spray">
          {closing.title}
        </h2>
        <p className="display mt-5 max-w-[22em] text-balance text-3xl sm:text-4xl">{closing.text}</p>
        <ButtonPair buttons={closing.buttons} size="lg" dark arrow className="mt-9" />
      </Container>
    </section>
  );
}
