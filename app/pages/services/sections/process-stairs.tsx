import { cx } from '#app/ui/cx.ts';
import type { Steps } from './types.ts';

const stairs = [
  'bg-sand text-ink lg:min-h-[18rem]',
  'bg-mist text-ink lg:min-h-[20rem]',
  'bg-spray text-ink lg:min-h-[22rem]',
  'bg-tide text-chalk lg:min-h-[24rem] on-ink',
];

/** Four blocks that stand side by side, each higher than the one before. */
export function Stairs({ steps }: Steps) {
  return (
    <ol className="mt-8 grid overflow-hidden rounded-xl sm:mt-12 lg:grid-cols-4 lg:items-end">
      {steps.map((step, index) => (
        <li
          key={step.title}
          className={cx('flex flex-col p-6 sm:p-8 lg:justify-end lg:rounded-t-xl', stairs[index])}
        >
          <p className="font-semibold text-sm">{step.when}</p>
          <h3 className="mt-1 text-xl sm:text-2xl">{step.title}</h3>
          <p className="mt-2 max-w-[34em] max-sm:text-sm sm:mt-3">{step.text}</p>
        </li>
      ))}
    </ol>
  );
}
