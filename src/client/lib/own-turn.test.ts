import { expect, it } from 'vitest';
import { ownTurn } from './own-turn.ts';

it('gives each a turn of the loop, in the order in which they asked', async () => {
  const heard: string[] = [];
  const had = [1, 2, 3].map((n) => ownTurn().then(() => heard.push(`${n}`)));
  await Promise.resolve();
  expect(heard).toEqual(['1']);
  const pressed = ownTurn().then(() => heard.push('4'));
  await Promise.all([...had, pressed]);
  expect(heard).toEqual(['1', '2', '3', '4']);
});

it('lets others be heard between two turns', async () => {
  const heard: string[] = [];
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => void heard.push('pressed');
  const had = [1, 2, 3].map((n) => ownTurn().then(() => heard.push(`${n}`)));
  port2.postMessage(null);
  await Promise.all(had);
  port1.close();
  expect(heard.indexOf('pressed')).toBeLessThan(heard.indexOf('3'));
});

it('makes the first wait for nothing once all had theirs', async () => {
  await ownTurn();
  await new Promise((resolve) => setTimeout(resolve, 5));
  let had = false;
  void ownTurn().then(() => {
    had = true;
  });
  await Promise.resolve();
  expect(had).toBe(true);
});
