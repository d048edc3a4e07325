import { AnswerTemplates } from '#app/pages/forms/answer-templates.tsx';
import { FormAlert } from '#app/pages/forms/form-alert.tsx';
import type { LeadFormView } from '#app/pages/forms/form-view.ts';
import { HiddenFields } from '#app/pages/forms/hidden-fields.tsx';
import { QuickWays } from '#app/pages/forms/quick-ways.tsx';
import { WithLinks } from '#app/pages/forms/with-links.tsx';
import { Button } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { contact } from '#content/contact.ts';
import { say } from '#content/say.ts';
import { ProjectFields } from './project-fields.tsx';
import { ScopeFields } from './scope-fields.tsx';
import { StepProgress } from './step-progress.tsx';
import { YouFields } from './you-fields.tsx';

const stepCount = 3;

/**
 * The enquiry as one long form. With scripting only the current step is shown (`contact.css`); after the server has
 * refused a form that was posted without the island, all steps are shown.
 */
export function ContactForm({ view }: { view: LeadFormView }) {
  const { hero, steps, buttons, footnote } = contact;
  return (
    <form
      id="enquiry-form"
      method="post"
      action="/lets-talk#enquiry"
      encType="multipart/form-data"
      noValidate
      aria-label={say('Enquiry')}
      data-long={view.message ? '' : undefined}
      data-step="1"
      className="contact-form relative scroll-mt-28"
    >
      <HiddenFields hidden={view.hidden} />
      <StepProgress text={steps.progress} total={stepCount} />
      <FormAlert message={view.message} />
      <Step number={1} title={steps.one.title} intro={steps.one.intro}>
        <YouFields view={view} />
      </Step>
      <Step number={2} title={steps.two.title} intro={steps.two.intro}>
        <ScopeFields view={view} />
      </Step>
      <Step number={3} title={steps.three.title} intro={steps.three.intro}>
        <ProjectFields view={view} />
      </Step>
      <div data-uploading hidden className="mt-6">
        <p className="mb-1.5 flex justify-between text-sm">
          <span>{contact.files.uploading}</span>
          <span data-uploading-text className="figures font-semibold" />
        </p>
        <progress data-uploading-bar max={100} value={0} className="upload-bar" />
      </div>
      <div className="mt-8 flex flex-wrap items-center justify-between gap-3">
        <Button data-back tone="outline" icon="arrow-left" className="contact-back">
          {buttons.back}
        </Button>
        <Button type="submit" data-next size="lg" icon="arrow" className="contact-next ml-auto max-sm:flex-1">
          {buttons.next}
        </Button>
        <Button type="submit" data-send size="lg" className="contact-send ml-auto max-sm:flex-1 max-sm:px-4">
          <span data-send-text>{buttons.send}</span>
        </Button>
      </div>
      {/* What binds and what is kept is said where it is sent. */}
      <p className="contact-send mt-6 text-ink-soft text-sm">
        <WithLinks
          text={footnote.text}
          links={{
            terms: { to: '/terms-of-service', label: footnote.terms },
            privacy: { to: '/privacy-policy', label: footnote.privacy },
          }}
        />
      </p>
      <ul className="mt-6 grid gap-1.5 text-sm">
        {hero.points.map((point) => (
          <li key={point} className="flex gap-2">
            <Icon name="check" className="mt-[0.3em] text-tide" />
            {point}
          </li>
        ))}
      </ul>
      <QuickWays className="mt-5 border-sand-deep border-t pt-4" />
      <AnswerTemplates />
    </form>
  );
}

type StepProps = { number: number; title: string; intro: string; children: React.ReactNode };

function Step({ number, title, intro, children }: StepProps) {
  const id = `step-${number}`;
  return (
    <section data-form-step={number} aria-labelledby={id} className="contact-step">
      <h2 id={id} tabIndex={-1} className="text-2xl outline-none">
        {title}
      </h2>
      <p className="mt-1.5 mb-6 max-w-[34em] text-ink-soft">{intro}</p>
      <div className="grid grid-cols-1 gap-6">{children}</div>
    </section>
  );
}
