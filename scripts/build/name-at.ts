/** What a short name begins with, and what follows. */
export const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
export const signs = `${letters.toLowerCase()}0123456789`;

/** 26 names of one letter, then those with one more sign, and so on; capitals first, which no other class has. */
export function nameAt(index: number): string {
  let name = letters[index % letters.length] ?? '';
  for (let rest = Math.floor(index / letters.length); rest > 0; rest = Math.floor((rest - 1) / signs.length))
    name += signs[(rest - 1) % signs.length];
  return name;
}
