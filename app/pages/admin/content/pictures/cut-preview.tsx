import type { MouseEvent } from 'react';
import { middleOf, type Rectangle } from '#domain/pictures/crop.ts';
import { type Focus, fileAtLeast, readReference } from '#domain/pictures/reference.ts';
import type { PictureView } from './picture-view.ts';
import { shownSize } from './shown-size.ts';

type CutPreviewProps = {
  view: PictureView;
  shown: { part: Rectangle; focus: Focus };
  onAim: (event: MouseEvent<HTMLInputElement>) => void;
};

/** The whole picture with the part that is shown, as a button that says where it was clicked. */
export function CutPreview({ view: { whole, size, state }, shown: { part, focus }, onAim }: CutPreviewProps) {
  const reference = readReference(whole);
  const frame = shownSize(size);
  if (!reference || state === 'waiting')
    return <svg aria-hidden="true" {...frame} className="rounded-sm bg-sand" />;
  const [x, y] = middleOf(focus);
  const { width: w, height: h } = size;
  const left = part.left + part.width;
  const low = part.top + part.height;
  return (
    <div className="grid w-fit">
      <input
        type="image"
        name="at"
        src={fileAtLeast(reference, 640, 'webp')}
        alt="Save, with the place that you click staying in view"
        width={frame.width}
        height={frame.height}
        onClick={onAim}
        className="col-start-1 row-start-1 rounded-sm"
      />
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${w} ${h}`}
        width={frame.width}
        height={frame.height}
        className="pointer-events-none col-start-1 row-start-1"
      >
        <path
          fillRule="evenodd"
          className="fill-ink/60"
          d={`M0 0H${w}V${h}H0ZM${part.left} ${part.top}V${low}H${left}V${part.top}Z`}
        />
        <circle
          cx={x * w}
          cy={y * h}
          r={Math.max(w, h) / 40}
          strokeWidth={Math.max(w, h) / 120}
          className="fill-beacon stroke-foam"
        />
      </svg>
    </div>
  );
}
