import fc from 'fast-check';
import { DEEDS } from './deeds.ts';
import type { Device } from './device.ts';
import type { Fate } from './line.ts';
import type { Past } from './past.ts';

/** What happens to a device, besides what somebody does on it. */
const HAPPENINGS = {
  away: async (device) => {
    device.line.online = false;
  },
  back: async (device) => {
    device.line.online = true;
    void device.exchange();
  },
  reload: (device) => device.load(),
  exchange: async (device) => void device.exchange(),
  look: async (device) => void device.client.invalidateQueries(),
  settle: async (device) => device.line.settle(),
  deliverLate: (device) => device.line.deliverLate(),
} satisfies Record<string, (device: Device) => Promise<void>>;

export type Step =
  | { device: number; does: keyof typeof DEEDS; which: number; other: number; fates: Fate[] }
  | { device: number; happens: keyof typeof HAPPENINGS }
  | { server: 'restarts' | 'is copied' | 'is restored' };

/** Small, so that several devices come to the same thing. */
const number = fc.nat({ max: 5 });
const device = fc.nat({ max: 2 });
const fate = fc.oneof(
  { weight: 6, arbitrary: fc.constant<Fate>('whole') },
  { weight: 4, arbitrary: fc.constantFrom<Fate>('cut', 'unanswered', 'twice', 'late', 'slow') },
);

const DOING = Object.keys(DEEDS) as (keyof typeof DEEDS)[];
const OFTEN = ['create', 'rename', 'rename', 'tick', 'tick', 'move'] as const satisfies typeof DOING;
const HAPPENING = Object.keys(HAPPENINGS) as (keyof typeof HAPPENINGS)[];

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 100,
    arbitrary: fc.record({
      device,
      does: fc.constantFrom(...OFTEN, ...DOING),
      which: number,
      other: number,
      fates: fc.array(fate, { maxLength: 3 }),
    }),
  },
  { weight: 50, arbitrary: fc.record({ device, happens: fc.constantFrom(...HAPPENING) }) },
  { weight: 1, arbitrary: fc.constant<Step>({ server: 'restarts' }) },
);

const steps = fc.array(step, { minLength: 5, maxLength: 24, size: 'max' });
/** After which steps the server's database is copied, and how many later the copy takes its place. */
const restoring = fc.option(fc.tuple(fc.nat({ max: 8 }), fc.integer({ min: 1, max: 12 })), { freq: 5 });

/** @param restores whether the server's database may be put back to what it was before */
const historyOf = (restores: boolean): fc.Arbitrary<Step[]> =>
  fc
    .tuple(steps, restores ? restoring : fc.constant(null))
    .map(([lived, when]) =>
      when
        ? [
            ...lived.slice(0, when[0]),
            { server: 'is copied' },
            ...lived.slice(when[0], when[0] + when[1]),
            { server: 'is restored' },
            ...lived.slice(when[0] + when[1]),
          ]
        : lived,
    );

/** Histories of a life, on average: more find more, and devices that live on cost less than new ones. */
export const HISTORIES = Number(process.env.DEVICE_LIFE ?? 5);

/** What the same devices live through, one history after another: they meet and agree after each, and go on from there. */
export const lifeOf = (restores: boolean): fc.Arbitrary<Step[][]> =>
  fc.array(historyOf(restores), { minLength: 1, maxLength: 2 * HISTORIES - 1, size: 'max' });

/** A step as one reads it. */
export function told(step: Step): string {
  if ('server' in step) return `server ${step.server}`;
  if ('happens' in step) return `device ${step.device}: ${step.happens}`;
  const { device, does, which, other, fates } = step;
  return `device ${device}: ${does} ${which} ${other}${fates.length > 0 ? ` (${fates.join(', ')})` : ''}`;
}

/** Has a step happen to a device; what it begins goes on beside what follows. */
export async function happen(
  devices: readonly Device[],
  past: Past,
  step: Exclude<Step, { server: unknown }>,
): Promise<void> {
  const device = devices[step.device]!;
  if ('happens' in step) return HAPPENINGS[step.happens](device);
  device.line.fates.push(...step.fates);
  DEEDS[step.does](device, past, step.which, step.other);
}
