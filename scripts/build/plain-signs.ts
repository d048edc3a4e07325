import type { Plugin } from 'vite';

/**
 * Writes every sign beyond ASCII as its escape, which says the same within strings, patterns and names: a source with
 * one ’ in it is held with two bytes for each of its signs for as long as the server runs.
 */
export function plainSigns(): Plugin {
  return {
    name: 'plain-signs',
    apply: 'build',
    generateBundle(_, bundle) {
      if (this.environment.name !== 'ssr') return;
      for (const output of Object.values(bundle))
        if (output.type === 'chunk') output.code = inPlainSigns(output.code);
    },
  };
}

const odd = /(\\*)([\u0080-\uffff])/g;

/** JavaScript in ASCII. A sign that was escaped already (`\’`) takes that backslash for its own. */
export function inPlainSigns(source: string): string {
  return source.replace(odd, (_, before: string, sign: string) => {
    const code = `u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;
    return `${before}${before.length % 2 === 0 ? '\\' : ''}${code}`;
  });
}
