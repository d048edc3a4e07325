import type { Field } from '#domain/editor/field.ts';

/** One item of a list, and where it stands in it. */
export type ItemProps = {
  list: Extract<Field, { kind: 'list' }>;
  name: string;
  mark: string;
  index: number;
  count: number;
};
