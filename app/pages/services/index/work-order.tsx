import { Band } from '#app/pages/services/band.tsx';
import { SectionHead } from '#app/pages/services/section-head.tsx';
import { Container } from '#app/ui/layout.tsx';
import { servicesIndex } from '#content/services/index.ts';

/** The sequence we would follow, down one line. */
export function WorkOrder() {
  const { order } = servicesIndex;
  return (
    <Band id={order.id}>
      <Container className="grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <SectionHead section={order} shape="aside" />
        <ol className="relative before:absolute before:top-4 before:bottom-10 before:left-[1.3rem] before:w-[3px] before:bg-beacon">
          {order.points.map((point, index) => (
            <li
              key={point.title}
              className="relative grid grid-cols-[2.75rem_minmax(0,1fr)] gap-x-6 pb-9 last:pb-0"
            >
              <span
                aria-hidden="true"
                className="display figures grid size-11 place-items-center rounded-pill bg-beacon text-lg"
              >
                {index + 1}
              </span>
              <div className="pt-1.5">
                <h3 className="text-2xl">{point.title}</h3>
                <p className="mt-2 max-w-[34em]">{point.text}</p>
              </div>
            </li>
          ))}
        </ol>
      </Container>
    </Band>
  );
}
