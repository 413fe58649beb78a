import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';

/** A process whose disk is not what it should be. */
export interface TroubledDisk {
  /** How many of its calls were meddled with. */
  count(): number;
  /** The disk is in order again. */
  mend(): Promise<void>;
}

const TRACER = 'strace';
/** By what a database has its writes brought to the disk. */
const SYNCS = 'fdatasync,fsync';

/** Empty where a process may be traced here. */
export const tracingRefused = (): string => {
  const { status, stderr } = spawnSync(TRACER, ['-e', 'trace=none', 'true'], { encoding: 'utf8' });
  return status === 0 ? '' : `no process may be traced here, so this was not tried: ${stderr}`;
};

/** @param how as `strace` says it: each sync that takes 0.8 s is `delay_enter=800000`, one that fails `error=EIO`, one that is not done `retval=0` */
export async function troubleDisk(pid: number, how: string): Promise<TroubledDisk> {
  const what = ['-e', `trace=${SYNCS}`, '-e', `inject=${SYNCS}:${how}`];
  const tracer = spawn(TRACER, ['-f', '-p', String(pid), ...what], { stdio: ['ignore', 'ignore', 'pipe'] });
  const ended = once(tracer, 'exit');
  let told = '';
  await new Promise<void>((resolve, reject) => {
    tracer.stderr.on('data', (chunk) => {
      told += chunk;
      if (/ attached/.test(told)) resolve();
    });
    tracer.once('error', reject);
    tracer.once('exit', () => reject(new Error(`${TRACER}: ${told}`)));
  });
  return {
    count: () => told.match(/\((?:INJECTED|DELAYED)/g)?.length ?? 0,
    async mend() {
      tracer.kill('SIGINT');
      await ended;
    },
  };
}
