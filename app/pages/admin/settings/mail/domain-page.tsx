import { Form, Link } from 'react-router';
import { servicesContext } from '#app/context.ts';
import { staffOf } from '#app/guard.ts';
import { BackLink } from '#app/pages/admin/parts/back-link.tsx';
import { privateMeta } from '#app/private-meta.ts';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { checkDomain } from '#server/mail/domain/check.ts';
import type { Route } from './+types/domain-page.ts';
import { FindingPart } from './finding-part.tsx';

export const meta: Route.MetaFunction = () => privateMeta('Sending domain');

/** As it stands in a name: letters, figures, dots and lines. */
const selectorShape = /^[a-z0-9](?:[a-z0-9._-]{0,61}[a-z0-9])?$/i;

export async function loader({ request, context }: Route.LoaderArgs) {
  staffOf(context);
  const services = context.get(servicesContext);
  await services.settings.fresh();
  const typed = new URL(request.url).searchParams.get('selector')?.trim() ?? '';
  const isName = selectorShape.test(typed);
  return {
    ...(await checkDomain(services, isName ? typed : null)),
    typed,
    fault: typed && !isName ? 'A selector is one short word, such as google or selector1' : null,
  };
}

/** Whether emails from this domain are believed: looked up, explained, with the record to add. */
export default function DomainPage({ loaderData }: Route.ComponentProps) {
  const { domain, provider, findings, typed, fault } = loaderData;
  return (
    <>
      <BackLink to="/admin/settings/email">Mail server</BackLink>
      <h1 className="mb-3 text-3xl">Will emails arrive?</h1>
      <div className="mb-8 grid max-w-[38rem] gap-3">
        <p>
          Your emails come from <strong className="wrap-anywhere">{domain}</strong>
          {provider ? `, through ${provider}` : ''}. Anybody could put that name on an email, so other
          providers check with the domain itself. Its answers are short texts, called DNS records.
        </p>
        <p>
          They are kept wherever you bought the domain, or at whoever looks after it for you: sign in there
          and look for ‘DNS’. A new record is seen after some minutes, sometimes only after a day.
        </p>
      </div>
      <div className="grid max-w-[49rem] grid-cols-1 gap-10">
        <FindingPart
          id="spf"
          title="SPF"
          what="The list of servers that may send emails in your domain’s name."
          finding={findings.spf}
        />
        <div className="grid grid-cols-1 gap-4">
          <FindingPart
            id="dkim"
            title="DKIM"
            what="A key that lets others check the seal your provider puts on each email."
            finding={findings.dkim}
          />
          <Form method="get" className="grid gap-3 sm:grid-cols-[minmax(0,20rem)_auto] sm:items-end">
            <TextField
              name="selector"
              label="Look under another selector"
              error={fault}
              defaultValue={typed}
              autoComplete="off"
              spellCheck={false}
              autoCapitalize="none"
            />
            <Button type="submit" tone="outline" className="justify-self-start">
              Look
            </Button>
          </Form>
        </div>
        <FindingPart
          id="dmarc"
          title="DMARC"
          what="What others should do with emails that are on no list and carry no seal."
          finding={findings.dmarc}
        />
        <FindingPart
          id="mx"
          title="MX"
          what="The servers that take emails to your domain."
          finding={findings.mx}
        />
        <p className="text-ink-soft text-sm">
          This is what the name servers say now. Whether one email lands in the inbox is decided by whoever
          receives it: a{' '}
          <Link className="link" to="/admin/settings/email">
            test to yourself
          </Link>{' '}
          shows more.
        </p>
      </div>
    </>
  );
}
