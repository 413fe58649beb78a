import { SESSION_DAYS } from '../session.ts';
import { HEADER_PARAMETERS, operationOf, type ServedEndpoint } from './operation.ts';
import { ERROR_SCHEMA, REFUSAL_RESPONSES } from './refusals.ts';
import { createSchemas } from './schemas.ts';

const INFO = `Lengths of texts are counted in UTF-16 units after trimming and composing (NFC). Fields that a call does not name are
ignored. Before there is a call, a request may also be refused with 404, 405 (\`Allow\` names the methods), 408, 417 or 431;
the body is the same \`Error\`.`;

const SESSION = `HttpOnly, SameSite=Lax, Path=/, Secure over https; ${SESSION_DAYS} days from its last use. Calls that change something are
refused to pages of other sites.`;

/** OpenAPI 3.1 of everything served, from the schemas that validate it. `cookie` names the session's. */
export function describeInterface(served: ServedEndpoint[], version: string, cookie: string) {
  const schemas = createSchemas();
  const paths: Record<string, Record<string, unknown>> = {};
  for (const endpoint of served) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(endpoint, schemas) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Takt',
      version,
      description: INFO,
      license: { name: 'AGPL-3.0-or-later', identifier: 'AGPL-3.0-or-later' },
    },
    servers: [{ url: '/' }],
    paths,
    components: {
      schemas: { Error: ERROR_SCHEMA, ...schemas.named },
      parameters: HEADER_PARAMETERS,
      responses: REFUSAL_RESPONSES,
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: cookie, description: SESSION } },
    },
  };
}
