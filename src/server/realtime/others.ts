import type { Context } from '../context.ts';

/**
 * Brings what other instances tell to the windows that are open here. Where something may have been missed, each is told
 * anew how far its account is: it then asks for what it does not know.
 */
export function joinOthers({
  instances,
  hub,
  database,
  log,
}: Pick<Context, 'hub' | 'database' | 'log'> & { instances: NonNullable<Context['instances']> }): void {
  const failed = (error: unknown) => log.warn({ err: error }, 'windows were not told what other servers did');
  let isTelling = false;
  let again = false;

  async function tellAll(): Promise<void> {
    for (const userId of hub.users()) {
      // An account that has gone since has had its windows closed.
      const revision = await database.revision(userId).catch(() => null);
      if (revision !== null) await hub.sendHere(userId, { type: 'joined', data: { revision } });
    }
  }

  async function tellUntilDone(): Promise<void> {
    again = true;
    if (isTelling) return;
    isTelling = true;
    try {
      while (again) {
        again = false;
        await tellAll();
      }
    } finally {
      isTelling = false;
    }
  }

  instances.listen(
    (text) => void hub.hear(text).catch(failed),
    () => void tellUntilDone().catch(failed),
  );
}
