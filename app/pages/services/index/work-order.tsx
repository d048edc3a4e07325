import { Band } from '#app/pages/services/band.tsx';
import { SectionHead } from '#app/pages/services/section-head.tsx';
import { cx } from '#app/ui/cx.ts';
import { Container } from '#app/ui/layout.tsx';
import { servicesIndex } from '#content/services/index.ts';

/** The sequence we would follow, along one line, where words begin at one height; down it where that is too narrow. */
export function WorkOrder() {
  const { order } = servicesIndex;
  return (
    <Band id={order.id} tone="sand">
      <Container>
        <SectionHead section={order} shape="split" />
        <ol className="mt-10 sm:mt-14 lg:grid lg:grid-cols-5">
          {order.points.map((point, index) => (
            <li
              key={point.title}
              className={cx(
                'relative pt-1.5 pb-7 pl-17 last:pb-0 lg:row-span-2 lg:grid lg:grid-rows-subgrid lg:pt-16 lg:pr-6 lg:pb-0 lg:pl-0',
                'before:absolute before:inset-y-0 before:left-[1.3rem] before:w-[3px] before:bg-beacon last:before:hidden',
                'lg:before:inset-x-0 lg:before:top-[1.3rem] lg:before:bottom-auto lg:before:h-[3px] lg:before:w-auto',
              )}
            >
              <span
                aria-hidden="true"
                className="display figures absolute top-0 left-0 grid size-11 place-items-center rounded-pill bg-beacon text-lg"
              >
                {index + 1}
              </span>
              <h3 className="text-xl">{point.title}</h3>
              <p className="mt-1.5 max-w-[34em] max-sm:text-sm lg:max-2xl:text-sm">{point.text}</p>
            </li>
          ))}
        </ol>
      </Container>
    </Band>
  );
}
