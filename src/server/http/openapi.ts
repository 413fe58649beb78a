import { z } from 'zod';
import type { Endpoint } from '#shared/endpoint.ts';

const ERROR = {
  type: 'object',
  required: ['message', 'code'],
  properties: {
    message: { type: 'string' },
    code: { type: 'string' },
    issues: {
      type: 'array',
      items: { type: 'object', properties: { path: { type: 'string' }, message: { type: 'string' } } },
    },
  },
};

const schemaOf = (schema: z.ZodType, io: 'input' | 'output') =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'draft-2020-12' });

const jsonContent = (schema: unknown) => ({ content: { 'application/json': { schema } } });

function parametersOf({ path, query }: Endpoint) {
  const inPath = [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  const { properties = {}, required = [] } = query ? (schemaOf(query, 'input') as z.core.JSONSchema.ObjectSchema) : {};
  const inQuery = Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
  return [...inPath, ...inQuery];
}

const BINARY = { type: 'string', format: 'binary' };

function requestOf({ body, file, raw }: Endpoint) {
  if (raw) return { requestBody: { required: true, content: { [raw]: { schema: BINARY } } } };
  if (file) {
    const schema = { type: 'object', required: [file], properties: { [file]: BINARY } };
    return { requestBody: { required: true, content: { 'multipart/form-data': { schema } } } };
  }
  return body ? { requestBody: { required: true, ...jsonContent(schemaOf(body, 'input')) } } : {};
}

function contentOf({ reply, media }: Endpoint) {
  const content = {
    ...(reply ? jsonContent(schemaOf(reply, 'output')).content : {}),
    ...(media ? { [media]: { schema: BINARY } } : {}),
  };
  return reply || media ? { content } : {};
}

function operationOf(endpoint: Endpoint) {
  const { status = 200, open, summary } = endpoint;
  return {
    summary,
    parameters: parametersOf(endpoint),
    ...requestOf(endpoint),
    responses: {
      [status]: { description: 'OK', ...contentOf(endpoint) },
      default: { description: 'Error', ...jsonContent(ERROR) },
    },
    security: open ? [] : [{ session: [] }],
  };
}

/** OpenAPI 3.1 of everything served, from the schemas that validate it. */
export function describeInterface(served: Endpoint[], version: string, cookie: string) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const endpoint of served) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Takt', version },
    paths,
    components: { securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: cookie } } },
  };
}
