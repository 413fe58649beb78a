import type { MutationOptions } from '@tanstack/react-query';
import type { Task } from '#features/tasks/contract.ts';
import type { Device } from './device.ts';
import type { Past } from './past.ts';

/** What somebody does on a device; numbers choose what it is done to. */
export type Deed = (device: Device, past: Past, which: number, other: number) => void;

const DAY = 24 * 3_600_000;
export const dayOf = (days: number) => new Date(Date.now() + days * DAY).toISOString().slice(0, 10);

export const tasksOf = (device: Device) => device.shown<readonly Task[]>('/api/tasks') ?? [];
export const one = <T>(things: readonly T[], which: number): T | undefined => things[which % things.length];

let texts = 0;

/** Words that nobody has said. */
export const unsaid = (word: string) => `${word} ${texts++}`;

/** Makes a change, and notes it in each way where somebody is told that it is done. */
export function make<V extends object, R, C>(
  { page, client }: Device,
  options: MutationOptions<R, Error, V, C>,
  variables: V,
  ...done: readonly (() => void)[]
): void {
  void page.runChange(client, options, variables).then((outcome) => {
    if (outcome !== 'refused') for (const note of done) note();
  });
}
