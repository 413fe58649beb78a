// `npm run image`: builds the image of the Dockerfile from Debian's packages alone, weighs it, and runs it as nobody with a read-only
// root. Needs root, and gets mmdebstrap and buildah where they are missing; takes some minutes. `-- --keep` keeps in .cache/image what
// the next time can begin with.
import { execFileSync } from 'node:child_process';
import {
  chownSync,
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '#testing/server/free-port.ts';
import { root } from './bootstrap/root.mjs';
import { type ImageConfig, type Laid, outcomeInImage, runInImage } from './image/running.ts';
import { ensureSystemPackages, IMAGE_PACKAGES } from './testing/system-packages.ts';

if ((await ensureSystemPackages(IMAGE_PACKAGES)).length > 0) process.exit(1);

/** Of what is downloaded, base included. */
const MOST_MB = 120;

/** The bases, as Debian's slim images are: without manuals and translations. */
const BASES = {
  build: ['--variant=minbase', '--include=binutils,ca-certificates,libatomic1'],
  runtime: [
    '--variant=essential',
    '--include=libstdc++6,usr-is-merged',
    // The package that else merges them brings the whole of Perl.
    '--hook-dir=/usr/share/mmdebstrap/hooks/merged-usr',
    '--setup-hook=printf "Package: usrmerge\\nPin: release *\\nPin-Priority: -1\\n" > "$1/etc/apt/preferences.d/usrmerge"',
  ],
};
const SLIM = ['man', 'doc', 'locale', 'info'].map((kind) => `--dpkgopt=path-exclude=/usr/share/${kind}/*`);

const keeps = process.argv.includes('--keep');
const folder = mkdtempSync(join(tmpdir(), 'takt-image-'));
const bases = keeps ? join(root, '.cache', 'image') : folder;
mkdirSync(bases, { recursive: true });

const say = (line: string) => console.log(`── ${line}`);
const run = (command: string, ...args: string[]) =>
  execFileSync(command, args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] }).trim();
const STORE = [
  '--root',
  join(keeps ? bases : folder, 'store'),
  '--runroot',
  join(folder, 'run'),
  '--storage-driver',
  'vfs',
];
const buildah = (...args: string[]) => run('buildah', ...STORE, ...args);
/** Docker's format: in the other one an image has no health check. */
const bud = (...args: string[]) =>
  buildah('bud', '--isolation', 'chroot', '--format', 'docker', `--layers=${keeps}`, ...args);

/** Where this machine's way out has a certificate of its own, npm in the build trusts it as well. */
function trust(): string[] {
  const authority = process.env.NODE_EXTRA_CA_CERTS;
  if (!authority) return [];
  const settings = join(folder, 'npmrc');
  writeFileSync(settings, 'cafile=/authority.pem\n');
  return ['--volume', `${settings}:/root/.npmrc:ro`, '--volume', `${authority}:/authority.pem:ro`];
}

function buildBase(name: keyof typeof BASES): string {
  const file = join(bases, `${name}.tar`);
  if (!existsSync(file)) {
    say(`the base for ${name}`);
    run(
      'mmdebstrap',
      '--quiet',
      ...BASES[name],
      ...SLIM,
      '--dpkgopt=path-include=/usr/share/doc/*/copyright',
      'bookworm',
      file,
    );
  }
  const context = join(folder, name);
  mkdirSync(context);
  linkSync(file, join(context, 'base.tar'));
  const lines = ['FROM scratch', 'ADD base.tar /'];
  if (name === 'build') {
    // As an image of Node has them: those that run this command.
    cpSync(process.execPath, join(context, 'node'));
    cpSync(join(dirname(process.env.npm_execpath!), '..'), join(context, 'npm'), { recursive: true });
    lines.push('COPY node /usr/local/bin/node', 'COPY npm /usr/local/lib/node_modules/npm');
    lines.push('RUN ln -sf ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm');
  }
  writeFileSync(join(context, 'Dockerfile'), `${lines.join('\n')}\n`);
  bud('--tag', `localhost/${name}`, context);
  return `localhost/${name}`;
}

/** Megabytes of the image's layers as a registry keeps them. */
function weigh(image: string): number[] {
  const layout = join(folder, 'oci');
  buildah('push', '--quiet', image, `oci:${layout}`);
  const blob = (digest: string) => JSON.parse(readFileSync(join(layout, 'blobs', ...digest.split(':')), 'utf8'));
  const index = JSON.parse(readFileSync(join(layout, 'index.json'), 'utf8'));
  const { layers } = blob(index.manifests[0].digest) as { layers: { size: number }[] };
  return layers.map(({ size }) => size / 1e6);
}

