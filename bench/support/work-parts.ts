/** A profile of the processor, as V8 writes it. */
export interface CpuProfile {
  nodes: { id: number; callFrame: { functionName: string; url: string }; children?: number[] }[];
  samples: number[];
  /** Microseconds before each sample. */
  timeDeltas: number[];
}

/** Whose code it is, by where it lies; what lies elsewhere does the work of whoever called it. */
const PARTS: [part: string, files: RegExp][] = [
  ['database client', /\/node_modules\/(pg|pg-[a-z]+|kysely|kysely-[a-z]+)\/|\/src\/server\/database\//],
  ['HTTP', /\/node_modules\/|\/src\/server\/(http|realtime|instances)\//],
  ['product', /\/src\//],
];
/** When it waits, for work or for a processor: V8 looks by the clock. */
const WAITS = new Set(['(idle)', '(program)']);
const COLLECTS = '(garbage collector)';
/** Sockets and HTTP of Node's own, which nobody of ours called. */
const NODE = 'HTTP';

/** How much of the time that a process's main thread spent in code each part had, of 1. */
export function sharesOf({ nodes, samples, timeDeltas }: CpuProfile): Record<string, number> {
  const parts = new Map<number, string>();
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const name = (id: number, caller: string): void => {
    const { callFrame, children = [] } = byId.get(id)!;
    const { functionName, url } = callFrame;
    const part = PARTS.find(([, files]) => files.test(url))?.[0] ?? caller;
    if (!WAITS.has(functionName)) parts.set(id, functionName === COLLECTS ? 'garbage collector' : part);
    for (const child of children) name(child, part);
  };
  name(nodes[0]!.id, NODE);
  const spent: Record<string, number> = {};
  samples.forEach((id, n) => {
    const part = parts.get(id);
    if (part) spent[part] = (spent[part] ?? 0) + Math.max(0, timeDeltas[n]!);
  });
  const whole = Object.values(spent).reduce((sum, each) => sum + each, 0);
  return Object.fromEntries(Object.entries(spent).map(([part, each]) => [part, each / whole]));
}
