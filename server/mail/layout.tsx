import { Body } from '@react-email/body';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Heading } from '@react-email/heading';
import { Hr } from '@react-email/hr';
import { Html } from '@react-email/html';
import { Preview } from '@react-email/preview';
import { Text } from '@react-email/text';
import type { CSSProperties, ReactNode } from 'react';
import { site } from '#content/site.ts';
import { day, headStyles, sans } from './look.ts';
import { Mark } from './mark.tsx';
import { MailLink, OurNumber } from './parts.tsx';
import { whoWeAre } from './who-we-are.ts';

type LayoutProps = { preview: string; heading: string; children: ReactNode };

const smallPrint = (): CSSProperties => ({
  ...{ color: day.quiet, fontSize: '14px', lineHeight: '21px', margin: '0 0 4px' },
});

/** The frame of every e-mail, by day and by night: mark, heading, text, and who sent it. */
export function EmailLayout({ preview, heading, children }: LayoutProps) {
  const details = whoWeAre();
  const small = smallPrint();
  return (
    <Html lang="en-GB">
      <Head>
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own styles, of which React would escape the quotes */}
        <style dangerouslySetInnerHTML={{ __html: headStyles }} />
      </Head>
      <Preview>{preview}</Preview>
      <Body className="page" style={{ backgroundColor: day.page, margin: 0, padding: '32px 12px' }}>
        <Container
          className="card"
          style={{
            ...{ backgroundColor: day.card, color: day.text, fontFamily: sans },
            ...{ maxWidth: '560px', padding: '32px', borderRadius: '14px' },
          }}
        >
          <Mark />
          <Heading
            as="h1"
            className="text"
            style={{
              ...{ color: day.text, fontSize: '28px', lineHeight: '34px' },
              ...{ letterSpacing: '-0.02em', margin: '0 0 16px' },
            }}
          >
            {heading}
          </Heading>
          {children}
          <Hr className="line" style={{ borderColor: day.line, margin: '32px 0 16px' }} />
          <Text className="quiet" style={small}>
            {site.name}, {site.location}. <MailLink href={`mailto:${site.email}`}>{site.email}</MailLink>,{' '}
            <OurNumber />
          </Text>
          {details && (
            <Text className="quiet" style={small}>
              {details}
            </Text>
          )}
        </Container>
      </Body>
    </Html>
  );
}
