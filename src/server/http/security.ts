import { createHash } from 'node:crypto';
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/** CSP sources of the inline `<script>`s or `<style>`s of built pages. JSON data is not executed and needs none. */
export function inlineHashes(pages: string[], tag: 'script' | 'style'): string[] {
  const hashes = new Set<string>();
  for (const page of pages) {
    for (const [, attributes, content] of page.matchAll(new RegExp(`<${tag}([^>]*)>([\\s\\S]*?)</${tag}>`, 'g'))) {
      if (/\bsrc=|application\/(ld\+)?json/.test(attributes!) || content === '') continue;
      hashes.add(`'sha256-${createHash('sha256').update(content!).digest('base64')}'`);
    }
  }
  return [...hashes];
}

/** Headers of every answer. Plain http stays usable: people run this on a home network. */
export async function installSecurityHeaders(app: FastifyInstance, pages: string[], https: boolean): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...inlineHashes(pages, 'script')],
        styleSrc: ["'self'", ...inlineHashes(pages, 'style')],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        mediaSrc: ["'self'", 'blob:'],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    strictTransportSecurity: https ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    crossOriginOpenerPolicy: https,
    originAgentCluster: false,
    referrerPolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
  });
  app.addHook('onSend', async (_request, reply) => {
    reply.header('permissions-policy', 'camera=(), geolocation=(), microphone=(self)');
  });
}
