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
  const isTried = ({ state }: { state: string }) => state === 'passed' || state === 'failed';
  const tried = new Set(held.filter(isTried).map(({ name }) => nameOf(name)));
  const untried = held.filter((test) => !isTried(test) && !tried.has(nameOf(test.name)));
  return {
    passed: count('passed'),
    failed: count('failed') + own(errors).length,
    untried: untried.map(({ name, why }) => [nameOf(name), why?.trim()].filter(Boolean).join(': ')),
    seconds: own(files).reduce((sum, { took }) => sum + took / 1000, 0),
  };
}

/** Of a test, without its file and engine: what one engine alone has to bear is not to be tried on the other. */
const nameOf = (test: string) => test.slice(test.indexOf('› ') + 2);

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
