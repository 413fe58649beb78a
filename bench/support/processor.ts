import { globSync, readFileSync } from 'node:fs';

/** Of a clock tick, as Linux tells processor time. */
const TICK_MS = 10;
/** Where /proc tells of a process, behind its name: whose child it is, and of which group. */
const PARENT = 1;
const GROUP = 2;

/** What stands behind the name of a process, which may hold anything. */
const statOf = (file: string) => readFileSync(file, 'utf8').split(') ').at(-1)!.split(' ');
/** Milliseconds of processor that a process has had, its ended children left out. */
const processorOf = (fields: string[]) => (Number(fields[11]) + Number(fields[12])) * TICK_MS;
/** The same of a process by its id. */
export const processorOfProcess = (pid: number) => processorOf(statOf(`/proc/${pid}/stat`));

function processorOfThose(field: number, id: number): number {
  let sum = 0;
  for (const file of globSync('/proc/[0-9]*/stat'))
    try {
      const fields = statOf(file);
      if (Number(fields[field]) === id) sum += processorOf(fields);
    } catch {
      // One that has ended meanwhile.
    }
  return sum;
}
/** The same of all children of a process. */
export const processorOfChildren = (pid: number) => processorOfThose(PARENT, pid);
/** The same of all processes of a group. */
export const processorOfGroup = (group: number) => processorOfThose(GROUP, group);
