/** The first word on a field: on itself or, of a list or a nested value, on something that it holds. */
export function fieldError(error: unknown): string | undefined {
  if (!(error instanceof Object)) return undefined;
  const { message } = error as { message?: unknown };
  if (typeof message === 'string' && message) return message;
  const within = Object.entries(error).flatMap(([name, one]) => (name === 'ref' ? [] : (fieldError(one) ?? [])));
  return within[0];
}
