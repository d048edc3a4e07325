import { pageMeta } from '#app/page-meta.ts';
import { answerForm, loadForm } from '#app/pages/forms/answer-form.ts';
import { WordsInSea } from '#app/pages/forms/sea-behind-form.tsx';
import { Eyebrow } from '#app/ui/eyebrow.tsx';
import { Container } from '#app/ui/layout.tsx';
import { Sentences } from '#app/ui/sentences.tsx';
import { contact } from '#content/contact.ts';
import { submitContact } from '#server/leads/submit-contact.ts';
import type { Route } from './+types/contact-page.ts';
import { ContactAside } from './contact-aside.tsx';
import { ContactForm } from './contact-form.tsx';
import { ContactSent } from './contact-sent.tsx';
import { contactIslandProps } from './island-props.ts';
import { Passage } from './passage.tsx';

export const meta: Route.MetaFunction = () => pageMeta('/lets-talk');

export const loader = (sent: Route.LoaderArgs) => loadForm(sent);

/** The action for browsers without JavaScript, files included; the island sends to /api/contact. */
export const action = (sent: Route.ActionArgs) =>
  answerForm(sent, {
    path: '/lets-talk',
    limit: 'contact',
    submit: submitContact,
    failure: contact.failure,
  });

export default function ContactPage({ loaderData, actionData }: Route.ComponentProps) {
  const view = actionData ?? loaderData;
  return (
    <div className="relative isolate bg-sand lg:[--sea:calc(44rem+min(9vw,9.5rem))]">
      <Container className="grid grid-cols-1 gap-x-14 gap-y-7 pt-6 pb-section sm:gap-y-10 sm:pt-10 lg:grid-cols-2 lg:gap-y-16 lg:sent:grid-cols-1">
        <WordsInSea>
          <h1 className="beside-staff">
            <Eyebrow as="span">{contact.hero.title}</Eyebrow>
          </h1>
          <p className="beside-staff display mt-3 text-balance text-4xl max-sm:text-[7.6vw] sm:mt-4 lg:pr-0! lg:text-[min(4.5vw,4.5rem)]">
            <Sentences text={contact.hero.intro} />
          </p>
          <p className="beside-staff mt-4 max-w-[32em] text-balance sm:mt-6 sm:text-lg">
            <span className="contact-in-steps">{contact.hero.inSteps}</span>
            <span className="contact-in-one">{contact.hero.inOne}</span>
          </p>
          <Passage />
        </WordsInSea>
        <div className="relative sent:mx-auto sent:w-full sent:max-w-[56rem]">
          <div
            id={view.sent ? undefined : 'enquiry'}
            data-island="contact-form"
            data-load="now"
            data-props={JSON.stringify(contactIslandProps())}
            className="scroll-mt-28 rounded-xl bg-foam p-5 shadow-raised sm:p-9 lg:p-11"
          >
            {view.sent ? <ContactSent sent={view.sent} /> : <ContactForm view={view} />}
            {!view.sent && (
              <template data-sent-template>
                <ContactSent sent={null} />
              </template>
            )}
          </div>
        </div>
        <ContactAside />
      </Container>
    </div>
  );
}
