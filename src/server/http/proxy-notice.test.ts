import { Writable } from 'node:stream';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import type { Config } from '../config/config.ts';
import { noticeUnnamedProxy } from './proxy-notice.ts';

/** What the operator reads after these visits, each from an address and perhaps through a proxy. */
async function log(trustProxy: Config['trustProxy'], visits: { from: string; by?: string }[]) {
  const lines: { msg: string; proxy?: string }[] = [];
  const stream = new Writable({
    write(line, _encoding, done) {
      lines.push(JSON.parse(String(line)));
      done();
    },
  });
  const app = Fastify({ logger: { stream, level: 'warn' }, trustProxy });
  noticeUnnamedProxy(app as never, { trustProxy } as Config);
  app.get('/', () => 'ok');
  for (const { from, by } of visits)
    await app.inject({ url: '/', remoteAddress: from, headers: by ? { 'x-forwarded-for': by } : {} });
  return lines;
}

it('tells once of a proxy that nobody named, and how to name it', async () => {
  const visits = [
    { from: '172.17.0.2', by: '192.0.2.7' },
    { from: '127.0.0.1', by: '192.0.2.8' },
  ];
  expect(await log(false, visits)).toMatchObject([
    { proxy: '172.17.0.2', msg: expect.stringContaining('set TRUST_PROXY=172.17.0.2') },
  ]);
});

it.each(['127.0.0.1', '10.0.0.1', '192.168.1.5', '169.254.0.1', 'fe80::1', 'fd00::1', '::1', '::ffff:10.0.0.1'])(
  'takes %s, which is near, for a proxy',
  async (from) => {
    expect(await log(false, [{ from, by: '192.0.2.7' }])).toMatchObject([
      { proxy: from, msg: expect.stringContaining(`TRUST_PROXY=${from}`) },
    ]);
  },
);

it.each([
  ['of a caller that has no address', false, { from: 'a-socket', by: '192.0.2.7' }],
  ['of visitors without a proxy', false, { from: '127.0.0.1' }],
  ['of a stranger who claims to be passed on', false, { from: '192.0.2.9', by: '10.0.0.1' }],
  ['of a proxy that is named', '127.0.0.1', { from: '127.0.0.1', by: '192.0.2.7' }],
  ['of a visitor at home behind a proxy that is named', '127.0.0.1', { from: '127.0.0.1', by: '192.168.1.5' }],
] as const)('says nothing %s', async (_name, trustProxy, visit) => {
  expect(await log(trustProxy, [visit])).toEqual([]);
});
