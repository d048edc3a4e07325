import { cx } from '#app/ui/cx.ts';
import type { Steps } from './process.tsx';

const stairs = [
  'bg-sand text-ink lg:pt-8',
  'bg-mist text-ink lg:pt-20',
  'bg-spray text-ink lg:pt-32',
  'bg-beacon text-ink lg:pt-44',
];

/** Four blocks that stand side by side, each higher than the one before. */
export function Stairs({ steps }: Steps) {
  return (
    <ol className="mt-10 grid overflow-hidden rounded-xl sm:mt-14 lg:grid-cols-4 lg:items-end">
      {steps.map((step, index) => (
        <li key={step.title} className={cx('flex flex-col p-6 sm:p-8 lg:rounded-t-xl', stairs[index])}>
          <p className="font-semibold text-sm">{step.when}</p>
          <h3 className="mt-1 text-2xl">{step.title}</h3>
          <p className="mt-3 max-w-[34em] lg:min-h-[13em]">{step.text}</p>
        </li>
      ))}
    </ol>
  );
}
