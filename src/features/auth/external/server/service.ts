import type { Config } from '#server/config/config.ts';
import type { Actor, Context } from '#server/context.ts';
import type { Guarded } from '#server/http/session.ts';
import { isBlank } from '#shared/characters.ts';
import { AppError, conflict, notFound } from '#shared/errors.ts';
import { beginning } from '#shared/shorten.ts';
import { type Provider, registration } from '../../contract.ts';
import type { AuthService } from '../../server/service.ts';
import { texts as shared } from '../../texts.ts';
import { type Link, listLinks } from '../contract.ts';
import type { Problem } from '../rules.ts';
import { texts } from '../texts.ts';
import type { ExternalProvider, Identity } from './provider.ts';
import { linkStore } from './store.ts';

const NAME_MAX = 100;

/** A sign-in that comes to nothing, by the name of the reason. */
export class ExternalProblem extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem);
    this.problem = problem;
  }
}

/** Yandex is shown even where it is not set up; an issuer of one's own only where there is one. */
function known({ yandex, oidc }: Config): Provider[] {
  const reason = yandex ? null : shared.providerNotConfigured;
  const first = { id: 'yandex', name: texts.yandex, configured: yandex !== null, reason };
  return oidc ? [first, { id: 'oidc', name: oidc.name, configured: true, reason: null }] : [first];
}

/** A name as a profile takes it. */
const named = (name = '') => (isBlank(name) ? undefined : beginning(name.trim(), NAME_MAX));

export function externalService(context: Context, auth: AuthService) {
  const { config, database, clock } = context;
  const store = linkStore(context);
  const providers = known(config);
  const made = new Map<string, Promise<ExternalProvider>>();
  const tell = (actor: Actor) => context.publish(actor, [listLinks.path]);

  function requireKnown(id: string): Provider {
    const provider = providers.find((described) => described.id === id);
    if (!provider) throw notFound(shared.providerUnknown);
    return provider;
  }

  // What speaks to a provider is loaded when somebody first goes there.
  async function make(id: string): Promise<ExternalProvider> {
    if (id === 'yandex') return (await import('./yandex.ts')).yandex(config.yandex!);
    return (await import('./openid.ts')).openId(config.oidc!, clock);
  }

  async function register(provider: string, identity: Identity): Promise<string> {
    const email = registration.shape.email.safeParse(identity.email).data;
    if (!email) throw new ExternalProblem('no_email');
    if (await auth.userIdOf(email)) return ownerAfterAll(provider, identity);
    if (!config.registration) throw new ExternalProblem('registration_closed');
    try {
      return await auth.open(
        { ...identity, email, firstName: named(identity.firstName), lastName: named(identity.lastName) },
        { providerId: provider, accountId: identity.subject },
      );
    } catch (error) {
      if (!(error instanceof AppError) || error.status !== 409) throw error;
      return ownerAfterAll(provider, identity);
    }
  }

  /**
   * The address is taken: by the same person in another tab a moment ago, or by somebody else. It vouches for nobody
   * here, verified or not: whoever has an account signs into it and links the other.
   */
  async function ownerAfterAll(provider: string, { subject }: Identity): Promise<string> {
    const owner = await store.ownerOf(provider, subject);
    if (!owner) throw new ExternalProblem('address_taken');
    return owner;
  }

  return {
    providers,

    /** @throws AppError 404 where no provider is called so */
    requireKnown,

    /** @throws AppError 404 for an unknown provider, ExternalProblem for one that is not set up */
    async provider(id: string): Promise<ExternalProvider> {
      if (!requireKnown(id).configured) throw new ExternalProblem('not_configured');
      if (!made.has(id)) made.set(id, make(id));
      return made.get(id)!;
    },

    /** The account of who came back, made where there is none. @throws ExternalProblem */
    enter: async (provider: string, identity: Identity): Promise<string> =>
      (await store.ownerOf(provider, identity.subject)) ?? register(provider, identity),

    async links(userId: string): Promise<Link[]> {
      const linked = await store.providersOf(userId);
      return providers.map((provider) => ({ ...provider, linked: linked.includes(provider.id) }));
    },

    /** @throws AppError where the owner is not confirmed or the provider is linked already */
    async prepareLink(actor: Guarded, provider: string, password: string | undefined): Promise<void> {
      if (!requireKnown(provider).configured) throw conflict(shared.providerNotConfigured);
      await auth.confirm(actor, password);
      if ((await store.providersOf(actor.userId)).includes(provider)) throw conflict(texts.alreadyLinked);
    },

    /** @throws ExternalProblem where the account there belongs to somebody else here */
    link: (actor: Guarded, provider: string, { subject }: Identity): Promise<void> =>
      database.write(actor.userId, async () => {
        const owner = await store.ownerOf(provider, subject);
        if (owner === actor.userId) return;
        if (owner || (await store.providersOf(actor.userId)).includes(provider))
          throw new ExternalProblem('linked_elsewhere');
        await auth.linkAccount(actor.userId, { providerId: provider, accountId: subject });
        await auth.note(actor.userId, 'link_added', actor.from);
        tell(actor);
      }),

    /** @throws AppError 404 where it is not linked, 409 for the last way in */
    unlink: (actor: Guarded, provider: string): Promise<void> =>
      database.write(actor.userId, async () => {
        if (!(await store.remove(actor.userId, provider))) throw notFound(texts.notLinked);
        await auth.requireWayIn(actor.userId);
        await auth.note(actor.userId, 'link_removed', actor.from);
        tell(actor);
      }),
  };
}

export type ExternalService = ReturnType<typeof externalService>;
