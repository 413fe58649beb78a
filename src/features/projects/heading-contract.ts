import { z } from 'zod';
import { endpoint } from '#shared/endpoint.ts';
import { madeId } from '#shared/russian/made-id.ts';
import { text } from '#shared/russian/text-field.ts';
import { HEADINGS_MAX, NAME_MAX } from './rules.ts';
import { texts } from './texts.ts';

/** A part of a project under which tasks stand; they stand by rank, compared by code point, ties by id. */
export const heading = z.object({ id: z.string(), title: z.string(), rank: z.string() }).meta({ id: 'Heading' });
export type Heading = z.output<typeof heading>;

export const headingTitle = text({ min: texts.heading.titleRequired, max: NAME_MAX });
const place = {
  afterHeadingId: z.string().nullable().optional().meta({
    description: 'The heading behind which it stands: first where it is null, at the end where it is gone.',
  }),
};
const headingInput = z.object({ id: madeId.optional(), title: headingTitle });
const addedHeading = headingInput.extend(place);
const headingChange = z.object({ title: headingTitle }).partial().extend(place);
/** The headings with which a project is made, in their order. */
export const firstHeadings = z
  .array(headingInput)
  .max(HEADINGS_MAX, texts.heading.full)
  .refine((headings) => {
    const ids = headings.flatMap(({ id }) => id ?? []);
    return new Set(ids).size === ids.length;
  }, texts.heading.twice);

export type HeadingInput = z.input<typeof headingInput>;
export type AddedHeading = z.input<typeof addedHeading>;
export type HeadingChange = z.input<typeof headingChange>;

export const addHeading = endpoint({
  method: 'POST',
  path: '/api/projects/:id/headings',
  summary: 'Add a heading to a project, at the end unless it says behind which',
  body: addedHeading,
  reply: heading,
  status: 201,
  statusAgain: 200,
  errors: [409],
});
export const changeHeading = endpoint({
  method: 'PATCH',
  path: '/api/projects/:id/headings/:headingId',
  summary: 'Change the title of a heading, or move it',
  body: headingChange,
  reply: heading,
});
export const deleteHeading = endpoint({
  method: 'DELETE',
  path: '/api/projects/:id/headings/:headingId',
  summary: 'Delete a heading; its tasks stay in the project, and return to it with its undo',
  status: 204,
});
