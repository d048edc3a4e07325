import { render, toPlainText } from '@react-email/render';
import type { ReactElement } from 'react';

/** An e-mail's two bodies from one template. */
export async function renderEmail(template: ReactElement): Promise<{ html: string; text: string }> {
  const html = await render(template);
  return { html, text: toPlainText(html) };
}
