import { clientAddressContext, servicesContext } from '#app/context.ts';
import { askPasskey } from '#server/auth/passkeys/second-step.ts';
import { beginPasskeySignIn } from '#server/auth/passkeys/sign-in.ts';
import type { Route } from './+types/passkey-options.ts';
import { answer, methodNotAllowed } from './respond.ts';

export const loader = () => methodNotAllowed('POST');

/**
 * POST /api/sign-in/passkey: what the browser is to ask a passkey, the same for everybody. With `?second-step` it is
 * about the sign-in that waits in this browser, whose password was right.
 */
export function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const from = { address: context.get(clientAddressContext), headers: request.headers };
  return answer(async () => {
    if (new URL(request.url).searchParams.has('second-step'))
      return { options: await askPasskey(services, from) };
    const { options, cookie } = await beginPasskeySignIn(services, from);
    return Response.json({ options }, { headers: { 'Cache-Control': 'no-store', 'Set-Cookie': cookie } });
  });
}
