import fc from 'fast-check';

const SESSION = 'takt.session_token';
const COOKIES = [
  '=',
  ';;',
  `${SESSION}=`,
  `${SESSION}=a.b`,
  `${SESSION}=%00`,
  `${SESSION}=%`,
  `${SESSION}="a"; ${SESSION}=b`,
  '__proto__=1',
];

const ZONES = [
  'Europe/Moscow',
  'Pacific/Kiritimati',
  'America/Adak',
  'Asia/Kathmandu',
  'UTC',
  'Nowhere/City',
  '',
  '+03:00',
];
/** A value in one case of `of`. */
const maybe = <T>(arbitrary: fc.Arbitrary<T>, of: number) =>
  fc.oneof({ weight: of - 1, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary });
/** Headers of a call: mostly none, now and then odd ones. */
export const hostileHeaders = fc
  .record({
    'x-timezone': maybe(fc.constantFrom(...ZONES), 3),
    'x-client-id': maybe(fc.constantFrom('tab', 'x'.repeat(500), '\u00ff'), 9),
    'idempotency-key': maybe(fc.constantFrom('one', 'two', 'three', ' ', 'x'.repeat(201), '\u00e9'), 5),
    'if-none-match': maybe(fc.constantFrom('*', 'W/"x"', '"', 'W/"a", W/"b"'), 9),
    host: maybe(fc.constantFrom('', 'localhost:99999', '[::1', 'a b', '\u00ff'), 50),
    'user-agent': maybe(fc.constantFrom('\u00ff\u00fe', 'x'.repeat(2000), ''), 9),
    cookie: maybe(fc.constantFrom(...COOKIES), 25),
    origin: maybe(fc.constantFrom('null', 'https://evil.example', 'x'), 50),
  })
  .map((all) =>
    Object.fromEntries(Object.entries(all).filter((pair): pair is [string, string] => pair[1] !== undefined)),
  );
