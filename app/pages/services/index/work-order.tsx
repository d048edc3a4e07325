import { Band } from '#app/pages/services/band.tsx';
import { SectionHead } from '#app/pages/services/section-head.tsx';
import { Container } from '#app/ui/layout.tsx';
import { RisingLine } from '#app/ui/rising-line.tsx';
import { services } from '#content/services/all.ts';
import { servicesIndex } from '#content/services/index.ts';

/** Through the points of the steps (services.css), each 100 wide; it ends with the page's column. */
const line = [
  [0, 112],
  [100, 103],
  [200, 86],
  [300, 59],
  [400, 22],
  [490, -16],
] as const;

/** The sequence we would follow along one line that rises, with the services of each step; down it where that is too narrow. */
export function WorkOrder() {
  const { order } = servicesIndex;
  return (
    <Band id={order.id} tone="sand">
      <Container>
        <SectionHead section={order} shape="split" />
        <div className="relative mt-10 lg:mt-14">
          <RisingLine
            points={line}
            width={500}
            height={112}
            stretch
            end={false}
            className="absolute top-0 left-[22px] hidden h-28 w-full lg:block"
          />
          <ol className="work-order">
            {order.points.map((point, index) => (
              <li key={point.title}>
                <span aria-hidden="true" className="display figures text-lg">
                  {index + 1}
                </span>
                <h3 className="text-xl lg:text-lg lg:leading-tight">{point.title}</h3>
                <p className="mt-1.5 max-w-[34em] max-sm:text-sm lg:max-2xl:text-sm">{point.text}</p>
                {point.services && (
                  <ul className="mt-3 flex flex-wrap gap-x-5 lg:grid lg:content-start">
                    {point.services.map((slug) => (
                      <li key={slug}>
                        <a
                          href={`/services/${slug}`}
                          className="inline-block py-1 font-semibold text-sm text-tide underline underline-offset-[0.3em]"
                        >
                          {services[slug].name}
                        </a>
                      </li>
                    ))}
                  </ul>
                )}
              </li>
            ))}
          </ol>
        </div>
      </Container>
    </Band>
  );
}
