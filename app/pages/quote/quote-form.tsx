import { AnswerTemplates } from '#app/pages/forms/answer-templates.tsx';
import { FormAlert } from '#app/pages/forms/form-alert.tsx';
import type { LeadFormView } from '#app/pages/forms/form-view.ts';
import { HiddenFields } from '#app/pages/forms/hidden-fields.tsx';
import { WithLinks } from '#app/pages/forms/with-links.tsx';
import { Button } from '#app/ui/button.tsx';
import { cx } from '#app/ui/cx.ts';
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
      // Below the sea, whatever is its first part: a message, a sum or a question.
      className="relative pt-9 lg:pt-16"
    >
      <HiddenFields hidden={view.hidden} />
      <FormAlert message={view.message} />
      {sum && <YourSum sum={sum} view={view} />}
      <div className="pb-6 lg:pb-9">
        <KindField view={view} />
      </div>
      <Group id="group-you" {...groups.you}>
        <YouFields view={view} />
      </Group>
      <Group id="group-more" optional {...groups.more}>
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
      <div className="grid items-start gap-x-14 gap-y-6 border-sand-deep border-t-[1.5px] pt-6 lg:grid-cols-[17rem_minmax(0,1fr)_minmax(0,1fr)] lg:pt-9">
        <div className="lg:col-span-2 lg:col-start-2">
          <Button type="submit" size="lg" className="w-full sm:w-auto">
            <span data-send-text>{quote.buttons.send}</span>
          </Button>
          <p className="mt-5 max-w-[44em] text-ink-soft text-sm">
            <WithLinks
              text={quote.gdpr.text}
              links={{ privacy: { to: '/privacy-policy', label: quote.gdpr.privacy } }}
            />
          </p>
        </div>
        <Badges />
      </div>
      <AnswerTemplates />
    </form>
  );
}

/** The three reassurances around the button that they are read for: the first as what it leads to. */
function Badges() {
  return (
    <ul className="grid gap-x-6 gap-y-3 sm:max-lg:grid-cols-3 lg:contents">
      {quote.badges.map((badge, index) => (
        <li
          key={badge.title}
          className={cx(
            'grid content-start gap-x-4 gap-y-1 border-tide border-t-2 pt-3 text-sm max-sm:grid-cols-[7rem_minmax(0,1fr)]',
            index === 0 && 'lg:col-start-1 lg:row-start-1 lg:border-0 lg:pt-0',
            index === 1 && 'lg:col-start-2',
          )}
        >
          <p className={cx('font-semibold', index === 0 && 'lg:display lg:text-2xl')}>{badge.title}</p>
          <p className={cx(index === 0 && 'lg:text-ink-soft')}>{badge.text}</p>
        </li>
      ))}
    </ul>
  );
}
