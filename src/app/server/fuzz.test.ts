import { expect, it } from 'vitest';
import { fuzzApp } from '#testing/server/fuzz/fuzz-app.ts';

// `npm run fuzz` does the same at length and with another seed each time.
it('no call, however odd, meets a fault or an answer that is not described', async () => {
  const tally = await fuzzApp({ calls: 400, seed: 1 });
  expect(tally.size).toBeGreaterThan(80);
}, 300_000);
