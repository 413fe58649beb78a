import { EventEmitter } from 'node:events';
import { expect, it } from 'vitest';
import { watchConnections } from './open-connections.ts';

class Connection extends EventEmitter {
  ended = 0;
  destroy() {
    this.ended++;
  }
}

it('cuts every connection that is open, and tells how many there were', () => {
  const server = new EventEmitter();
  const connections = watchConnections(server as never);
  expect(connections.cut()).toBe(0);
  const [gone, ...open] = [new Connection(), new Connection(), new Connection()];
  for (const connection of [gone!, ...open]) server.emit('connection', connection);
  gone!.emit('close');
  expect(connections.cut()).toBe(2);
  expect([gone!, ...open].map(({ ended }) => ended)).toEqual([0, 1, 1]);
});
