import { define } from './define.ts';
import { portfolioOrderSchema } from './schema/case-study.ts';

/** The projects of the portfolio by their ids, in its order; a study that is not named here has no page. */
export const portfolioOrder = define('content/portfolio-order.ts', portfolioOrderSchema, {
  ids: ['buddha-brands', 'yards-store', 'den-architecture', 'chartford-homes', 'broken-society', 'this-site'],
});
