import { render, toPlainText } from '@react-email/render';
import { createElement, type ReactElement } from 'react';
import { SiteUrl } from './mark.tsx';

/**
 * An e-mail's two bodies from one template.
 * @param siteUrl the site's address, without a closing slash
 */
export async function renderEmail(
  siteUrl: string,
  template: ReactElement,
): Promise<{ html: string; text: string }> {
  const html = await render(createElement(SiteUrl, { value: siteUrl }, template));
  // A number is read and dialled as it stands: its link adds nothing.
  const numbers = { selector: 'a[href^="tel:"]', format: 'anchor', options: { ignoreHref: true } };
  return { html, text: toPlainText(html, { selectors: [numbers] }) };
}
