import { createHash } from 'node:crypto';
import { securityNoted } from '#features/auth/events.ts';
import { FAILURES } from '#features/auth/security-events.ts';
import type { Context } from '#server/context.ts';
import type { ReplyOf } from '#shared/endpoint.ts';
import type { listSecurityEvents, SecurityEvent } from '../security-log/contract.ts';
import { CURSOR, LOG_KEPT, LOG_PAGE, LOG_SLOT } from '../security-log/rules.ts';
import { readUserAgent } from '../user-agent.ts';
import { type SecurityEventRow, securityLogStore } from './security-log-store.ts';
import { shortAddress } from './short-address.ts';

/** Events that an operator is told of at once. */
const OPERATORS_PAGE = 100;

const isFailure = (kind: string) => (FAILURES as readonly string[]).includes(kind);

const toldOf = ({ id, at, kind, count, network, browser, system }: SecurityEventRow): SecurityEvent => ({
  ...{ id, kind, count, network, browser, system },
  at: new Date(at).toISOString(),
});

/**
 * What happened to the security of an account. The same from the same place within an hour is one row, of failures from
 * wherever they come, so that who guesses at random, or signs in by a script, fills nobody's log.
 */
export function securityLog(context: Pick<Context, 'database' | 'clock'>) {
  const store = securityLogStore(context);
  const { clock } = context;
  return {
    /** The events behind that cursor, the last first. */
    async page(userId: string, before: string | undefined): Promise<ReplyOf<typeof listSecurityEvents>> {
      const [, at, id] = CURSOR.exec(before ?? '') ?? [];
      const rows = await store.page(userId, LOG_PAGE + 1, id ? { at: Number(at), id } : undefined);
      const shown = rows.slice(0, LOG_PAGE);
      const last = shown.at(-1);
      return { events: shown.map(toldOf), next: rows.length > LOG_PAGE && last ? `${last.at}.${last.id}` : null };
    },

    /** The last events of an account, or of all, with their address. */
    async ofOperator(owner: { userId: string; email: string } | null): Promise<(SecurityEvent & { email: string })[]> {
      if (!owner) return (await store.last(OPERATORS_PAGE)).map((row) => ({ ...toldOf(row), email: row.email }));
      const rows = await store.page(owner.userId, OPERATORS_PAGE);
      return rows.map((row) => ({ ...toldOf(row), email: owner.email }));
    },

    forgetOld: (): Promise<void> => store.forgetOld(clock.now() - LOG_KEPT),
  };
}

/** Keeps what is told of the security of accounts. */
export function securityLogListeners(context: Context): void {
  const { events, clock } = context;
  const store = securityLogStore(context);
  events.within(securityNoted, async ({ kind, address, userAgent }, { userId }) => {
    const at = clock.now();
    const { browser, system } = readUserAgent(userAgent ?? null);
    const network = shortAddress(address);
    const place = isFailure(kind) ? [] : [network, browser, system];
    const slot = [Math.floor(at / LOG_SLOT), kind, ...place].join(' ');
    const id = createHash('sha256').update(slot).digest('base64url').slice(0, 22);
    await store.add({ user_id: userId, id, at, kind, network, browser, system });
  });
}
