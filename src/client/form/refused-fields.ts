import { HttpError } from '#client/lib/http-error.ts';

/** The server's word on a field. */
interface RefusedField<F extends string> {
  field: F;
  message: string;
}

/** Which of a form's fields a refusal is about, the first word on each; none where it is about something else. */
export function refusedFields<F extends string>(error: unknown, fields: readonly F[]): RefusedField<F>[] {
  const issues = (error instanceof HttpError && error.body?.issues) || [];
  return fields.flatMap((field) => {
    const issue = issues.find(({ path }) => path === field || path.startsWith(`${field}.`));
    return issue ? [{ field, message: issue.message }] : [];
  });
}
