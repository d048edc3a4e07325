import { LinkButton } from '#app/ui/button.tsx';
import { Container } from '#app/ui/layout.tsx';
import { servicesIndex } from '#content/services/index.ts';
import { Band } from '../band.tsx';

export function IndexClosing() {
  const { closing } = servicesIndex;
  const [first, second] = closing.buttons;
  return (
    <Band id="next-step" tone="mist">
      <Container className="grid gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:items-end">
        <div>
          <h2 id="next-step-title" className="text-5xl">
            {closing.title}
          </h2>
          <p className="mt-6 max-w-[34em] text-lg">{closing.text}</p>
        </div>
        <div className="flex flex-col gap-3 sm:flex-row sm:flex-wrap lg:justify-end">
          {first && (
            <LinkButton href={first.href} size="lg">
              {first.label}
            </LinkButton>
          )}
          {second && (
            <LinkButton href={second.href} size="lg" tone="outline">
              {second.label}
            </LinkButton>
          )}
        </div>
      </Container>
    </Band>
  );
}
