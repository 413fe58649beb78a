import {
  browserSupportsWebAuthnAutofill,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
} from '@simplewebauthn/browser';
import { call } from '#client/lib/call.ts';
import type { BodyInput } from '#shared/endpoint.ts';
import type { beginPasskey, beginPasskeySignIn, createPasskey, Passkey, signInByPasskey } from '../contract.ts';

type Proved = BodyInput<typeof signInByPasskey>['credential'];
type Created = BodyInput<typeof createPasskey>['credential'];

/** Signs in by a passkey that the user chooses in the browser's window. */
export const signIn = () => prove(false);

/**
 * Offers passkeys among the remembered addresses of the e-mail field, where the browser can; it waits until one is
 * chosen. @returns false where the browser cannot
 */
export async function offerSignIn(): Promise<boolean> {
  if (!(await browserSupportsWebAuthnAutofill())) return false;
  await prove(true);
  return true;
}

/** Ends the offer: its field is gone. */
export const withdrawOffer = () => WebAuthnAbortService.cancelCeremony();

async function prove(useBrowserAutofill: boolean): Promise<void> {
  const options = await call<typeof beginPasskeySignIn>('POST /api/auth/passkey/options');
  const credential = await startAuthentication({
    optionsJSON: options as unknown as PublicKeyCredentialRequestOptionsJSON,
    useBrowserAutofill,
  });
  await call<typeof signInByPasskey>('POST /api/auth/passkey', {
    body: { credential: credential as unknown as Proved },
  });
}

/** Makes a passkey and keeps it under the name. */
export async function register(name: string, password: string | undefined): Promise<Passkey> {
  const options = await call<typeof beginPasskey>('POST /api/account/passkeys/options', { body: { password } });
  const credential = await startRegistration({
    optionsJSON: options as unknown as PublicKeyCredentialCreationOptionsJSON,
  });
  return call<typeof createPasskey>('POST /api/account/passkeys', {
    body: { name, credential: credential as unknown as Created },
  });
}
