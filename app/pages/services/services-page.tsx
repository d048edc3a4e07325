import { pageMeta } from '#app/page-meta.ts';
import { AtAGlance } from './index/at-a-glance.tsx';
import { ByProblem } from './index/by-problem.tsx';
import { IndexClosing } from './index/closing.tsx';
import { Drawers } from './index/drawers.tsx';
import { IndexHero } from './index/hero.tsx';
import { WorkOrder } from './index/work-order.tsx';

export const meta = () => pageMeta('/services');

/** All services, by complaint, by kind, by time and price, and in the order we would take them. */
export default function ServicesPage() {
  return (
    <>
      <IndexHero />
      <ByProblem />
      <Drawers />
      <AtAGlance />
      <WorkOrder />
      <IndexClosing />
    </>
  );
}
