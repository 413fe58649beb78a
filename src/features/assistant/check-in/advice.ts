import { texts } from './texts.ts';

/** Minutes of work after which a rest helps before anything else. */
const LONG = 30;

/** What is known of the work that goes hard. */
export interface HardWork {
  /** The title of the task, or null where there is none. */
  task: string | null;
  /** The title of its first step that is not done. */
  step: string | null;
  minutes: number;
}

/** What may help, the most fitting first, each one thing to do now. */
export function adviceFor({ task, step, minutes }: HardWork): [string, ...string[]] {
  const { advice } = texts;
  const begin = step !== null ? advice.step(step) : task !== null ? advice.firstStep(task) : advice.oneThing;
  const others = [advice.fiveMinutes, advice.sayAloud];
  return minutes >= LONG ? [advice.rest, begin, ...others] : [begin, advice.rest, ...others];
}
