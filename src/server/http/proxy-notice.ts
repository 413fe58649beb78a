import type { FastifyInstance } from 'fastify';
import ipaddr from 'ipaddr.js';
import type { Config } from '../config/config.ts';

const NEARBY = ['loopback', 'private', 'linkLocal', 'uniqueLocal'];

const isNearby = (address: string) => ipaddr.isValid(address) && NEARBY.includes(ipaddr.process(address).range());

/**
 * Tells the operator, once, of a proxy that nobody named: all its visitors count as one address, and the limits of one
 * are the limits of all.
 */
export function noticeUnnamedProxy(app: FastifyInstance, config: Config): void {
  if (config.trustProxy !== false) return;
  let told = false;
  app.addHook('onRequest', async (request) => {
    if (told || request.headers['x-forwarded-for'] === undefined || !isNearby(request.ip)) return;
    told = true;
    request.log.warn(
      { proxy: request.ip },
      `a proxy passes visitors on, and they all count as one address: set TRUST_PROXY=${request.ip}`,
    );
  });
}
