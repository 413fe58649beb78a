import type { Expectation, Turn, Utterance } from '../../corpus/read-person.ts';

/** Days and times as they are typed, and what they mean; people's words mostly say them. */
const WRITTEN: readonly [text: string, due: string][] = [
  ['25.12 в 9:30', 'DM:25.12 09:30'],
  ['14.01', 'DM:14.1'],
  ['до 5.12', 'DM:5.12'],
  ['2 декабря в 18:00', 'DM:2.12 18:00'],
  ['на 30.11', 'DM:30.11'],
  ['08.12 к 14:00', 'DM:8.12 14:00'],
  ['03.12.2026', 'DM:3.12'],
  ['27.11 11:15', 'DM:27.11 11:15'],
];
/** One of so many messages that could be varied is. */
const ONE_OF = 4;

const dated = (one: Expectation | undefined, due: string): Expectation[] =>
  (one?.kind === 'create' || one?.kind === 'update') && typeof one.fields.due === 'string'
    ? [{ ...one, fields: { ...one.fields, due } }]
    : [];

function withWhen({ text, spans, boundaries, does }: Turn, written: string, due: string): Turn {
  const { start, end } = spans.find(({ label }) => label === 'when')!;
  const moved = (at: number) => (at >= end ? at + written.length - (end - start) : at);
  return {
    text: text.slice(0, start) + written + text.slice(end),
    spans: spans.map((span) => ({ ...span, start: moved(span.start), end: moved(span.end) })),
    boundaries: boundaries.map(moved),
    does: dated(does[0], due),
  };
}

/** Some messages that set one deadline once more, with a day that is written in figures. */
export function withWrittenDates(utterances: readonly Utterance[]): Utterance[] {
  const varied = utterances.filter(
    ({ turns, expected }) =>
      turns.length === 1 &&
      turns[0]!.spans.filter(({ label }) => label === 'when').length === 1 &&
      turns[0]!.spans.every(({ label }) => label !== 'void' && label !== 'old') &&
      turns[0]!.does.length === 1 &&
      expected.length === 1 &&
      dated(expected[0], '').length === 1,
  );
  return varied
    .filter((_, at) => at % ONE_OF === 0)
    .map((utterance, at) => {
      const [written, due] = WRITTEN[at % WRITTEN.length]!;
      return {
        ...utterance,
        id: `${utterance.id} ${written}`,
        turns: [withWhen(utterance.turns[0]!, written, due)],
        expected: dated(utterance.expected[0], due),
      };
    });
}
