/** What a number counts. `one-in`: the n of '1 in n'; `for-one`: pounds that one pound brings or must bring. */
export const sumUnits = ['count', 'pounds', 'percent', 'one-in', 'for-one'] as const;
export type SumUnit = (typeof sumUnits)[number];

/** A number to put in, as it is typed: 4 for 4%, 5 for '1 in 5'. */
export type SumInput = {
  name: string;
  label: string;
  unit: SumUnit;
  value: number;
  least: number;
  most: number;
  step: number;
};

/** A figure that is worked out of inputs and of lines above it. */
type SumLine = { name: string; label: string; unit: SumUnit; formula: string };

/** The line that is drawn: a figure as one input runs from one number to another; `cost` is an input that it has to reach. */
export type SumChart = { input: string; line: string; from: number; to: number; cost?: string | undefined };

/** Whether any line can go below nothing: of numbers that are not, without a minus, none does. */
export const canFall = ({ inputs, lines }: Sum): boolean =>
  inputs.some(({ least }) => least < 0) || lines.some(({ formula }) => /[−-]/.test(formula));

export type Sum = { inputs: readonly SumInput[]; lines: readonly SumLine[] };

/** Numbers by the name of their input, as typed. */
export type SumValues = Readonly<Record<string, number>>;

/** The numbers that the sum is shown with until somebody changes them. */
export function exampleOf({ inputs }: Pick<Sum, 'inputs'>): SumValues {
  return Object.fromEntries(inputs.map(({ name, value }) => [name, value]));
}
