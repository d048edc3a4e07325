import { Body } from '@react-email/body';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Heading } from '@react-email/heading';
import { Hr } from '@react-email/hr';
import { Html } from '@react-email/html';
import { Preview } from '@react-email/preview';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import type { ReactNode } from 'react';
import { site } from '#content/site.ts';
import { companyDetails } from '#domain/business/identity.ts';
import { Lines } from './lines.tsx';

// Colours of the theme as hex: mail programs know neither OKLCH nor variables.
const ink = '#10222f';
const chalk = '#f8f5ef';
const quiet = '#51626d';
const font = "'Instrument Sans', 'Segoe UI', Helvetica, Arial, sans-serif";

// The law asks for it in every letter, e-mails included.
const whoWeAre = companyDetails(site).join(' ');

type LayoutProps = { preview: string; heading: string; children: ReactNode };

/** The frame of every e-mail: heading, text, and who sent it. */
export function EmailLayout({ preview, heading, children }: LayoutProps) {
  return (
    <Html lang="en-GB">
      <Head />
      <Preview>{preview}</Preview>
      <Body style={{ backgroundColor: chalk, color: ink, fontFamily: font, margin: 0, padding: '32px 12px' }}>
        <Container
          style={{ backgroundColor: '#ffffff', maxWidth: '560px', padding: '32px', borderRadius: '12px' }}
        >
          <Text style={{ margin: '0 0 24px', fontWeight: 700, fontSize: '18px' }}>{site.name}</Text>
          <Heading as="h1" style={{ fontSize: '26px', lineHeight: '32px', margin: '0 0 16px' }}>
            {heading}
          </Heading>
          {children}
          <Hr style={{ borderColor: '#e4ddd0', margin: '28px 0 16px' }} />
          <Text style={{ color: quiet, fontSize: '13px', lineHeight: '20px', margin: 0 }}>
            {site.name}, {site.location}. {site.email}, {site.phone.display}
          </Text>
          {whoWeAre && (
            <Text style={{ color: quiet, fontSize: '13px', lineHeight: '20px', margin: '4px 0 0' }}>
              {whoWeAre}
            </Text>
          )}
        </Container>
      </Body>
    </Html>
  );
}

/** A paragraph. */
export function Paragraph({ children }: { children: ReactNode }) {
  return <Text style={{ fontSize: '16px', lineHeight: '25px', margin: '0 0 16px' }}>{children}</Text>;
}

/** Labelled values, one under the other; empty values are left out. */
export function Facts({ rows }: { rows: Array<[label: string, value: string]> }) {
  return (
    <Section style={{ margin: '0 0 16px' }}>
      {rows
        .filter(([, value]) => value !== '')
        .map(([label, value]) => (
          <Text key={label} style={{ fontSize: '16px', lineHeight: '24px', margin: '0 0 8px' }}>
            <span style={{ color: quiet }}>{label}: </span>
            <Lines text={value} />
          </Text>
        ))}
    </Section>
  );
}
