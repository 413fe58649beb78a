import fc from 'fast-check';
import { hostileName, hostileNumber, hostileText, hostileValue, PHRASES } from './hostile-values.ts';
import { Carried, Pairs } from './json-text.ts';

/** What is read of a JSON Schema. */
interface Schema {
  $ref?: string;
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  format?: string;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
}

type Values = fc.Arbitrary<unknown>;

/** The newest as often as any. */
const index = fc.oneof(fc.constant(0), fc.nat(1000));
export const carried = (what: string): fc.Arbitrary<Carried> =>
  fc.tuple(index, fc.integer({ min: 0, max: 9 })).map(([which, whose]) => new Carried(what, which, whose === 0));

const DAYS = [
  '0000-01-01',
  '0001-01-01',
  '1969-12-31',
  '1999-12-31',
  '2000-02-29',
  '2023-02-28',
  '2099-12-31',
  '9999-12-31',
];
const day = fc.oneof(
  {
    weight: 3,
    arbitrary: fc
      .date({ min: new Date('2026-01-01'), max: new Date('2026-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10)),
  },
  { weight: 1, arbitrary: fc.constantFrom(...DAYS) },
);
const TIMES = ['T00:00:00Z', 'T23:59:59.999Z', 'T12:00:00.123456789Z', 'T10:00:00+23:59', 'T10:00:00-23:59'];
const instant = fc.tuple(day, fc.constantFrom(...TIMES)).map(([date, time]) => date + time);

/** Fields of which the running account knows the right value. */
const KNOWN: [name: RegExp, what: string][] = [
  [/^taskId$/, '/api/tasks'],
  [/^projectId$/, '/api/projects'],
  [/^kanbanColumnId$/, '/api/kanban-columns'],
  [/^sessionId$/, '/api/focus-sessions'],
  [/^messageId$/, '/api/ai'],
  [/^credential$/, 'credential'],
  [/^(password|currentPassword)$/, 'password'],
  [/^email$/, 'email'],
  [/^code$/, 'code'],
];

function textOf({ pattern, format, minLength = 0, maxLength = 50 }: Schema): Values {
  if (format === 'date') return day;
  if (format === 'date-time') return instant;
  if (format === 'email') return fc.uuid().map((id) => `${id}@example.test`);
  // A pattern that only asks for something to be seen is met by any word.
  if (pattern?.startsWith('[^'))
    return fc.oneof(
      fc.string({ minLength: 1, maxLength: Math.min(maxLength, 40) }).map((text) => `ы${text}`.slice(0, maxLength)),
      hostileText,
    );
  if (pattern) return fc.stringMatching(new RegExp(pattern, 'u'));
  return fc.oneof(
    fc.string({ minLength, maxLength: Math.min(maxLength, 40) }),
    fc.constant('x'.repeat(maxLength)),
    hostileText,
  );
}

const numberOf = ({ type, minimum = -1e6, maximum = 1e6 }: Schema): Values =>
  fc.oneof(
    type === 'integer'
      ? fc.integer({ min: Math.max(minimum, -1e6), max: Math.min(maximum, 1e6) })
      : fc.double({ min: minimum, max: maximum, noNaN: true }),
    fc.constantFrom(minimum, maximum),
    fc.constantFrom(minimum - 1, maximum + 1),
  );

/** Makes arbitraries of what a document's schemas ask for, now and then of what they do not. */
export function createSchemaValues(schemas: Record<string, object>) {
  function objectOf({ properties = {}, required = [] }: Schema): Values {
    const pairs = Object.entries(properties).map(([name, schema]) => {
      const value = fc.oneof({ weight: 14, arbitrary: fitting(schema, name) }, { weight: 1, arbitrary: hostileValue });
      const pair = value.map((each): [string, unknown][] => [[name, each]]);
      const absent = fc.constant<[string, unknown][]>([]);
      return fc.oneof({ weight: required.includes(name) ? 30 : 1, arbitrary: pair }, { weight: 1, arbitrary: absent });
    });
    const extra = fc.oneof(
      { weight: 8, arbitrary: fc.constant<[string, unknown][]>([]) },
      { weight: 1, arbitrary: fc.tuple(hostileName, hostileValue).map((pair): [string, unknown][] => [pair]) },
    );
    return fc.tuple(...pairs, extra).map((each) => new Pairs(each.flat()));
  }

  function fitting(schema: Schema, name = ''): Values {
    const known = KNOWN.find(([pattern]) => pattern.test(name))?.[1];
    const described = ofSchema(schema, name);
    if (name === 'message') return fc.oneof(fc.constantFrom(...PHRASES), described);
    return known ? fc.oneof({ weight: 5, arbitrary: carried(known) }, { weight: 1, arbitrary: described }) : described;
  }

  function ofSchema(schema: Schema, name: string): Values {
    if (schema.$ref) return fitting(schemas[schema.$ref.split('/').at(-1)!] as Schema, name);
    if ('const' in schema) return fc.constant(schema.const);
    if (schema.enum) return fc.constantFrom(...schema.enum);
    if (schema.anyOf) return fc.oneof(...schema.anyOf.map((each) => fitting(each, name)));
    const { type } = schema;
    if (Array.isArray(type)) return fc.oneof(...type.map((each) => fitting({ ...schema, type: each }, name)));
    if (type === 'string') return textOf(schema);
    if (type === 'integer' || type === 'number')
      return fc.oneof({ weight: 8, arbitrary: numberOf(schema) }, { weight: 1, arbitrary: hostileNumber });
    if (type === 'boolean') return fc.boolean();
    if (type === 'null') return fc.constant(null);
    if (type === 'array') return fc.array(fitting(schema.items ?? {}, name), { maxLength: 8 });
    return type === 'object' ? objectOf(schema) : hostileValue;
  }

  return fitting as (schema: object, name?: string) => Values;
}
