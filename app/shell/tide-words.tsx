import { PhoneFold } from '#app/ui/phone-fold.tsx';
import { Sentences } from '#app/ui/sentences.tsx';
import { shore } from '#content/shore.ts';

const link = 'underline underline-offset-4';

/** What the end of the page shows, how far it can be trusted, and where it comes from; on phones the first is behind its title. */
export function TideWords() {
  const { source } = shore;
  return (
    <div className="mt-2 border-chalk/15 border-t md:mt-5 md:pt-6! print:hidden">
      <h2 className="fold-title text-2xl">{shore.title}</h2>
      <div className="grid gap-x-10 gap-y-1 lg:grid-cols-[1fr_auto] lg:items-end">
        <PhoneFold label={<span className="display text-2xl">{shore.title}</span>}>
          <p className="max-w-[40rem] text-sm max-md:pb-3 md:mt-2">
            {shore.lead} {shore.palette.note}
          </p>
        </PhoneFold>
        <p className="text-sand-deep text-xs max-md:pb-4 lg:text-right">
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
    </div>
  );
}
