import type { ReactNode } from 'react';
import { LinkButton } from '#app/ui/button.tsx';
import { Card, CardLink, type CardTone } from '#app/ui/card.tsx';
import { cx } from '#app/ui/cx.ts';
import { Icon } from '#app/ui/icon.tsx';
import { Container, Section } from '#app/ui/layout.tsx';
import { home } from '#content/home.ts';
import { services } from '#content/services/all.ts';
import { SectionHead } from './section-head.tsx';
import { AccountTable, BuildBudget, EveningLog, PageOnDesk } from './service-artefacts.tsx';

/** Four services, each with a piece of its work in place of an icon. */
export function Services() {
  const { title, intro, enquire, design, development, ppc, leads } = home.services;
  return (
    <Section labelledBy="services-title">
      <Container>
        <SectionHead id="services-title" title={title} intro={intro}>
          <LinkButton href={enquire.to} tone="ink" icon="arrow" className="justify-self-start">
            {enquire.label}
          </LinkButton>
        </SectionHead>
        <div className="mt-10 grid gap-4 sm:mt-14 lg:grid-cols-12 lg:gap-5">
          <ServiceCard {...design} term={design.fact} tone="sand" className="lg:col-span-7" flush>
            <PageOnDesk page={design.page} />
          </ServiceCard>
          <ServiceCard {...development} term={termOf('web-development')} tone="ink" className="lg:col-span-5">
            <BuildBudget caption={development.fact} lines={development.budget} />
          </ServiceCard>
          <ServiceCard {...ppc} term={termOf('ppc-advertising')} tone="foam" className="lg:col-span-5">
            <AccountTable caption={ppc.fact} terms={ppc.terms} />
          </ServiceCard>
          <ServiceCard {...leads} term={termOf('ai-lead-generation')} tone="mist" className="lg:col-span-7">
            <EveningLog caption={leads.fact} entries={leads.timeline} />
          </ServiceCard>
        </div>
      </Container>
    </Section>
  );
}

/** How soon it shows, as the page of the service says it. */
const termOf = (slug: keyof typeof services) => services[slug].glance.firstResult;

type ServiceCardProps = {
  title: string;
  text: string;
  term: string;
  to: string;
  tone: CardTone;
  /** Its piece of work goes to the card's edges. */
  flush?: boolean;
  className: string;
  children: ReactNode;
};

function ServiceCard({ title, text, term, to, tone, flush = false, className, children }: ServiceCardProps) {
  return (
    <Card as="article" tone={tone} flush className={cx('reveal group/service flex flex-col', className)}>
      <div className="p-5 pb-0 sm:p-9 sm:pb-0">
        <h3 className="text-3xl">
          <CardLink href={to} className="flex items-start justify-between gap-2">
            {title}
            <Icon
              name="arrow-out"
              className="-mt-0.5 max-sm:-mr-2 transition-transform duration-200 group-hover/service:translate-x-1 group-hover/service:-translate-y-1"
            />
          </CardLink>
        </h3>
        <p className="mt-3 max-w-[32em] lg:text-lg">{text}</p>
        <p className="mt-2 text-balance text-sm opacity-80">{term}</p>
      </div>
      <div className={cx('grid grow', !flush && 'p-5 sm:p-9 sm:pt-8')}>{children}</div>
    </Card>
  );
}
