import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { inlineHashes, installSecurityHeaders } from './security.ts';

/** Of «let x», by `openssl dgst -sha256 -binary | base64`. */
const HASH = "'sha256-dXKOHtfmzrnYeAHYBCbUmBpIqmNFRVEF6ulA+ucuqt0='";

describe('what stands in a page itself', () => {
  it.each([
    ['a script', '<script>let x</script>', [HASH]],
    ['a script with a trait', '<script type="module" async>let x</script>', [HASH]],
    ['the same twice', '<script>let x</script><p></p><script defer>let x</script>', [HASH]],
    ['a script from a file', '<script src="/a.js">let x</script>', []],
    ['data', '<script type="application/json">let x</script>', []],
    ['linked data', '<script type="application/ld+json">let x</script>', []],
    ['an empty script', '<script></script>', []],
    ['a style', '<style>let x</style>', []],
  ])('is allowed by its very text: %s', (_, page, hashes) => {
    expect(inlineHashes([page], 'script')).toEqual(hashes);
  });

  it('is looked for on every page, over lines, each kind by itself', () => {
    expect(inlineHashes(['<p></p>', '<style>let x</style>'], 'style')).toEqual([HASH]);
    expect(inlineHashes(['<script>\nlet x\n</script>', '<script>let x</script>'], 'script')).toHaveLength(2);
  });
});

describe('the headers of every answer', () => {
  async function headers(https: boolean) {
    const app = Fastify();
    await installSecurityHeaders(app as never, ['<script>let x</script><style>let x</style>'], https);
    app.get('/', () => 'ok');
    return (await app.inject('/')).headers;
  }

  it('let nothing in but what is ours', async () => {
    const policy = String((await headers(false))['content-security-policy']).split(';');
    expect(policy.toSorted()).toEqual([
      "base-uri 'none'",
      "connect-src 'self'",
      "default-src 'self'",
      "font-src 'self'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "img-src 'self' data: blob:",
      "manifest-src 'self'",
      "media-src 'self' blob:",
      "object-src 'none'",
      `script-src 'self' ${HASH}`,
      `style-src 'self' ${HASH}`,
      "worker-src 'self'",
    ]);
  });

  it.each([
    [true, { 'strict-transport-security': 'max-age=31536000', 'cross-origin-opener-policy': 'same-origin' }],
    [false, { 'strict-transport-security': undefined, 'cross-origin-opener-policy': undefined }],
  ])('leave plain http usable; over https alone (%j) they ask for it', async (https, expected) => {
    const { 'strict-transport-security': transport, 'cross-origin-opener-policy': opener } = await headers(https);
    expect({ 'strict-transport-security': transport, 'cross-origin-opener-policy': opener }).toEqual(expected);
  });

  it('keep frames, foreign pages and devices out', async () => {
    const given = await headers(false);
    expect(given).toMatchObject({
      'x-frame-options': 'DENY',
      'referrer-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'permissions-policy': 'camera=(), geolocation=(), microphone=(self)',
    });
    expect(given).not.toHaveProperty('origin-agent-cluster');
  });
});
