import { Button } from '@react-email/button';
import { Link } from '@react-email/link';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import type { ReactNode } from 'react';
import { say } from '#content/say.ts';
import { site } from '#content/site.ts';
import { Lines } from './lines.tsx';
import { button, day } from './look.ts';

type ParagraphProps = { children: ReactNode /** Nothing follows on the same ground. */; last?: boolean };

/** A paragraph. */
export function Paragraph({ children, last = false }: ParagraphProps) {
  return (
    <Text
      className="text"
      style={{ color: day.text, fontSize: '16px', lineHeight: '25px', margin: last ? 0 : '0 0 16px' }}
    >
      {children}
    </Text>
  );
}

/** A link in a text. */
export function MailLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link href={href} className="link" style={{ color: day.link, textDecoration: 'underline' }}>
      {children}
    </Link>
  );
}

/** Our number, which a touch rings. */
export function OurNumber() {
  return (
    <span style={{ whiteSpace: 'nowrap' }}>
      <MailLink href={`tel:${site.phone.dial}`}>{site.phone.display}</MailLink>
    </span>
  );
}

/** The one thing that an e-mail asks for: each has one at most. */
export function MailButton({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Section style={{ margin: '8px 0 24px' }}>
      <Button
        href={href}
        style={{
          ...{ backgroundColor: button.ground, color: button.text, borderRadius: '999px' },
          ...{ fontSize: '16px', lineHeight: '20px', fontWeight: 700, padding: '15px 28px' },
        }}
      >
        {children}
      </Button>
    </Section>
  );
}

/** A ground of its own for what matters most. */
export function Panel({ children }: { children: ReactNode }) {
  return (
    <Section
      className="panel"
      style={{ backgroundColor: day.panel, borderRadius: '10px', padding: '18px 20px', margin: '0 0 20px' }}
    >
      {children}
    </Section>
  );
}

/** A labelled value, and where a touch of it leads. */
export type Fact = [label: string, value: string, href?: string];

/** Labelled values, one under the other; empty values are left out. */
export function Facts({ rows }: { rows: readonly Fact[] }) {
  const given = rows.filter(([, value]) => value !== '');
  if (given.length === 0) return null;
  return (
    <Section style={{ margin: '0 0 20px' }}>
      {given.map(([label, value, href]) => (
        <Text
          key={label}
          className="line text"
          style={{
            ...{ borderTop: `1px solid ${day.line}`, color: day.text, padding: '9px 0 10px', margin: 0 },
            ...{ fontSize: '16px', lineHeight: '24px' },
          }}
        >
          <span
            className="quiet"
            style={{ color: day.quiet, display: 'block', fontSize: '13px', lineHeight: '20px' }}
          >
            {label}:{' '}
          </span>
          {href ? <MailLink href={href}>{value}</MailLink> : <Lines text={value} />}
        </Text>
      ))}
    </Section>
  );
}

/** An address and a number as facts that a touch writes to and rings. */
export const writeTo = (email: string): Fact => [say('Email'), email, `mailto:${email}`];
export const ring = (phone: string): Fact => [say('Phone'), phone, `tel:${phone.replaceAll(/[^\d+]/g, '')}`];
