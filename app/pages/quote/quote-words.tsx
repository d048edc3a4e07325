import { WordsInSea } from '#app/pages/forms/sea-behind-form.tsx';
import { Eyebrow } from '#app/ui/eyebrow.tsx';
import { quote } from '#content/quote.ts';
import { QuoteSlip } from './quote-sheet.tsx';

/** The headline in the sea above the form, and where the sheet has no place beside that, the quote in short. */
export function QuoteWords() {
  const [start = '', rest = ''] = quote.hero.title.split(/(?<=:) /);
  return (
    <WordsInSea>
      <h1 className="beside-staff">
        <Eyebrow as="span">
          {/* Over words of their own the colon is not seen. */}
          {start.replace(/:$/, '')}
          <span className="sr-only">{start.endsWith(':') && ':'}</span>
        </Eyebrow>{' '}
        {rest && <span className="mt-3 block text-4xl sm:mt-4 sm:text-6xl">{rest}</span>}
      </h1>
      <p className="beside-staff mt-4 max-w-[34em] text-balance sm:mt-6 sm:text-lg">{quote.hero.intro}</p>
      <QuoteSlip />
    </WordsInSea>
  );
}
