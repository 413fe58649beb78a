import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Endpoint } from '#shared/endpoint.ts';
import { describeInterface } from './openapi/document.ts';
import { SESSION_COOKIE } from './session.ts';

/** Swagger UI styles its elements inline; and plain http stays usable, people run this on a home network. */
const fitPolicy = (policy: string): string =>
  policy.replace(/style-src[^;]*/, "style-src 'self' 'unsafe-inline'").replace(' upgrade-insecure-requests;', '');

/** A small server of its own for `/api/docs`, whose pages need another content security policy than ours. */
export async function createDocs(served: Endpoint[], version: string): Promise<FastifyInstance> {
  const docs = Fastify();
  const document = describeInterface(served, version, SESSION_COOKIE);
  await docs.register(swagger, { mode: 'static', specification: { document: document as never } });
  await docs.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: true, transformStaticCSP: fitPolicy });
  await docs.ready();
  return docs;
}
