import { afterAll } from 'vitest';
import { found } from './watched.ts';

/*
 * Every test file of the server begins with this: whatever statement the product makes while they run, it says whose rows it
 * means (docs/scaling.md, "Дальше одной базы").
 */
afterAll(() => {
  const told = [...found.values()];
  found.clear();
  if (told.length > 0) throw new Error(`statements do not say whose rows:\n${told.join('\n')}`);
});