/** Lays the image's files out, with a folder for its data that belongs to whom it runs as. */
function lay(image: string): Laid {
  const container = buildah('from', image);
  const data = join(folder, 'data');
  mkdirSync(data, { mode: 0o700 });
  const { Docker } = JSON.parse(buildah('inspect', container)) as { Docker: { config: ImageConfig } };
  const [user, group] = Docker.config.User.split(':').map(Number);
  chownSync(data, user!, group!);
  return { root: buildah('mount', container), data, config: Docker.config };
}

function expect(what: string, holds: boolean, more = ''): void {
  console.log(`${holds ? '✓' : '✗'} ${what}`);
  if (holds) return;
  process.exitCode = 1;
  console.log(more);
}

async function tryOut(laid: Laid): Promise<void> {
  const port = await freePort();
  const env = [`PORT=${port}`, 'HOST=127.0.0.1', 'RATE_LIMITS=off'];
  const base = `http://127.0.0.1:${port}`;
  const server = runInImage(laid, [...laid.config.Entrypoint, ...laid.config.Cmd], env);
  let output = '';
  for (const stream of [server.stdout!, server.stderr!]) stream.on('data', (chunk) => (output += chunk));
  try {
    const [, ...check] = laid.config.Healthcheck.Test;
    const healthy = () => outcomeInImage(laid, check, env);
    const deadline = Date.now() + 60_000;
    while ((await healthy()).code !== 0 && server.exitCode === null && Date.now() < deadline) await sleep(500);
    expect('its health check says that it lives', (await healthy()).code === 0, output);
    const owner = readFileSync(`/proc/${server.pid}/status`, 'utf8').match(/^Uid:\s+(\d+)/m)?.[1];
    expect('it is not root', owner === laid.config.User.split(':')[0] && owner !== '0', `uid ${owner}`);
    const written = await outcomeInImage(laid, ['node', '-e', "require('fs').writeFileSync('/takt/written', '')"]);
    expect('its root takes no writes', written.output.includes('EROFS'), written.output);

    const send = async (path: string, body?: unknown, cookie = '') =>
      fetch(base + path, {
        method: body === undefined ? 'GET' : 'POST',
        headers: { cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
    const registered = await send('/api/auth/register', { email: 'anna@example.test', password: 'correct horse' });
    const cookie = registered.headers
      .getSetCookie()
      .map((one) => one.split(';')[0])
      .join('; ');
    expect('somebody registers', registered.status === 201, output);
    const answer = await send('/api/ai/smart-chat', { message: 'добавь задачу купить молоко завтра' }, cookie);
    const tasks = (await (await send('/api/tasks', undefined, cookie)).json()) as { title: string }[];
    expect('the assistant understands', tasks[0]?.title === 'Купить молоко', `${answer.status} ${await answer.text()}`);
    const spoken = await send('/api/tts', { text: 'Готово' }, cookie);
    expect('and speaks', spoken.headers.get('content-type')?.startsWith('audio/') ?? false, `${spoken.status}`);
    for (const path of ['/', '/api/openapi.json', '/api/health/ready'])
      expect(`${path} is answered`, (await send(path)).status === 200);

    const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    const load = `for (const name of ${JSON.stringify(Object.keys(dependencies))}) await import(name)`;
    const loaded = await outcomeInImage(laid, ['node', '--input-type=module', '-e', load]);
    expect('everything that it depends on loads', loaded.code === 0, loaded.output);
    const listed = await outcomeInImage(laid, ['node', 'scripts/user.ts', 'list'], env);
    expect("the administrator's commands work", listed.output.includes('anna@example.test'), listed.output);
  } finally {
    server.kill('SIGTERM');
    await sleep(1_000);
    server.kill('SIGKILL');
  }
}

try {
  const [base, runtime] = [buildBase('build'), buildBase('runtime')];
  say('the image');
  bud(...trust(), '--build-arg', `BASE=${base}`, '--build-arg', `RUNTIME=${runtime}`, '--tag', 'localhost/takt', '.');
  const layers = weigh('localhost/takt');
  const sum = layers.reduce((some, more) => some + more, 0);
  expect(
    `it weighs ${sum.toFixed(1)} MB, at most ${MOST_MB} (${layers.map((mb) => mb.toFixed(1)).join(' + ')})`,
    sum <= MOST_MB,
  );
  await tryOut(lay('localhost/takt'));
} finally {
  rmSync(folder, { recursive: true, force: true });
}
