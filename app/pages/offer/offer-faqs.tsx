import { Accordion, AccordionItem } from '#app/ui/accordion.tsx';
import { Container, Section } from '#app/ui/layout.tsx';
import { summerOffer } from '#content/offer/summer.ts';
import type { OfferState } from '#domain/offer/period.ts';
import { AsOffered } from './as-offered.tsx';

type OfferFaqsProps = { state: OfferState };

/** The four questions, answered in their first sentence. */
export function OfferFaqs({ state }: OfferFaqsProps) {
  const { title, items } = summerOffer.faqs;
  return (
    <Section labelledBy="faqs-title" className="pt-0!">
      <Container className="grid gap-x-16 gap-y-8 lg:grid-cols-12">
        <div className="lg:col-span-5">
          <h2 id="faqs-title" className="text-4xl">
            {title}
          </h2>
          <AsOffered state={state} />
        </div>
        <Accordion className="lg:col-span-7">
          {items.map((item, index) => (
            <AccordionItem key={item.question} title={item.question} open={index === 0}>
              <p>{item.answer}</p>
            </AccordionItem>
          ))}
        </Accordion>
      </Container>
    </Section>
  );
}
