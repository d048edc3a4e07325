import { quote } from '#content/quote.ts';

/** The props of the quote island, written into the page. */
export const quoteIslandProps = () => ({
  send: quote.buttons.send,
  sending: quote.buttons.sending,
  failure: quote.failure,
});

export type QuoteIslandProps = ReturnType<typeof quoteIslandProps>;
