import { quote } from '#content/quote.ts';

/** What the quote island is told in the page. */
export const quoteIslandProps = {
  send: quote.buttons.send,
  sending: quote.buttons.sending,
  failure: quote.failure,
};

export type QuoteIslandProps = typeof quoteIslandProps;
