import fc from 'fast-check';
import { Pairs, Raw } from './json-text.ts';

/** Signs of which texts of a chosen length are made. */
const SIGNS = ['x', 'я', '😀', '\u0301', '\u200b', ' ', '"', '\n'];
/** The limits of the product, and just beyond. */
const LENGTHS = [0, 1, 2, 30, 60, 61, 100, 101, 200, 201, 254, 255, 300, 301, 1000, 1001, 4000, 4001, 10_000, 10_001];

const HORRORS = [
  '\u200b\u200d\u2060',
  '\u3164\u115f',
  '\u2800\ufe0f',
  '\u202eкатаборд\u202c',
  '👩\u200d👩\u200d👧\u200d👦',
  `е${'\u0301'.repeat(300)}`,
  'İstanbul ẞ ﬁ Å \u212b',
  '\u2028\u2029\u0085\ufeff',
  '__proto__',
  'constructor',
  'toString',
  'null',
  'undefined',
  '[object Object]',
  'NaN',
  '-0',
  '1e400',
  "'; drop table users; --",
  '\\u0000 \\',
  '%00%ff%',
  '{{7*7}}',
  '<script>alert(1)</script>',
  '=1+1',
  '../../../../etc/passwd',
  'https://evil.example/',
  '0000-01-01',
  '2026-02-30',
  '9999-12-31T23:59:59.999Z',
  '+275760-09-13T00:00:00.000Z',
  '24:60',
];

/** What no database keeps as it is. */
const UNSTORABLE = ['\ud800', 'а\udc00б', 'а\u0000б'];

/** What people say to the assistant, so that it has something to do. */
export const PHRASES = [
  'добавь задачу купить молоко завтра в 9',
  'добавь: хлеб, молоко и сыр',
  'выполни всё',
  'удали все задачи',
  'создай проект Ремонт и добавь туда задачу плитка',
  'перенеси отчёт на 31 февраля',
  'переименуй первую в',
  'отмени',
  'да',
  'вторую',
  'что на сегодня?',
  'сколько я работал в 9999 году',
  'напомни через 100000000000 лет',
  'поставь срок -1 день',
  'добавь задачу \u3164',
  'я сделал отчёт, позвонил маме и не купил хлеб',
  '1/2/1/2/1/2/1/2',
];

export const hostileText = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...HORRORS) },
  { weight: 1, arbitrary: fc.constantFrom(...UNSTORABLE) },
  { weight: 2, arbitrary: fc.constantFrom(...PHRASES) },
  { weight: 2, arbitrary: fc.string({ unit: 'grapheme', maxLength: 40 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  {
    weight: 2,
    arbitrary: fc
      .tuple(fc.constantFrom(...SIGNS), fc.constantFrom(...LENGTHS))
      .map(([sign, length]) => sign.repeat(Math.ceil(length / sign.length)).slice(0, length)),
  },
);

const NUMBERS = [
  '-0',
  '0',
  '-1',
  '1e400',
  '-1e400',
  '1e-400',
  '0.1',
  '1e21',
  '2147483648',
  '-2147483649',
  '9007199254740993',
  '9223372036854775808',
  '100000000000000000000000000000000000000',
];
export const hostileNumber = fc.oneof(
  fc.constantFrom(...NUMBERS).map((text) => new Raw(text)),
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
);

const NESTS = [
  ['[', ']', 50],
  ['[', ']', 20_000],
  ['{"a":', '}', 5000],
] as const;
const nest = fc
  .constantFrom(...NESTS)
  .map(([open, close, depth]) => new Raw(`${open.repeat(depth)}1${close.repeat(depth)}`));

/** Names that objects have of themselves, besides any. */
export const hostileName = fc.oneof(
  fc.constantFrom(
    '__proto__',
    'constructor',
    'prototype',
    'toString',
    'hasOwnProperty',
    'then',
    '',
    'id',
    'userId',
    'user_id',
  ),
  fc.string({ unit: 'grapheme', maxLength: 8 }),
);

/** Anything that JSON can say. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: hostileText },
  { weight: 3, arbitrary: hostileNumber },
  { weight: 2, arbitrary: fc.constantFrom<unknown>(null, true, false, [], new Pairs([]), '', 0) },
  { weight: 1, arbitrary: nest },
  { weight: 1, arbitrary: fc.array(fc.oneof(hostileText, hostileNumber), { maxLength: 4 }) },
  {
    weight: 1,
    arbitrary: fc
      .array(fc.tuple(hostileName, fc.oneof(hostileText, hostileNumber)), { maxLength: 4 })
      .map((pairs) => new Pairs(pairs)),
  },
);

/** Bodies that are no JSON, or barely. */
export const brokenBody = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '{',
    '{"title":',
    '{"title":"а"',
    '{title:"а"}',
    '{"title":"а",}',
    '[1,]',
    'null',
    'true',
    '0',
    '""',
    '[]',
    '[[]]',
    '{"title":01}',
    '{"title":NaN}',
    '{"title":"\\ud800"}',
    '{"title":"\\u0000"}',
    '{"title":"\n"}',
    '\ufeff{"title":"а"}',
    '{"__proto__":{"title":"а"}}',
    '{"title":"а","title":"б"}',
    '{"title":"а"} {"title":"б"}',
    `${'['.repeat(100_000)}`,
    `{"title":${'['.repeat(100_000)}${']'.repeat(100_000)}}`,
  ),
  fc.string({ unit: 'grapheme', maxLength: 30 }),
);
