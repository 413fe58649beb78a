/** Who came back from a provider, in its words. */
export interface Identity {
  /** Never given to anybody else by this provider. */
  subject: string;
  email: string | undefined;
  emailVerified: boolean;
  firstName: string | undefined;
  lastName: string | undefined;
}

/** What only this browser's sign-in knows: it never leaves but in the sealed cookie and to the provider. */
export interface Flow {
  state: string;
  nonce: string;
  /** Of PKCE. */
  verifier: string;
}

/** Another service that knows the user. */
export interface ExternalProvider {
  id: string;
  name: string;
  /** Address to which the browser is sent. */
  authorize(flow: Flow, redirectUri: string): Promise<URL>;
  /**
   * Exchanges what the browser brought back for who it is.
   * @throws SignInCancelled where the user declined, another error where anything does not fit
   */
  identify(answer: URLSearchParams, flow: Flow, redirectUri: string): Promise<Identity>;
}

/** The user said no to the provider. */
export class SignInCancelled extends Error {}
