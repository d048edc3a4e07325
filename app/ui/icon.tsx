import { cx } from './cx.ts';

/** Strokes on a 24 px grid; drawn for controls, not as decoration. */
const paths = {
  arrow: 'M4 12h15m-6-6.5 6.5 6.5-6.5 6.5',
  'arrow-left': 'M20 12H5m6-6.5L4.5 12l6.5 6.5',
  'arrow-out': 'M7 17 17 7m-8.5 0H17v8.5',
  chevron: 'm5 9 7 7 7-7',
  plus: 'M12 5v14M5 12h14',
  close: 'M6 6l12 12M18 6 6 18',
  menu: 'M3.5 8h17M3.5 16h17',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  play: 'M8 5.5v13l10.5-6.5z',
  pause: 'M8.5 5.5v13m7-13v13',
  clock: 'M12 7v5l3.5 2M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17',
  calendar: 'M4.5 6.5h15v13h-15zM4.5 11h15M8.5 3.5v5m7-5v5',
  mail: 'M3.5 6h17v12.5h-17zm0 .5 8.5 6.5 8.5-6.5',
  phone: 'M7.5 3.5 10 8.5 7.8 10.4a13 13 0 0 0 5.8 5.8L15.5 14l5 2.5-1 4a16.5 16.5 0 0 1-16-16z',
  pin: 'M12 21s-7-6.2-7-11.2a7 7 0 0 1 14 0C19 14.8 12 21 12 21m0-8.7a2.6 2.6 0 1 0 0-5.2 2.6 2.6 0 0 0 0 5.2',
  search: 'M10.5 17.500a7 7 0 1 0 0-14 7 7 0 0 0 0 14m5-2 5 5',
  copy: 'M8.5 8.5h12v12h-12zM15.5 8.5v-5h-12v12h5',
  warning: 'M12 9v4.5m0 3v.1M12 3.5 2.500 20h19z',
} as const;

export type IconName = keyof typeof paths;

type IconProps = { name: IconName; className?: string | undefined };

/** Decorative: the control that carries it has a text of its own. As large as the text around it; a class is stronger with `!`. */
export function Icon({ name, className }: IconProps) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={cx('icon', className)}>
      <path d={paths[name]} />
    </svg>
  );
}
