import { pageMeta } from '#app/page-meta.ts';
import { loadOfferLine } from '#app/pages/shared/load-offer-line.ts';
import { OfferLine } from '#app/pages/shared/offer-line.tsx';
import type { Route } from './+types/services-page.ts';
import { ByProblem } from './index/by-problem.tsx';
import { IndexClosing } from './index/closing.tsx';
import { Drawers } from './index/drawers.tsx';
import { IndexHero } from './index/hero.tsx';
import { WorkOrder } from './index/work-order.tsx';

export const meta = () => pageMeta('/services');

export const loader = ({ context }: Route.LoaderArgs) => loadOfferLine(context);

/** All services, by complaint and by kind with their times and prices, and the order we would take them in. */
export default function ServicesPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <OfferLine view={loaderData} />
      <IndexHero />
      <ByProblem />
      <Drawers />
      <WorkOrder />
      <IndexClosing />
    </>
  );
}
