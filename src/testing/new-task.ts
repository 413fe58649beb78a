import { slotsOfNew } from '#understanding/interpret/slots.ts';
import type { NewTask } from '#understanding/model.ts';

/** A new task of which nothing but the given is said. */
export const makeNewTask = (said: Partial<NewTask> & Pick<NewTask, 'title'>): NewTask => ({
  when: null,
  project: null,
  columnId: null,
  repeats: false,
  reminds: null,
  ...slotsOfNew(() => [], { words: [] } as never),
  ...said,
});
