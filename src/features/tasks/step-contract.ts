import { z } from 'zod';
import { day, endpoint } from '#shared/endpoint.ts';
import { madeId } from '#shared/russian/made-id.ts';
import { text } from '#shared/russian/text-field.ts';
import { DUE_MAX, DUE_MIN, STEPS_MAX, TITLE_MAX } from './rules.ts';
import { texts } from './texts.ts';

/** A part of a task that is ticked by itself; they stand by rank, compared by code point, ties by id. */
export const step = z
  .object({ id: z.string(), title: z.string(), done: z.boolean(), dueDay: day.nullable(), rank: z.string() })
  .meta({ id: 'Step' });
export type Step = z.output<typeof step>;

const said = {
  title: text({ min: texts.steps.titleRequired, max: TITLE_MAX }),
  done: z.boolean(texts.steps.doneInvalid),
  dueDay: z.iso
    .date(texts.dueInvalid)
    .refine((value) => Date.parse(value) >= DUE_MIN && Date.parse(value) <= DUE_MAX, texts.dueRange)
    .nullable(),
};
const place = {
  afterStepId: z.string().nullable().optional().meta({
    description: 'The step behind which it stands: first where it is null, at the end where it is gone.',
  }),
};

const stepInput = z.object({
  id: madeId.optional(),
  title: said.title,
  done: said.done.optional(),
  dueDay: said.dueDay.optional(),
});
const addedStep = stepInput.extend(place);
const stepChange = z.object(said).partial().extend(place);
/** The steps with which a task is made, in their order. */
export const firstSteps = z
  .array(stepInput, texts.steps.invalid)
  .max(STEPS_MAX, texts.steps.full)
  .refine((steps) => {
    const ids = steps.flatMap(({ id }) => id ?? []);
    return new Set(ids).size === ids.length;
  }, texts.steps.twice);

export type StepInput = z.input<typeof stepInput>;
export type AddedStep = z.input<typeof addedStep>;
export type StepChange = z.input<typeof stepChange>;

export const addStep = endpoint({
  method: 'POST',
  path: '/api/tasks/:id/steps',
  summary: 'Add a step to a task, at the end unless it says behind which',
  body: addedStep,
  reply: step,
  status: 201,
  statusAgain: 200,
  errors: [409, 410],
});
export const changeStep = endpoint({
  method: 'PATCH',
  path: '/api/tasks/:id/steps/:stepId',
  summary: 'Change part of a step, or move it',
  body: stepChange,
  reply: step,
});
export const deleteStep = endpoint({
  method: 'DELETE',
  path: '/api/tasks/:id/steps/:stepId',
  summary: 'Delete a step',
  status: 204,
});
