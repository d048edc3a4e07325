/** A complaint that the tide brought: a note in a bottle, where the ground of the first ones rises. Decorative. */
export function Bottle({ className }: { className: string }) {
  return (
    <svg viewBox="0 -3 220 110" width="198" height="99" aria-hidden="true" className={className}>
      <g transform="rotate(-13 104 62)">
        <rect x="190" y="50" width="18" height="20" rx="4" fill="#c9a472" />
        <path
          d="M20 36H126c14 0 18 9 34 10h34v28h-34c-16 1-20 10-34 10H20C10 84 6 78 6 70V50c0-8 4-14 14-14Z"
          fill="#7fc4c0"
          fillOpacity=".8"
          stroke="#0a474e"
          strokeWidth="3"
        />
        <rect x="34" y="45" width="92" height="30" rx="5" fill="#fefefc" />
        <path d="M118 45c9 0 9 30 0 30s-9-30 0-30Z" fill="#e3d6c0" />
        <path
          d="M59 52q-9 3-9 12a5 5 0 1 0 6-5q0-3 4-4ZM75 52q-9 3-9 12a5 5 0 1 0 6-5q0-3 4-4Z"
          className="fill-beacon"
        />
        <path
          d="M22 42H122M186 46v28"
          fill="none"
          stroke="#fff"
          strokeWidth="3"
          strokeLinecap="round"
          strokeOpacity=".75"
        />
      </g>
    </svg>
  );
}
