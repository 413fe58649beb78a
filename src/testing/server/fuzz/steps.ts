import fc from 'fast-check';
import type { Described, Operation } from '../described-answers.ts';
import { collectionOf } from './account.ts';
import { hostileHeaders } from './hostile-headers.ts';
import { brokenBody, hostileName, hostileText, hostileValue } from './hostile-values.ts';
import type { Carried } from './json-text.ts';
import { carried, createSchemaValues } from './schema-values.ts';

type Who = 'owner' | 'other' | 'visitor';

/** One call as it is decided beforehand; what only the running server knows is carried in when it is sent. */
export interface Step {
  method: string;
  /** Path with `{name}`s. */
  template: string;
  who: Who;
  params: (string | Carried)[];
  query: [name: string, value: unknown][];
  headers: Record<string, string>;
  body?: { type: string; content: unknown };
  /** Milliseconds that pass before it. */
  passing: number;
  /** How many such calls are made at once. */
  times: number;
}

interface Parameter {
  $ref?: string;
  name: string;
  in: string;
  schema: object;
}

/** How often a call is made, where it is not as often as any: what fills an account more, what ends a session less. */
const WEIGHTS: [call: RegExp, weight: number][] = [
  [/^post \/api\/(tasks|projects|kanban-columns|habits|focus-sessions)$/, 12],
  [/^post \/api\/habits\/\{id\}\/entries$/, 10],
  [/^post \/api\/(ai\/|account\/(two-factor|passkeys))/, 8],
  [/^(put|get) \/api\/auth\/photo/, 12],
  [/^(put|patch) \/api\/(tasks|habits|kanban-columns|settings)/, 8],
  [/\/api\/(tts|auth\/(login|register|logout|devices|password|reset-password)|account)$/, 1],
];
const weightOf = (call: string) => WEIGHTS.find(([pattern]) => pattern.test(call))?.[1] ?? 4;

/** Calls that come to something only one after the other. */
const FLOWS = [
  ['post /api/ai/smart-chat', 'post /api/ai/undo'],
  [
    'post /api/focus-sessions',
    'post /api/ai/checkin',
    'post /api/ai/checkin/answer',
    'patch /api/focus-sessions/{id}/end',
  ],
  [
    'post /api/account/two-factor/setup',
    'post /api/account/two-factor/enable',
    'post /api/account/two-factor/recovery-codes',
  ],
  ['post /api/auth/login', 'post /api/auth/two-factor'],
  [
    'post /api/account/passkeys/options',
    'post /api/account/passkeys',
    'post /api/auth/passkey/options',
    'post /api/auth/passkey',
  ],
];
const FLOW_WEIGHT = 6;

const TYPES = [
  'text/plain',
  'application/json; charset=koi8-r',
  'application/xml',
  'multipart/form-data',
  'multipart/form-data; boundary=b',
  'x',
  '',
];

const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const FILES = [
  Buffer.from(PNG, 'base64'),
  Buffer.from(PNG, 'base64').subarray(0, 40),
  Buffer.alloc(0),
  Buffer.from('GIF89a'),
  Buffer.alloc(2000, 1),
];
const part = (name: string, file: Buffer) =>
  Buffer.concat([
    Buffer.from(`--b\r\nContent-Disposition: form-data; name="${name}"; filename="a.png"\r\n\r\n`),
    file,
    Buffer.from('\r\n'),
  ]);
const multipart = fc
  .array(fc.tuple(fc.constantFrom('photo', 'photo', 'other', '__proto__'), fc.constantFrom(...FILES)), { maxLength: 2 })
  .chain((parts) =>
    fc.constantFrom('--b--\r\n', '').map((end) => ({
      type: 'multipart/form-data; boundary=b',
      content: Buffer.concat([...parts.map(([name, file]) => part(name, file)), Buffer.from(end)]),
    })),
  );
const recording = fc.record({
  type: fc.constantFrom('audio/webm', 'audio/x-none', 'audio/'),
  content: fc.constantFrom(...FILES),
});

