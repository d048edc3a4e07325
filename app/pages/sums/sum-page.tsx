import { data } from 'react-router';
import NotFoundPage, { meta as notFoundMeta } from '#app/pages/not-found/not-found-page.tsx';
import { FunnelForm } from '#app/pages/services/sections/funnel-form.tsx';
import { privateMeta } from '#app/private-meta.ts';
import { absolute } from '#app/seo/origin.ts';
import { LinkButton } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Container } from '#app/ui/layout.tsx';
import { sumById } from '#content/sums/all.ts';
import { sumWords } from '#content/sums/words.ts';
import { readAsked } from '#domain/sums/asked.ts';
import type { Route } from './+types/sum-page.ts';
import { SumForm } from './sum-form.tsx';
import { addressOf, sumView } from './sum-view.ts';

type Params = { page: string; id: string };

const sumAt = ({ page, id }: Params) => sumById(`${page}/${id}`);

/** The sum with the numbers of the address; it is rendered for each request, and says nothing of anybody. */
export function loader({ params, request }: Route.LoaderArgs) {
  const sum = sumAt(params);
  if (!sum) return data(null, { status: 404 });
  const asked = readAsked(sum.sum, new URL(request.url).searchParams);
  return data({ asked }, { status: asked.wrong.length > 0 ? 422 : 200 });
}

export function meta(args: Route.MetaArgs) {
  const sum = sumAt(args.params);
  if (!sum) return notFoundMeta(args as never);
  const canonical = { tagName: 'link', rel: 'canonical', href: absolute(sum.path) };
  return [...privateMeta(`${sumWords.page.title}: ${sum.page}`), canonical];
}

/** One sum with somebody's numbers: an address to keep, to send on, and for browsers without a script. */
export default function SumPage({ loaderData, params }: Route.ComponentProps) {
  const sum = sumAt(params);
  if (!loaderData || !sum) return <NotFoundPage />;
  const { page } = sumWords;
  const view = sumView(sum, loaderData.asked);
  const wrong = loaderData.asked.wrong.length > 0 && (
    <p role="alert" className="mb-4 rounded-md bg-danger-wash p-4 font-medium text-danger text-sm">
      {page.wrong}
    </p>
  );
  return (
    <section aria-labelledby="sum-title" className="bg-sand">
      <Container className="pt-8 pb-section sm:pt-12">
        <p>
          <a href={`${sum.path}#${params.id}`} className="link inline-flex min-h-11 items-center gap-2">
            <Icon name="arrow-left" />
            {page.back.replace('{{page}}', sum.page)}
          </a>
        </p>
        <h1 id="sum-title" className="mt-4 max-w-[16em] text-4xl sm:text-5xl">
          {sum.title}
        </h1>
        <p className="mt-4 mb-10 max-w-[34em] text-ink-soft text-lg sm:mb-14">{sum.lead}</p>
        {sum.funnel ? (
          <FunnelForm of={sum} funnel={sum.funnel} view={view} level={2}>
            {wrong}
          </FunnelForm>
        ) : (
          <SumForm of={sum} view={view} level={2} wrong={wrong} />
        )}
        <p className="mt-12 flex flex-wrap gap-x-6 gap-y-3 border-ink/15 border-t pt-8 print:hidden">
          <LinkButton href={page.call.to} tone="outline">
            {page.call.label}
          </LinkButton>
          <LinkButton href={addressOf(sum.id)} tone="quiet" className="max-sm:-ml-2">
            {page.example}
          </LinkButton>
        </p>
      </Container>
    </section>
  );
}
