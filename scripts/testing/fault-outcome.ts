import type { VitestReport } from './tally.ts';

/** What became of a fault on all its engines. */
export interface FaultOutcome {
  passed: number;
  failed: number;
  /** What this machine did not let it cause, each with the reason. */
  untried: string[];
  seconds: number;
}

/** @param file as the catalogue names it */
export function outcomeOf({ tests, errors, files }: VitestReport, file: string): FaultOutcome {
  const own = <T extends { name: string }>(all: T[]) => all.filter(({ name }) => name.startsWith(`${file} (`));
  const held = own(tests);
  const count = (state: string) => held.filter((test) => test.state === state).length;
  const untried = held.filter(({ state }) => state !== 'passed' && state !== 'failed');
  return {
    passed: count('passed'),
    failed: count('failed') + own(errors).length,
    untried: untried.map(({ name, why }) =>
      [name.slice(name.indexOf('› ') + 2), why?.trim()].filter(Boolean).join(': '),
    ),
    seconds: own(files).reduce((sum, { took }) => sum + took / 1000, 0),
  };
}

/** In a line, and one for each part that was not tried: a fault that was not caused is no fault that is borne. */
export function told({ passed, failed, untried, seconds }: FaultOutcome): string {
  const mark = failed > 0 ? '✗' : untried.length > 0 ? '!' : passed > 0 ? '✓' : '–';
  const counts = [
    `${passed} passed`,
    `${failed} failed`,
    ...(untried.length > 0 ? [`${untried.length} NOT TRIED`] : []),
  ];
  return [`${mark} ${counts.join(', ')}, ${seconds.toFixed(0)} s`, ...untried.map((one) => `  not tried: ${one}`)].join(
    '\n',
  );
}
