import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Lesson, Taught } from './lesson.ts';

/** A thread makes the features of all examples: some 3 GB, of which their hashes are left. */
const HEAP_MB = 6000;

/** One tagger that is to be had: from whom, and how often each part of it looks at them. */
export interface Course extends Pick<Lesson, 'without'> {
  epochs: Record<Lesson['learns'], number>;
}

/** Teaches all parts of all taggers side by side, a thread for each core. Which ends first changes nothing. */
export async function taught(courses: readonly Course[]): Promise<Taught[]> {
  const taggers = courses.map(() => ({}) as Taught);
  const lessons = courses.flatMap(({ without, epochs }, at) =>
    (['recurrent', 'parts'] as const).map((learns) => ({ at, lesson: { learns, without, epochs: epochs[learns] } })),
  );
  const lane = async () => {
    const thread = new Worker(new URL('lesson-thread.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
    });
    for (let next = lessons.shift(); next; next = lessons.shift()) {
      const start = performance.now();
      const { learns, without } = next.lesson;
      thread.postMessage(next.lesson);
      const [result] = await once(thread, 'message');
      Object.assign(taggers[next.at]!, { [learns]: result });
      const minutes = ((performance.now() - start) / 60_000).toFixed(1);
      console.log(`${learns}, ${without === null ? 'of everybody' : `without fold ${without}`}: ${minutes} min`);
    }
    await thread.terminate();
  };
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), lessons.length) }, lane));
  return taggers;
}
