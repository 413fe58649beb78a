// `npm run dev`: Vite on PORT (3000) with hot reload, and behind it the server on the next port, restarted on every change.
import { spawn } from 'node:child_process';
import { root } from './bootstrap/root.mjs';

const port = Number(process.env.PORT || 3000);
const serverPort = port + 1;
const env = { ...process.env, TAKT_SERVER: `http://127.0.0.1:${serverPort}` };

const start = (args: string[], extra: NodeJS.ProcessEnv = {}) =>
  spawn(process.execPath, args, { cwd: root, stdio: 'inherit', env: { ...env, ...extra } });

const children = [
  start(['--watch', '--watch-preserve-output', 'src/app/server/main.ts'], { PORT: String(serverPort) }),
  start(['node_modules/vite/bin/vite.js', '--port', String(port), '--strictPort']),
];

const stop = () => {
  for (const child of children) child.kill('SIGTERM');
};
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
for (const child of children) {
  child.on('exit', (code) => {
    process.exitCode ||= code ?? 0;
    stop();
  });
}
