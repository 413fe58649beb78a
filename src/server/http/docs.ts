import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Endpoint } from '#shared/endpoint.ts';
import { describeInterface } from './openapi/document.ts';

/** Ours, but for styles: Swagger UI styles its elements inline, and draws with data. */
const POLICY = [
  "default-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

/** A small server of its own for `/api/docs`, where the session's cookie has that name, whose pages need another content security policy than ours. */
export async function createDocs(served: Endpoint[], version: string, cookie: string): Promise<FastifyInstance> {
  const docs = Fastify();
  const document = describeInterface(served, version, cookie);
  await docs.register(swagger, { mode: 'static', specification: { document: document as never } });
  await docs.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: POLICY });
  await docs.ready();
  return docs;
}
