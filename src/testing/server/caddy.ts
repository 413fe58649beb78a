import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from './free-port.ts';
import { type LoopbackProgram, startProgram } from './loopback-program.ts';

export interface Caddy extends LoopbackProgram {
  /** Where it listens for those who come without TLS, as `port` is with it. */
  plain: number;
}

/** Caddy with one of the files of `ops/`, in which only what is the operator's own (name, ports, who signs) is another. */
export async function startCaddy(file: string, upstream: number): Promise<Caddy> {
  const plain = await freePort();
  const site = readFileSync(file, 'utf8')
    .replaceAll('takt.example.ru {', 'localhost {')
    .replace(/(?:takt|127\.0\.0\.1):3000/, `127.0.0.1:${upstream}`);
  const program = await startProgram(
    'caddy',
    ({ port, folder }) => {
      const own = [
        ...['admin off', 'local_certs', 'skip_install_trust', 'default_bind 127.0.0.1'],
        ...[`http_port ${plain}`, `https_port ${port}`, `storage file_system ${folder}`],
      ];
      writeFileSync(join(folder, 'Caddyfile'), `{\n${own.join('\n')}\n}\n${site}`);
      return ['run', '--config', join(folder, 'Caddyfile')];
    },
    { envOf: (folder) => ({ TAKT_HOST: 'localhost', XDG_CONFIG_HOME: folder }), isTalkative: true },
  );
  return { ...program, plain };
}
