import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

/** A described reply; refusals are references to components. */
interface Reply {
  $ref?: string;
  headers?: Record<string, { required?: boolean }>;
  content?: Record<string, unknown>;
}

export interface Operation {
  operationId: string;
  summary: string;
  parameters: { required?: boolean }[];
  requestBody?: { content: Record<string, { schema: object }> };
  responses: Record<string, Reply>;
  security: object[];
}

/** What the tests read of an OpenAPI document. */
export interface Described {
  paths: Record<string, Record<string, Operation>>;
  components: { responses: Record<string, Reply>; schemas: Record<string, object>; parameters: Record<string, object> };
}

export interface Given {
  method: string;
  /** Path and query. */
  url: string;
  status: number;
  headers: Record<string, unknown>;
  /** Parsed where it is JSON. */
  body: unknown;
}

const pointer = (...parts: string[]) =>
  parts.map((part) => `/${encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))}`).join('');

/** Refusals of a request before there is a call: they are described for all at once. */
const BEFORE_ANY_CALL = [408, 417, 431];

/** Holds answers of the interface against its description. Schemas are compiled when first needed. */
export function createAnswerCheck(document: Described) {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv);
  ajv.addSchema(document, 'openapi');
  const compiled = new Map<string, ValidateFunction>();
  // A literal path is meant before one with parameters, as the router does.
  const templates = Object.keys(document.paths)
    .sort((a, b) => a.split('{').length - b.split('{').length)
    .map((template) => ({ template, pattern: new RegExp(`^${template.replace(/\{\w+\}/g, '[^/]+')}$`) }));

  function schemaProblems(at: string, value: unknown): string[] {
    const validate = compiled.get(at) ?? ajv.compile({ $ref: `openapi#${at}` });
    compiled.set(at, validate);
    return validate(value)
      ? []
      : validate.errors!.map(({ instancePath, message }) => `${instancePath || '/'} ${message}`);
  }

  function replyProblems(at: string, reply: Reply, { headers, body }: Given): string[] {
    const absent = Object.entries(reply.headers ?? {}).filter(
      ([name, { required }]) => required && !headers[name.toLowerCase()],
    );
    const problems = absent.map(([name]) => `no header ${name}`);
    const [type = ''] = String(headers['content-type'] ?? '').split(';');
    if (!reply.content)
      return body === '' || body === undefined ? problems : [...problems, 'a body where none is described'];
    const known = Object.keys(reply.content).find((range) => range === type || range === `${type.split('/')[0]}/*`);
    if (known === undefined) return [...problems, `media type ${type || 'none'} is not described`];
    return [...problems, ...schemaProblems(`${at}${pointer('content', known, 'schema')}`, body)];
  }

  /** What is wrong with an answer; empty where nothing is. A HEAD is no GET here: it is not looked at. */
  return (given: Given): string[] => {
    const [path = ''] = given.url.split('?');
    const template = templates.find(({ pattern }) => pattern.test(path))?.template;
    const method = given.method.toLowerCase();
    const operation = template === undefined ? undefined : document.paths[template]![method];
    if (!operation) return [];
    const reply = operation.responses[BEFORE_ANY_CALL.includes(given.status) ? 400 : given.status];
    if (!reply) return [`status ${given.status} is not described`];
    if (!reply.$ref)
      return replyProblems(pointer('paths', template!, method, 'responses', String(given.status)), reply, given);
    const name = reply.$ref.split('/').at(-1)!;
    return replyProblems(pointer('components', 'responses', name), document.components.responses[name]!, given);
  };
}
