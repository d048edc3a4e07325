import { Band } from '#app/pages/services/band.tsx';
import { ButtonPair } from '#app/pages/shared/button-pair.tsx';
import { Container } from '#app/ui/layout.tsx';
import { servicesIndex } from '#content/services/index.ts';

export function IndexClosing() {
  const { closing } = servicesIndex;
  return (
    <Band id="next-step" tone="mist">
      <Container className="grid gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:items-end">
        <div>
          <h2 id="next-step-title" className="text-5xl">
            {closing.title}
          </h2>
          <p className="mt-6 max-w-[34em] text-lg">{closing.text}</p>
        </div>
        <ButtonPair buttons={closing.buttons} size="lg" />
      </Container>
    </Band>
  );
}
