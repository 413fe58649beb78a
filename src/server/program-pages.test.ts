import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { untouchedMappings } from './program-pages.ts';

const ASKS = `
  const { letGoOfProgram } = await import(process.argv[1]);
  const { readFileSync } = await import('node:fs');
  const pages = () => Number(/RssFile:\\s+(\\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))[1]);
  const held = pages();
  const given = [letGoOfProgram() > 0n, letGoOfProgram() > 0n];
  console.log(JSON.stringify({ given, share: pages() / held, stillWorks: [3, 1, 2].sort().join() }));
`;

it.runIf(process.platform === 'linux')(
  'a process holds less of its program after it let go, and works as before',
  () => {
    const module = fileURLToPath(new URL('program-pages.ts', import.meta.url));
    const said = execFileSync(process.execPath, ['--input-type=module', '-e', ASKS, module], { encoding: 'utf8' });
    const { given, share, stillWorks } = JSON.parse(said);
    expect(given).toEqual([true, true]);
    expect(share).toBeLessThan(0.7);
    expect(stillWorks).toBe('1,2,3');
  },
);

const mapping = (head: string, anonymous: number) => `${head}
Size:               4280 kB
Rss:                4280 kB
Anonymous:      ${String(anonymous).padStart(8)} kB
AnonHugePages:         0 kB
VmFlags: rd mr mw me
`;

it('only what holds nothing but its file is let go', () => {
  const smaps = [
    mapping('00400000-0082e000 r--p 00000000 fe:00 2 /opt/my node/bin/node', 0),
    mapping('0082e000-0348a000 r-xp 0042d000 fe:00 2 /opt/my node/bin/node', 0),
    mapping('072a6000-072c4000 r--p 06ea5000 fe:00 2 /opt/my node/bin/node', 120), // put in place by the loader
    mapping('072c4000-07326000 rw-p 06ec3000 fe:00 2 /opt/my node/bin/node', 0),
    mapping('7f5b82000000-7fbb82000000 ---p 00000000 00:00 0', 0),
    mapping('7ffd1000-7ffd2000 r-xp 00000000 00:00 0                          [vdso]', 0),
  ].join('');
  expect(untouchedMappings(smaps)).toEqual([
    { file: '/opt/my node/bin/node', address: 0x400000n, length: 0x42e000n },
    { file: '/opt/my node/bin/node', address: 0x82e000n, length: 0x2c5c000n },
  ]);
});
