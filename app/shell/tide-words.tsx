import { Sentences } from '#app/ui/sentences.tsx';
import { shore } from '#content/shore.ts';

const link = 'underline underline-offset-4';

/** What the end of the page shows, how far it can be trusted, and where it comes from. */
export function TideWords() {
  const { source } = shore;
  return (
    <div className="mt-5 grid gap-x-10 gap-y-1 border-chalk/15 border-t pt-5 lg:grid-cols-[1fr_auto] lg:items-end print:hidden">
      <div>
        <h2 className="text-2xl">{shore.title}</h2>
        <p className="mt-2 max-w-[40rem] text-sm">
          {shore.lead} {shore.palette.note}
        </p>
      </div>
      <p className="text-sand-deep text-xs lg:text-right">
        <Sentences text={shore.note} as="inline-block" />
        <br />
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
  );
}
