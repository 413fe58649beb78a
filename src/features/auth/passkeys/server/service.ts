import type { Actor, Context } from '#server/context.ts';
import type { Guarded } from '#server/http/session.ts';
import { newId } from '#server/id.ts';
import { isStorable } from '#shared/characters.ts';
import type { BodyOf } from '#shared/endpoint.ts';
import { badRequest, conflict, notFound } from '#shared/errors.ts';
import { displayName } from '../../rules.ts';
import type { AuthService } from '../../server/service.ts';
import { type createPasskey, listPasskeys, type Passkey, type signInByPasskey } from '../contract.ts';
import { PASSKEYS_MAX } from '../rules.ts';
import { texts } from '../texts.ts';
import { type PasskeyRow, passkeyStore } from './store.ts';

/** Where the browser stands: a passkey is good for one site alone. */
export interface Site {
  /** As `https://takt.example.ru`. */
  origin: string;
  /** The host without its port. */
  host: string;
}

/** COSE: EdDSA, ES256, RS256, what the library takes without asking Node for experiments. */
const ALGORITHMS = [-8, -7, -257];

type Created = BodyOf<typeof createPasskey>['credential'];
type Proved = BodyOf<typeof signInByPasskey>['credential'];

// Most processes never meet a passkey: its parsers are loaded by the first one.
const webauthn = () => import('@simplewebauthn/server');

const asReply = ({ id, name, created_at, last_used_at }: PasskeyRow): Passkey => ({
  id,
  name,
  createdAt: new Date(created_at).toISOString(),
  lastUsedAt: last_used_at === null ? null : new Date(last_used_at).toISOString(),
});

const idOf = (userHandle: string) => Buffer.from(userHandle, 'base64url').toString();

export function passkeyService(context: Context, auth: AuthService) {
  const { database, clock, log } = context;
  const store = passkeyStore(context);
  const tell = (actor: Actor) => context.publish(actor, [listPasskeys.path]);

  /** What the library throws is about the browser's answer, never about us. */
  async function verified<T>(verify: () => Promise<T>): Promise<T | null> {
    try {
      return await verify();
    } catch (error) {
      log.debug({ err: error }, 'passkey refused');
      return null;
    }
  }

  return {
    list: async (userId: string): Promise<Passkey[]> => (await store.list(userId)).map(asReply),

    /** Options for the browser to make a passkey; their `challenge` is to be shown to `add`. */
    async begin(actor: Guarded, site: Site, password: string | undefined) {
      await auth.confirm(actor, password);
      const user = await auth.user(actor.userId);
      const known = await store.list(actor.userId);
      if (known.length >= PASSKEYS_MAX) throw conflict(texts.tooMany);
      const { generateRegistrationOptions } = await webauthn();
      return generateRegistrationOptions({
        rpName: texts.product,
        rpID: site.host,
        userID: new Uint8Array(Buffer.from(actor.userId)),
        userName: user.email,
        userDisplayName: displayName(user),
        attestationType: 'none',
        supportedAlgorithmIDs: ALGORITHMS,
        excludeCredentials: known.map((row) => ({ id: row.credential_id, transports: JSON.parse(row.transports) })),
        // It is found without a name typed, and proves who holds it: so it stands for both factors.
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      });
    },

    /** @throws AppError 400 where the answer does not fit challenge and site */
    async add(actor: Guarded, site: Site, challenge: string, name: string, credential: Created): Promise<Passkey> {
      const { verifyRegistrationResponse } = await webauthn();
      const result = await verified(() =>
        verifyRegistrationResponse({
          response: credential as Parameters<typeof verifyRegistrationResponse>[0]['response'],
          expectedChallenge: challenge,
          expectedOrigin: site.origin,
          expectedRPID: site.host,
          requireUserVerification: true,
          supportedAlgorithmIDs: ALGORITHMS,
        }),
      );
      if (!result?.verified) throw badRequest(texts.notAccepted, 'credential');
      const made = result.registrationInfo.credential;
      const row: Omit<PasskeyRow, 'user_id'> = {
        id: newId(),
        credential_id: made.id,
        public_key: Buffer.from(made.publicKey).toString('base64url'),
        counter: made.counter,
        transports: JSON.stringify(credential.response.transports ?? []),
        name,
        created_at: clock.now(),
        last_used_at: null,
      };
      return database.write(actor.userId, async () => {
        if ((await store.list(actor.userId)).length >= PASSKEYS_MAX) throw conflict(texts.tooMany);
        if (await store.byCredential(actor.userId, made.id)) throw badRequest(texts.notAccepted, 'credential');
        await store.add(actor.userId, row);
        await auth.note(actor.userId, 'passkey_added', actor.from);
        tell(actor);
        return asReply({ user_id: actor.userId, ...row });
      });
    },

    /** @throws AppError 404 for an unknown one, 409 for the last way in */
    remove: (actor: Guarded, id: string): Promise<void> =>
      database.write(actor.userId, async () => {
        if (!(await store.remove(actor.userId, id))) throw notFound(texts.missing);
        await auth.requireWayIn(actor.userId);
        await auth.note(actor.userId, 'passkey_removed', actor.from);
        tell(actor);
      }),

    /** Options for the browser to prove any passkey of this site. */
    async beginSignIn(site: Site) {
      const { generateAuthenticationOptions } = await webauthn();
      return generateAuthenticationOptions({ rpID: site.host, userVerification: 'required' });
    },

    /** @returns whose passkey was proved, null for none */
    async prove(site: Site, challenge: string, credential: Proved): Promise<string | null> {
      const userId = idOf(credential.response.userHandle);
      const known = isStorable(userId) && (await store.byCredential(userId, credential.id));
      if (!known) return null;
      const { verifyAuthenticationResponse } = await webauthn();
      const result = await verified(() =>
        verifyAuthenticationResponse({
          response: credential,
          expectedChallenge: challenge,
          expectedOrigin: site.origin,
          expectedRPID: site.host,
          requireUserVerification: true,
          credential: {
            id: known.credential_id,
            publicKey: new Uint8Array(Buffer.from(known.public_key, 'base64url')),
            counter: known.counter,
          },
        }),
      );
      if (!result?.verified) return null;
      await store.markUsed(known.user_id, known.id, result.authenticationInfo.newCounter, clock.now());
      return known.user_id;
    },
  };
}

export type PasskeyService = ReturnType<typeof passkeyService>;
