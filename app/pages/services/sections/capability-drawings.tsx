/** What is drawn of one decision: paper, what is not decided, what stands, and the stroke that decides; of one the thumb. */
type Decision = { paper: string; grey: string; ink: string; stroke: string; thumb?: string };

const page = 'M22 8h116a6 6 0 0 1 6 6v72a6 6 0 0 1-6 6H22a6 6 0 0 1-6-6V14a6 6 0 0 1 6-6z';

/** On sheets of 160 by 100: a sentence in a ring, proof that moves up, what a thumb reaches, a field that goes, a focus. */
const decisions: readonly Decision[] = [
  {
    paper: `${page}M16 22h128`,
    grey: 'M36 70h88M36 80h60',
    ink: 'M40 38h76M40 50h52',
    stroke: 'M104 28C66 24 28 30 27 44S62 62 92 60 133 50 130 40 112 30 88 29',
  },
  {
    paper: 'M26 8h76v24H26zM26 38h76v24H26zM26 68h76v24H26z',
    grey: 'M60 20h32M60 50h32',
    ink: 'M60 80h32M36 80l4 4 8-9M36 24l5-7 6 7M36 46h12v8H36z',
    stroke: 'M114 80c20-6 22-50 2-60M126 19l-11 0 2 12',
  },
  {
    paper: 'M56 2h50a8 8 0 0 1 8 8v80a8 8 0 0 1-8 8H56a8 8 0 0 1-8-8V10a8 8 0 0 1 8-8z',
    grey: 'M60 16h42M60 26h26M60 40h16',
    ink: 'M80 80h14',
    stroke: 'M114 40A56 56 0 0 0 62 97',
    thumb: 'M234 143L114 83',
  },
  {
    paper: 'M30 16h100v14H30zM30 42h100v14H30zM30 68h100v14H30z',
    grey: 'M30 9h30M30 36h44M30 62h24',
    ink: 'M40 23h30M40 75h46',
    stroke: 'M22 58L138 40',
  },
  {
    paper: `${page}M16 22h128`,
    grey: 'M36 36h40M36 46h64M108 68h20',
    ink: 'M46 68h28',
    stroke: 'M44 56h32a12 12 0 0 1 0 24H44a12 12 0 0 1 0-24z',
  },
];

/** The drawing of a decision by its place, if there is one. */
export function DecisionDrawing({ at, className }: { at: number; className: string }) {
  const drawn = decisions[at];
  return (
    drawn && (
      <svg
        viewBox="0 0 160 100"
        fill="none"
        strokeLinecap="round"
        strokeLinejoin="round"
        strokeWidth="5"
        aria-hidden="true"
        className={className}
      >
        <path d={drawn.paper} strokeWidth="1.5" className="fill-foam stroke-edge" />
        <path d={drawn.grey} className="stroke-sand-deep" />
        <path d={drawn.ink} className="stroke-ink" />
        <path d={drawn.stroke} strokeWidth="3.5" className="stroke-beacon" />
        {drawn.thumb && (
          <>
            <path d={drawn.thumb} strokeWidth="24" className="stroke-ink" />
            <path d={drawn.thumb} strokeWidth="18" className="stroke-foam" />
            <path d="M116 78q-6-1-9 4" strokeWidth="2.5" className="stroke-ink" />
          </>
        )}
      </svg>
    )
  );
}
