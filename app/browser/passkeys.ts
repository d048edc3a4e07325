/** Whether this browser can make and use passkeys from what the server says (all do since spring 2025). */
export function knowsPasskeys(): boolean {
  return (
    typeof PublicKeyCredential === 'function' &&
    typeof PublicKeyCredential.parseRequestOptionsFromJSON === 'function' &&
    typeof PublicKeyCredential.parseCreationOptionsFromJSON === 'function'
  );
}

/** Has a device make a passkey. @returns the answer for the server, JSON @throws DOMException when nothing was made */
export async function makePasskey(options: PublicKeyCredentialCreationOptionsJSON): Promise<string> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
  return written(await navigator.credentials.create({ publicKey }));
}

/** Asks for a passkey. @returns the answer for the server, JSON @throws DOMException when none was given */
export async function askForPasskey(options: PublicKeyCredentialRequestOptionsJSON): Promise<string> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
  return written(await navigator.credentials.get({ publicKey }));
}

function written(made: Credential | null): string {
  if (made instanceof PublicKeyCredential) return JSON.stringify(made.toJSON());
  throw new DOMException('No passkey', 'NotAllowedError');
}

/** Why a device gave nothing, for the person in front of it. */
export function passkeyTrouble(error: unknown): string {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'InvalidStateError') return 'This device has a passkey for your account already.';
  if (name === 'SecurityError')
    return 'Your browser allows no passkeys at this address. Please open the site at its usual one.';
  return 'No passkey was used: your browser was told to stop, or found none. Please try again, or sign in another way.';
}
