import { sameData } from '#domain/format/same-data.ts';

/** Makes something of data, and gives the same again as long as the data say the same: what is made is not changed. */
export function keptWhileSame<Given, Made>(make: (given: Given) => Made): (given: Given) => Made {
  let last: { given: Given; made: Made } | null = null;
  return (given) => {
    if (!last || !sameData(last.given, given)) last = { given, made: make(given) };
    return last.made;
  };
}
