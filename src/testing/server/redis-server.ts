import { type LoopbackProgram, startProgram } from './loopback-program.ts';

/** An empty Redis that keeps nothing. */
export async function startRedis(): Promise<LoopbackProgram & { url: string }> {
  const redis = await startProgram('redis-server', ({ port, folder }) => [
    ...['--port', String(port), '--bind', '127.0.0.1', '--dir', folder],
    ...['--save', '', '--appendonly', 'no', '--loglevel', 'warning'],
  ]);
  return { ...redis, url: `redis://127.0.0.1:${redis.port}/0` };
}
