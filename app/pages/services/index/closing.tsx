import { Band } from '#app/pages/services/band.tsx';
import { ButtonPair } from '#app/pages/shared/button-pair.tsx';
import { Drawing } from '#app/pages/shared/drawing.tsx';
import { Container } from '#app/ui/layout.tsx';
import { servicesIndex } from '#content/services/index.ts';

/** For somebody between two services: the way in between two marks, which stand in the water of the footer. */
export function IndexClosing() {
  const { closing } = servicesIndex;
  return (
    <Band id="next-step" tone="mist" className="overflow-hidden pb-0!">
      <Container className="grid gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:items-end">
        <div className="lg:pb-section">
          <h2 id="next-step-title" className="text-5xl">
            {closing.title}
          </h2>
          <p className="mt-6 mb-8 max-w-[34em] text-lg">{closing.text}</p>
          <ButtonPair buttons={closing.buttons} size="lg" />
        </div>
        <div>
          <Drawing
            name="harbour-mouth"
            alt=""
            sizes="(min-width: 64rem) 38vw, 90vw"
            className="h-auto w-full max-lg:mx-auto max-lg:max-w-md"
          />
        </div>
      </Container>
    </Band>
  );
}
