import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readPerson, readTurn } from './read-person.ts';

const HEAD =
  'person: anna\nabout: Анна\n\naccount\nprojects: Дом\n1 Поменять масло | due D+1 18:00 | high | in Дом\n2 done Забрать права\n';

/** What `void` alone may end with, and what is quoted from end to end. */
const BESIDE = /\{(?!void)\w+ [^{}]*\p{L}{4}[!?,;]+\}|\{(?!void)\w+ «[^«»{}]+»\}/gu;

describe('a turn', () => {
  it('is its text, its marks by offsets, and the places where another command begins', () => {
    const turn = readTurn('{ref масло} {did поменял} // и {cmd напомни} {when в пятницу} {title купить хлеб}');
    expect(turn.text).toBe('масло поменял и напомни в пятницу купить хлеб');
    expect(turn.spans.map(({ label, start, end }) => [label, turn.text.slice(start, end)])).toEqual([
      ['ref', 'масло'],
      ['did', 'поменял'],
      ['cmd', 'напомни'],
      ['when', 'в пятницу'],
      ['title', 'купить хлеб'],
    ]);
    expect(turn.text.slice(turn.boundaries[0])).toBe('и напомни в пятницу купить хлеб');
  });

  it('keeps line breaks and addresses', () => {
    expect(readTurn('список:\\n- хлеб\\n- https://a.example/b').text).toBe('список:\n- хлеб\n- https://a.example/b');
  });

  it.each(['{nope слово}', '{title слово', 'слово}', '{title}', ''])('refuses «%s»', (marked) => {
    expect(() => readTurn(marked)).toThrow();
  });
});

describe('a file', () => {
  it('is cases with the account, what is said and what must hold', () => {
    const [first, second] = readPerson(
      `${HEAD}\nsay {cmd запиши} {title хлеб}\n+ Хлеб / Купить хлеб | due W:fri 18:00 | low | in Дом\ndone 1\ntags: typo\n\nsay привет\nnothing\n`,
    );
    expect(first).toMatchObject({ id: 'anna-01', tags: ['typo'], account: { projects: ['Дом'] } });
    expect(first!.account.tasks[0]).toMatchObject({ number: 1, due: 'D+1 18:00', priority: 'high', project: 'Дом' });
    expect(first!.account.tasks[1]).toMatchObject({ title: 'Забрать права', done: true });
    expect(first!.expected).toEqual([
      {
        kind: 'create',
        done: false,
        titles: ['Хлеб', 'Купить хлеб'],
        fields: { due: 'W:fri 18:00', priority: 'low', project: 'Дом' },
      },
      { kind: 'complete', numbers: [1] },
    ]);
    expect(second!.expected).toEqual([{ kind: 'nothing' }]);
  });

  it.each<[string, string, unknown[]]>([
    [
      'adds up',
      'say {ref а}\ndone 1\nsay и {ref б}\nopen 2',
      [
        { kind: 'complete', numbers: [1] },
        { kind: 'activate', numbers: [2] },
      ],
    ],
    [
      'forgets a question that was answered',
      'say закрой\nask\nsay {ref маму}\ndone 1',
      [{ kind: 'complete', numbers: [1] }],
    ],
    [
      'forgets what was taken back',
      'say {ref а}\ndone 1\nsay {ref б}\nopen 2\nsay отмени\nundo',
      [{ kind: 'complete', numbers: [1] }],
    ],
    ['is as before where all was taken back', 'say {ref а}\ndone 1\nsay отмени\nundo', [{ kind: 'undo' }]],
  ])('of several turns %s', (_, text, expected) => {
    const [one, ...rest] = readPerson(`${HEAD}\n${text}\n`);
    expect([one!.expected, rest]).toEqual([expected, []]);
  });

  it.each([
    ['a task that is not there', 'say удали хлеб\ndel 7'],
    ['nothing beside a change', 'say удали хлеб\ndel 1\nnothing'],
    ['an unknown date', 'say запиши хлеб\n+ Хлеб | due someday'],
    ['a cut without spaces', 'say хлеб //, сыр\nnothing'],
    ['an unknown tag', 'say привет\nnothing\ntags: funny'],
    ['no expectation', 'say привет\n\nsay пока\nnothing'],
  ])('names the line of %s', (_, text) => {
    expect(() => readPerson(`${HEAD}\n${text}\n`)).toThrow(/line \d+/);
  });
});

describe('every file of the corpus', () => {
  const files = globSync('{train,look-at,blind}/*.txt', { cwd: import.meta.dirname });

  it.each(files)('%s can be read', (file) => {
    expect(readPerson(readFileSync(`${import.meta.dirname}/${file}`, 'utf8')).length).toBeGreaterThanOrEqual(20);
  });

  it('marks words alike, whoever marked them: no part takes a sign or a quotation mark beside it', () => {
    const astray = files
      .filter((file) => !file.startsWith('blind/'))
      .flatMap((file) => readFileSync(`${import.meta.dirname}/${file}`, 'utf8').match(BESIDE) ?? []);
    expect(astray).toEqual([]);
  });

  it('keeps each person in one part', () => {
    const people = files.map((file) => file.split('/')[1]);
    expect(people.filter((name, index) => people.indexOf(name) !== index)).toEqual([]);
  });
});

it('a task may be changed in what the files have no words for', () => {
  const [first] = readPerson(`${HEAD}\nsay {cmd разбей} {ref масло} на шаги: фильтр, поддон\nset 1\n`);
  expect(first!.expected).toEqual([{ kind: 'update', number: 1, fields: {} }]);
});
