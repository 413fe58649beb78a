import { expect, it } from 'vitest';
import { sharesOf } from './work-parts.ts';

const frame = (id: number, functionName: string, url: string, children: number[] = []) => ({
  id,
  callFrame: { functionName, url },
  children,
});

it('the time of a thread is its parts’, without what it waits, and what is nobody’s is its caller’s', () => {
  const nodes = [
    frame(1, '(root)', '', [2, 3, 4, 5]),
    frame(2, '(idle)', ''),
    frame(3, '(garbage collector)', ''),
    frame(4, 'onread', 'node:internal/stream_base_commons', [6]),
    frame(5, '(program)', ''),
    frame(6, 'list', 'file:///takt/src/features/tasks/server/service.ts', [7]),
    frame(7, 'query', 'file:///takt/node_modules/pg/lib/client.js', [8]),
    frame(8, 'writev', 'node:net'),
  ];
  const samples = [2, 3, 4, 5, 6, 7, 8];
  const timeDeltas = [900, 20, 20, 70, 30, 10, 20];
  expect(sharesOf({ nodes, samples, timeDeltas })).toEqual({
    'garbage collector': 0.2,
    HTTP: 0.2,
    product: 0.3,
    'database client': 0.3,
  });
});
