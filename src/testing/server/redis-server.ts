import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loopbackCertificate } from './loopback-certificate.ts';
import { type LoopbackProgram, startProgram } from './loopback-program.ts';

/** An empty Redis that keeps nothing. @param tls whether it speaks TLS alone, by the certificate of tests */
export async function startRedis({ tls = false } = {}): Promise<LoopbackProgram & { url: string }> {
  const redis = await startProgram('redis-server', ({ port, folder }) => [
    ...(tls ? secure(port, folder) : ['--port', String(port)]),
    ...['--bind', '127.0.0.1', '--dir', folder, '--save', '', '--appendonly', 'no', '--loglevel', 'warning'],
  ]);
  return { ...redis, url: `${tls ? 'rediss' : 'redis'}://127.0.0.1:${redis.port}/0` };
}

function secure(port: number, folder: string): string[] {
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  writeFileSync(key, loopbackCertificate.key);
  writeFileSync(certificate, loopbackCertificate.cert);
  return [
    ...['--port', '0', '--tls-port', String(port), '--tls-auth-clients', 'no'],
    ...['--tls-cert-file', certificate, '--tls-key-file', key, '--tls-ca-cert-file', certificate],
  ];
}
