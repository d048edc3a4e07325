import { AnswerTemplates } from '#app/pages/forms/answer-templates.tsx';
import { FormAlert } from '#app/pages/forms/form-alert.tsx';
import type { LeadFormView } from '#app/pages/forms/form-view.ts';
import { HiddenFields } from '#app/pages/forms/hidden-fields.tsx';
import { WithLinks } from '#app/pages/forms/with-links.tsx';
import { Button } from '#app/ui/button.tsx';
import { quote } from '#content/quote.ts';
import { say } from '#content/say.ts';
import type { AskedSum } from './asked-sum.ts';
import { DetailFields } from './detail-fields.tsx';
import { Fold, Group } from './group.tsx';
import { KindField, NeedFields } from './need-fields.tsx';
import { ScopeFields } from './scope-fields.tsx';
import { YouFields } from './you-fields.tsx';
import { YourSum } from './your-sum.tsx';

const inGroup = {
  project: ['primaryGoals', 'desiredFeatures'],
  scope: ['numberOfPages', 'targetLaunchDate', 'budget'],
  details: ['projectDetails', 'howDidYouHear'],
};

/** The quote request: what kind of project it is, who asks, and three groups that stay closed until somebody has more to say. */
export function QuoteForm({ view, sum }: { view: LeadFormView; sum: AskedSum | null }) {
  const { groups } = quote;
  const holds = (names: string[]) =>
    names.some((name) => view.values[name]?.some(Boolean) || view.fields[name]);
  return (
    <form
      id="enquiry-form"
      method="post"
      action={`/quote${sum?.search ?? ''}#enquiry`}
      noValidate
      aria-label={say('Quote request')}
      className="relative"
    >
      <HiddenFields hidden={view.hidden} />
      <FormAlert message={view.message} />
      {sum && <YourSum sum={sum} view={view} />}
      <KindField view={view} />
      <Group id="group-you" {...groups.you}>
        <YouFields view={view} />
      </Group>
      <Group id="group-more" {...groups.more}>
        <div className="divide-y divide-sand-deep rounded-xl bg-sand">
          <Fold {...groups.project} open={holds(inGroup.project)}>
            <NeedFields view={view} />
          </Fold>
          <Fold {...groups.scope} open={holds(inGroup.scope)}>
            <ScopeFields view={view} />
          </Fold>
          <Fold {...groups.details} open={holds(inGroup.details)}>
            <DetailFields view={view} />
          </Fold>
        </div>
      </Group>
      <div className="mt-7 grid items-center gap-x-6 gap-y-5 sm:grid-cols-[auto_1fr]">
        <Button type="submit" size="lg" className="w-full sm:w-auto">
          <span data-send-text>{quote.buttons.send}</span>
        </Button>
        <p className="text-ink-soft text-sm">
          <WithLinks
            text={quote.gdpr.text}
            links={{ privacy: { to: '/privacy-policy', label: quote.gdpr.privacy } }}
          />
        </p>
      </div>
      <AnswerTemplates />
    </form>
  );
}
