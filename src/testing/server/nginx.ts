import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from './free-port.ts';
import { loopbackCertificate } from './loopback-certificate.ts';
import { type LoopbackProgram, startProgram } from './loopback-program.ts';

export interface Nginx extends LoopbackProgram {
  /** Where it listens for those who come without TLS, if `port` is with it. */
  plain: number;
  /** What it wrote down of those who asked. */
  asked(): string;
}

/** The address of one of several servers in our files. */
const ADDRESS = /(?:takt-\d|127\.0\.0\.1):300\d/;

/** The file with as many servers as there are, where it lists some. */
function withServers(text: string, upstreams: number[]): string {
  const lines = text.split('\n');
  const listed = lines.filter((line) => line.trim().startsWith('server ') && ADDRESS.test(line));
  return lines
    .flatMap((line) => {
      if (!listed.includes(line)) return [line.replace(ADDRESS, `127.0.0.1:${upstreams[0]}`)];
      return line === listed[0] ? upstreams.map((port) => line.replace(ADDRESS, `127.0.0.1:${port}`)) : [];
    })
    .join('\n');
}

/** nginx with one of the files of `ops/`, in which only what is the operator's own (names, ports, certificate) is another. */
export async function startNginx(file: string, upstreams: number[]): Promise<Nginx> {
  const plain = await freePort();
  const text = readFileSync(file, 'utf8');
  const tls = text.includes('listen 443');
  let log = '';
  const program = await startProgram('nginx', ({ port, folder }) => {
    log = join(folder, 'access');
    writeFileSync(join(folder, 'key.pem'), loopbackCertificate.key);
    writeFileSync(join(folder, 'certificate.pem'), loopbackCertificate.cert);
    const site = withServers(text, upstreams)
      .replaceAll(/^ *listen \[::\].*\n/gm, '')
      .replaceAll(/listen (\d+)/g, (_, at) => `listen 127.0.0.1:${tls && at !== '443' ? plain : port}`)
      .replace(/ssl_certificate .*;/, `ssl_certificate ${folder}/certificate.pem;`)
      .replace(/ssl_certificate_key .*;/, `ssl_certificate_key ${folder}/key.pem;`);
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (kind) => `${kind}_temp_path ${folder}/${kind};`,
    );
    const http = [...temporary, `access_log ${log};`, site].join('\n');
    const whole = `pid ${folder}/pid;\ndaemon off;\nmaster_process off;\nevents {}\nhttp {\n${http}\n}\n`;
    writeFileSync(join(folder, 'nginx.conf'), whole);
    return ['-p', folder, '-e', join(folder, 'errors'), '-c', join(folder, 'nginx.conf')];
  });
  return { ...program, plain, asked: () => readFileSync(log, 'utf8') };
}
