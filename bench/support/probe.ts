import { PerformanceObserver } from 'node:perf_hooks';
import fs from 'node:fs';
new PerformanceObserver((list) => { for (const e of list.getEntries()) if (e.duration > 2) console.error('   gc', (e as any).detail.kind, (e as any).detail.flags, e.duration.toFixed(1), 'at', (e.startTime).toFixed(0)); }).observe({ entryTypes: ['gc'] });
const f = `/proc/self/task/${process.pid}/schedstat`;
const read = () => fs.readFileSync(f, 'utf8').split(' ').map(Number);
const threads = () => Object.fromEntries(fs.readdirSync('/proc/self/task').map((t) => [t, [fs.readFileSync(`/proc/self/task/${t}/comm`,'utf8').trim(), ...fs.readFileSync(`/proc/self/task/${t}/schedstat`,'utf8').split(' ').map(Number)]]));
let last = performance.now(); let s = read(); let th = threads();
let on = false; (globalThis as any).probeOn = () => { on = true; th = threads(); last = performance.now(); s = read(); };
const tick = () => {
  const now = performance.now(); 
  const gap = now - last;
  const t = read();
  if (on) {
    const n = threads();
    if (gap > 13) {
      const who = Object.entries(n).map(([id, v]) => { const o = th[id] ?? [0,0,0,0]; return [v[0], ((v[1] - o[1]) / 1e6).toFixed(1), ((v[2]-o[2])/1e6).toFixed(1)]; }).filter(([, r, w]) => Number(r) > 0.5 || Number(w) > 0.5).map((x) => x.join(':')).join(' ');
      console.error('gap', gap.toFixed(1), 'run', ((t[0]! - s[0]!) / 1e6).toFixed(1), 'queue', ((t[1]! - s[1]!) / 1e6).toFixed(1), 'at', now.toFixed(0), '|', who);
    }
    th = threads();
  }
  last = performance.now(); s = read();
  setTimeout(tick, 1);
};
tick();