/** Makes an arbitrary of everything that a document describes: one call, or some that belong one after the other. */
export function createSteps({ paths, components }: Described): fc.Arbitrary<Step[]> {
  const fitting = createSchemaValues(components.schemas);
  /** What stands in a path for a parameter. */
  const parameterOf = (name: string, template: string): fc.Arbitrary<string | Carried> =>
    fc.oneof(
      {
        weight: 20,
        arbitrary: name === '{provider}' ? fc.constantFrom('yandex', 'oidc') : carried(collectionOf(template)),
      },
      { weight: 1, arbitrary: fc.uuid() },
      { weight: 1, arbitrary: hostileText.filter((text) => text !== '') },
      { weight: 1, arbitrary: fc.constantFrom('null', '..', 'x'.repeat(5000)) },
    );

  function bodyOf({ requestBody }: Operation): fc.Arbitrary<Step['body']> {
    const [type, described] = Object.entries(requestBody?.content ?? {})[0] ?? [];
    const broken = fc.record({
      type: fc.constantFrom('application/json', 'application/json', ...TYPES),
      content: brokenBody.map((text) => Buffer.from(text)),
    });
    const json = (content: fc.Arbitrary<unknown>) => fc.record({ type: fc.constant('application/json'), content });
    const odd = fc.oneof(broken, json(hostileValue), fc.constant(undefined));
    if (type === undefined)
      return fc.oneof({ weight: 6, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: odd });
    const meant =
      type === 'multipart/form-data'
        ? multipart
        : type.startsWith('audio/')
          ? recording
          : json(fitting(described!.schema));
    return fc.oneof({ weight: 8, arbitrary: meant }, { weight: 1, arbitrary: odd });
  }

  function queryOf(parameters: Parameter[]): fc.Arbitrary<Step['query']> {
    const described = parameters
      .filter((parameter) => parameter.in === 'query')
      .map(({ name, schema }) =>
        fc.oneof(
          { weight: 3, arbitrary: fc.constant<Step['query']>([]) },
          { weight: 6, arbitrary: fitting(schema, name).map((value): Step['query'] => [[name, value]]) },
          { weight: 2, arbitrary: hostileText.map((value): Step['query'] => [[name, value]]) },
          {
            weight: 1,
            arbitrary: hostileText.map((value): Step['query'] => [
              [name, value],
              [name, value],
            ]),
          },
        ),
      );
    const extra = fc.oneof(
      { weight: 15, arbitrary: fc.constant<Step['query']>([]) },
      { weight: 1, arbitrary: fc.tuple(hostileName, hostileText).map((pair): Step['query'] => [pair]) },
    );
    return fc.tuple(...described, extra).map((each) => each.flat());
  }

  const stepOf = (method: string, template: string, operation: Operation): fc.Arbitrary<Step> =>
    fc.record({
      method: fc.constant(method.toUpperCase()),
      template: fc.constant(template),
      who: fc.oneof(
        { weight: 12, arbitrary: fc.constant<Who>('owner') },
        { weight: 3, arbitrary: fc.constant<Who>('other') },
        { weight: 1, arbitrary: fc.constant<Who>('visitor') },
      ),
      params: fc.tuple<(string | Carried)[]>(
        ...(template.match(/\{\w+\}/g) ?? []).map((name) => parameterOf(name, template)),
      ),
      query: queryOf(operation.parameters as Parameter[]),
      headers: hostileHeaders,
      body: method === 'get' ? fc.constant(undefined) : bodyOf(operation),
      passing: fc.oneof(
        { weight: 12, arbitrary: fc.constant(0) },
        { weight: 1, arbitrary: fc.constantFrom(60_000, 3_600_000, 90_000_000) },
      ),
      times: fc.oneof(
        { weight: 12, arbitrary: fc.constant(1) },
        { weight: 1, arbitrary: fc.integer({ min: 2, max: 4 }) },
      ),
    });

  const steps = new Map(
    Object.entries(paths).flatMap(([template, operations]) =>
      Object.entries(operations).map(([method, operation]) => [
        `${method} ${template}`,
        stepOf(method, template, operation),
      ]),
    ),
  );
  const single = [...steps].map(([call, step]) => ({ weight: weightOf(call), arbitrary: fc.tuple(step) }));
  const flows = FLOWS.filter((calls) => calls.every((call) => steps.has(call))).map((calls) => ({
    weight: FLOW_WEIGHT,
    arbitrary: fc.tuple(...calls.map((call) => steps.get(call)!.map((step): Step => ({ ...step, who: 'owner' })))),
  }));
  return fc.oneof<fc.WeightedArbitrary<Step[]>[]>(...single, ...flows);
}
