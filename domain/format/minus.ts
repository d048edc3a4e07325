/** A figure that falls, typed with a hyphen, as it is set: the sign is as wide as a plus. */
export const withMinus = (figure: string) => figure.replace(/^-(?=\d)/, '\u2212');
