import { MarkedList } from '#app/pages/shared/marked-list.tsx';
import { cx } from '#app/ui/cx.ts';
import { PhoneFold } from '#app/ui/phone-fold.tsx';
import { portfolioText } from '#content/portfolio.ts';
import type { CaseStudy } from '#content/schema/case-study.ts';
import { type BeforeAfter, hasNarrow } from '#content/schema/exhibit.ts';
import { ExhibitPicture } from './exhibit-picture.tsx';

type Told = CaseStudy['execution']['before'];

type ExhibitSidesProps = { exhibit: BeforeAfter; execution?: CaseStudy['execution'] | undefined };

/**
 * Two pictures that stand still, each above its own words: strips of a page one above the other, parts of one side by
 * side, or what went small beside its list and what took its place across the page.
 */
export function ExhibitSides({ exhibit, execution }: ExhibitSidesProps) {
  const { before, after, way, gone, kept } = exhibit;
  const { study } = portfolioText;
  const View = way === 'lists' ? Listed : way === 'near' ? Near : Strip;
  return (
    <div
      className={cx(
        'exhibit mt-7 grid gap-y-10 sm:mt-9 sm:gap-y-14',
        way === 'near' && 'sm:grid-cols-2 sm:gap-x-8 lg:gap-x-14',
      )}
    >
      <View shown={before} called={study.before} told={execution?.before} list={gone} pair={exhibit} />
      <View shown={after} called={study.after} told={execution?.after} list={kept} pair={exhibit} later />
    </div>
  );
}

type SideProps = {
  shown: BeforeAfter['before'];
  called: string;
  told: Told | undefined;
  list: readonly string[] | undefined;
  pair: Pick<BeforeAfter, 'title' | 'caption'>;
  later?: boolean;
};

/** Of a picture that goes across the page. */
const acrossSizes = '(min-width: 82rem) 75rem, 92vw';

/** What was is seven columns wide beside its words, and what is goes across the page above them and what both show. */
function Strip({ shown, called, told, later, pair }: SideProps) {
  return (
    <div className="grid gap-x-14 gap-y-6 lg:grid-cols-12">
      <div className={later ? 'lg:col-span-12' : 'lg:col-span-7'}>
        <Plate
          shown={shown}
          called={called}
          sizes={later ? acrossSizes : '(min-width: 82rem) 43rem, (min-width: 64rem) 55vw, 92vw'}
        />
      </div>
      {told && (
        <Words told={told} later={later} className={later ? 'lg:col-span-7' : 'lg:col-span-5 lg:mt-9'} />
      )}
      {told && later && (
        <Words
          told={{ title: pair.title, description: pair.caption }}
          later={false}
          className="max-lg:mt-6 lg:col-span-5"
        />
      )}
    </div>
  );
}

/** A part of each page above its own words. */
function Near({ shown, called, told, later }: SideProps) {
  return (
    <div>
      <Plate shown={shown} called={called} sizes="(min-width: 40rem) 46vw, 92vw" />
      {told && <Words told={told} later={later} className="mt-6" />}
    </div>
  );
}

/** What went is small, with its words and its list beside it; what took its place is large, with both below it. */
function Listed({ shown, called, told, list, later }: SideProps) {
  const { gone, kept } = portfolioText.study;
  const listed = list !== undefined && list.length > 0;
  return (
    <div
      className={cx('grid gap-x-14 gap-y-6', later ? 'lg:grid-cols-12' : 'sm:grid-cols-2 lg:grid-cols-12')}
    >
      <div className={later ? 'lg:col-span-12' : 'lg:col-span-6'}>
        <Plate
          shown={shown}
          called={called}
          sizes={later ? acrossSizes : '(min-width: 64rem) 36rem, (min-width: 40rem) 46vw, 92vw'}
          {...(!later && { narrowWhere: '(width < 64rem)', begins: true })}
        />
      </div>
      {told && (
        <div className={later ? 'contents' : 'grid content-start gap-y-6 lg:col-span-6 lg:mt-9'}>
          <Words told={told} later={later} className="lg:col-span-6" />
          {listed && (
            <PhoneFold
              label={later ? kept : gone}
              className="max-md:border-current/25 max-md:border-y lg:col-span-6"
            >
              <div className="max-md:pb-5 max-md:[&_h3]:sr-only">
                <MarkedList
                  title={later ? kept : gone}
                  items={list}
                  icon={later ? 'check' : 'close'}
                  mark={later ? 'text-case' : 'text-ink-soft'}
                />
              </div>
            </PhoneFold>
          )}
        </div>
      )}
    </div>
  );
}

type PlateProps = {
  shown: BeforeAfter['before'];
  called: string;
  sizes: string;
  narrowWhere?: string;
  /** Up to tablets its beginning alone: the list says what the rest is. */
  begins?: boolean;
};

/** A picture below its name; where it is half as wide as a tablet, too, it may be the one for phones. */
function Plate({ shown, called, sizes, narrowWhere = '(width < 40rem)', begins = false }: PlateProps) {
  return (
    <>
      <p className="mb-3 font-semibold">{shown.called ?? called}</p>
      <div className="overflow-hidden rounded-lg shadow-float">
        <ExhibitPicture
          shown={shown}
          sizes={sizes}
          className={cx('w-full', begins && 'begins')}
          {...(hasNarrow(shown.drawing) && { narrow: `${shown.drawing}-narrow`, where: narrowWhere })}
        />
      </div>
    </>
  );
}

type WordsProps = { told: Told; later: boolean | undefined; className: string };

function Words({ told, later, className }: WordsProps) {
  return (
    <div className={className}>
      <h3 className="text-xl">{told.title}</h3>
      <p className={cx('mt-3 max-w-[34em]', !later && 'text-ink-soft')}>{told.description}</p>
    </div>
  );
}
