import { Sentences } from '#app/ui/sentences.tsx';
import { shore } from '#content/shore.ts';

const link = 'underline underline-offset-4';

/** Above the curve that the page ends with: what it shows, what follows it, how far it can be trusted, and its source. */
export function TideWords() {
  const { source } = shore;
  return (
    <div className="border-chalk/15 border-t pt-3 print:hidden">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 className="text-xl">{shore.title}</h2>
        <p className="footer-small text-sand-deep">
          <Sentences text={shore.note} as="inline-block" />
          {source.lead}{' '}
          <a href={source.data.to} className={link}>
            {source.data.label}
          </a>{' '}
          {source.joint}{' '}
          <a href={source.licence.to} className={link}>
            {source.licence.label}
          </a>
        </p>
      </div>
      <p id="follow-sun" className="footer-small mt-1 text-balance text-sand-deep">
        {shore.lead} {shore.palette.note}
      </p>
    </div>
  );
}
