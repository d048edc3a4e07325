import type { Env } from '#server/base/env.ts';

/** Why the site cannot listen, in a sentence that names the variable to change. */
export function listenFailure(error: NodeJS.ErrnoException, env: Pick<Env, 'HOST' | 'PORT'>): Error {
  const sentence = sentenceFor(error.code, env);
  return sentence ? new Error(sentence, { cause: error }) : error;
}

function sentenceFor(code: string | undefined, { HOST, PORT }: Pick<Env, 'HOST' | 'PORT'>): string | null {
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${PORT} is in use. Stop what uses it, or set PORT to another one.`;
    case 'EACCES':
      return `PORT: this user may not listen on port ${PORT}. Set PORT to another one, 1024 or higher.`;
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `HOST: no address was found for ${HOST} (${code}). Set HOST to an address of this machine, or leave it out.`;
    case 'EADDRNOTAVAIL':
    case 'EINVAL':
      return `HOST: this machine has no address ${HOST} (${code}). Set HOST to one that it has, or leave it out.`;
    default:
      return null;
  }
}
