import { expect, it } from 'vitest';
import { productEngine } from '#testing/server/product-engine.ts';
import { MOMENT, utterancesOf } from './parts.ts';
import { judge } from './score.ts';

const said = utterancesOf('look-at');

it('nobody of the look-at part is done harm', () => {
  expect(said.length).toBeGreaterThan(1_500);
  const harmed = said.flatMap((one) => {
    const { verdict, reasons } = judge(one, productEngine, MOMENT);
    return verdict === 'harmful' ? [`${one.id}: ${one.turns.map(({ text }) => text).join(' / ')}: ${reasons}`] : [];
  });
  expect(harmed).toEqual([]);
}, 300_000);
