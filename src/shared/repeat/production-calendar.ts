import type { Day } from '../day.ts';

/** What the government moves of a year's days off. */
export interface Decree {
  /** Its number and day, by which it is found at publication.pravo.gov.ru. */
  number: string;
  signed: Day;
  /** Days off, from those on which they would be to those on which they are. A Saturday or Sunday that is no holiday is worked then. */
  moved: readonly (readonly [from: Day, to: Day])[];
}

/** By their year, as `2027`. */
export type Decrees = Readonly<Record<string, Decree>>;

/**
 * The decrees of the Government of Russia on the moving of days off, a year each. An operator goes on with them by a file
 * (docs/operations.md, `heedDecrees`). For a year without one the Labour Code alone is heeded (`workdays.ts`). That of 2027 was not found among what was published when this was written: the Code moves
 * Saturday 1 May to Monday 3 May, Sunday 9 May to Monday 10 May and Saturday 12 June to Monday 14 June; to which days 2 and 3 January
 * move, and whether Saturdays are worked, the decree will say.
 */
export const DECREES: Decrees = {
  2024: {
    number: '1314',
    signed: '2023-08-10',
    moved: [
      ['2024-01-06', '2024-05-10'],
      ['2024-01-07', '2024-12-31'],
      ['2024-04-27', '2024-04-29'],
      ['2024-11-02', '2024-04-30'],
      ['2024-12-28', '2024-12-30'],
    ],
  },
  2025: {
    number: '1335',
    signed: '2024-10-04',
    moved: [
      ['2025-01-04', '2025-05-02'],
      ['2025-01-05', '2025-12-31'],
      ['2025-02-23', '2025-05-08'],
      ['2025-03-08', '2025-06-13'],
      ['2025-11-01', '2025-11-03'],
    ],
  },
  2026: {
    number: '1466',
    signed: '2025-09-24',
    moved: [
      ['2026-01-03', '2026-01-09'],
      ['2026-01-04', '2026-12-31'],
    ],
  },
};
