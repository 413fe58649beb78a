import pino from 'pino';
import { expect, it } from 'vitest';
import { trustLoopback } from '#testing/server/loopback-certificate.ts';
import { startRedis } from '#testing/server/redis-server.ts';
import { openInstances } from './instances.ts';

// What is done here has nothing to do with a database.
it.runIf(process.env.TEST_ENGINE === 'sqlite')(
  'instances are together over TLS, where they trust who answers',
  async () => {
    const redis = await startRedis({ tls: true });
    const lines: string[] = [];
    const log = pino({ level: 'error' }, { write: (line: string) => void lines.push(line) });
    const open = () => openInstances({ url: redis.url, secret: 'of both', log });
    const alone = open();
    await expect.poll(() => lines.join(''), { timeout: 10_000 }).toContain('DEPTH_ZERO_SELF_SIGNED_CERT');
    expect(await alone.count('tries', 60_000)).toBeNull();
    await alone.close();

    const distrust = trustLoopback();
    const [one, other] = [open(), open()];
    for (const each of [one, other])
      await expect.poll(() => each.count('readiness', 60_000), { timeout: 10_000 }).not.toBeNull();
    expect([await one.count('tries', 60_000), await other.count('tries', 60_000)]).toMatchObject([
      { count: 1 },
      { count: 2 },
    ]);
    await Promise.all([one.close(), other.close()]);
    distrust();
    await redis.stop();
  },
);
