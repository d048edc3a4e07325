import { use } from 'react';
import { Container } from '#app/ui/layout.tsx';
import { Sea } from '#app/ui/tide-lines.tsx';
import { say } from '#content/say.ts';
import { shore } from '#content/shore.ts';
import { paletteChoices } from '#domain/shore/palette.ts';
import { scale } from '#domain/shore/scale.ts';
import { TideMarksContext } from './tide-marks.ts';

/** What is pressed of the palettes is filled in when the page is sent. */
type Pressed = 'true' | 'false';

/**
 * The tide at this minute and its curve of the day, where the page ends in the sea. It comes last on every page: what
 * stands from here on is written anew each minute and is sent as it is (server/http/prepared/open-end.ts), so it is short.
 */
export function TideToday() {
  const tide = use(TideMarksContext);
  const [before, after] = say('{height} m').split('{height}');
  return (
    <section
      id="tide"
      data-island="tide"
      data-load="idle"
      data-from={tide.from}
      data-until={tide.until}
      data-way={tide.way}
      data-dark={tide.dark}
      aria-label={shore.title}
      className="tide"
    >
      <Sea height={tide.sea} place={tide.place} level={tide.level} high={tide.high} low={tide.low} />
      <svg role="img" aria-label={`${shore.curve} ${tide.told}`}>
        <svg
          viewBox="0 0 1000 1000"
          preserveAspectRatio="none"
          y={scale.top}
          height={scale.height}
          aria-hidden="true"
        >
          <path d={tide.curve} />
        </svg>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: places and times that domain/shore/drawing.ts wrote */}
        <g textAnchor="middle" dangerouslySetInnerHTML={{ __html: tide.waters }} />
        <circle cx={`${tide.x}%`} cy={tide.y} r="6" />
      </svg>
      <Container>
        <dl>
          <div>
            <dt>{shore.now}</dt>
            <dd>
              {before}
              <b>{tide.level}</b>
              {`${after} `}
              <i>{shore.rising}</i>
              <i>{shore.falling}</i>
            </dd>
          </div>
          <div>
            <dt>{shore.nextHigh}</dt>
            <dd>
              <time dateTime={tide.highAt}>{tide.high}</time>
              {`, ${say('{height} m', { height: tide.highLevel })}`}
            </dd>
          </div>
          <div>
            <dt>{shore.nextLow}</dt>
            <dd>
              <time dateTime={tide.lowAt}>{tide.low}</time>
              {`, ${say('{height} m', { height: tide.lowLevel })}`}
            </dd>
          </div>
          <div>
            <dt>{shore.daylight}</dt>
            <dd>
              <time data-sun="" dateTime={tide.sunriseAt}>
                {tide.sunrise}
              </time>
              –
              <time data-sun="" dateTime={tide.sunsetAt}>
                {tide.sunset}
              </time>
            </dd>
          </div>
        </dl>
        <form method="post" action="/palette" aria-label={shore.palette.title} aria-describedby="follow-sun">
          {paletteChoices.map((one) => (
            <button key={one} type="submit" name="palette" value={one} aria-pressed={tide[one] as Pressed}>
              {shore.palette[one]}
            </button>
          ))}
        </form>
      </Container>
    </section>
  );
}
