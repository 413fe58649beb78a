import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

export interface ImageConfig {
  Env: string[];
  User: string;
  WorkingDir: string;
  Entrypoint: string[];
  Cmd: string[];
  Healthcheck: { Test: string[] };
}

/**
 * Has a shell of a mount namespace of its own become a command of the image: its files read-only, `/data` and `/tmp` in memory,
 * nobody's rights.
 */
const ENTER = `
set -e
mount --make-rprivate /
mount --bind "$ROOT" "$ROOT"
mount --bind "$DATA" "$ROOT/data"
mount -t tmpfs tmpfs "$ROOT/tmp"
mount -t proc proc "$ROOT/proc"
mount --bind /dev "$ROOT/dev"
mount -o remount,bind,ro "$ROOT"
exec env -i $ENVIRONMENT chroot --userspec="$USER_OF_IMAGE" "$ROOT" sh -c 'cd "$0" && exec "$@"' "$FOLDER" "$@"`;

/** Files of an image, laid out at `root`, and what it keeps outside of it. */
export interface Laid {
  root: string;
  data: string;
  config: ImageConfig;
}

/** Runs a command in the image as a container with a read-only root would. */
export function runInImage({ root, data, config }: Laid, command: string[], env: string[]): ChildProcess {
  return spawn('unshare', ['--mount', 'sh', '-c', ENTER, 'sh', ...command], {
    env: {
      PATH: process.env.PATH,
      ROOT: root,
      DATA: data,
      USER_OF_IMAGE: config.User,
      FOLDER: config.WorkingDir,
      ENVIRONMENT: [...config.Env, ...env].join(' '),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

export async function outcomeInImage(
  laid: Laid,
  command: string[],
  env: string[] = [],
): Promise<{ code: number; output: string }> {
  const child = runInImage(laid, command, env);
  let output = '';
  for (const stream of [child.stdout!, child.stderr!]) stream.on('data', (chunk) => (output += chunk));
  const [code] = await once(child, 'close');
  return { code, output };
}
