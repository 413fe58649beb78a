import { readFileSync } from 'node:fs';

/** Of a clock tick, as Linux tells processor time. */
const TICK_MS = 10;

/** What stands behind the name of a process, which may hold anything. */
export const statOf = (file: string) => readFileSync(file, 'utf8').split(') ').at(-1)!.split(' ');
/** Milliseconds of processor that a process has had, its ended children left out. */
export const processorOf = (fields: string[]) => (Number(fields[11]) + Number(fields[12])) * TICK_MS;
/** The same of a process by its id. */
export const processorOfProcess = (pid: number) => processorOf(statOf(`/proc/${pid}/stat`));
