const FRAMES = 6;
const FRAME = /^ {4}at /;

/** What the log says of a failure: what it was and where. Its words may hold anything, an address or a password too. */
export function failureToTell(error: unknown): { name: string; code?: string; at: string[] } {
  if (!(error instanceof Error)) return { name: typeof error, at: [] };
  const { code } = error as { code?: unknown };
  const at = (error.stack ?? '').split('\n').filter((line) => FRAME.test(line));
  return {
    name: error.name,
    ...(typeof code === 'string' && { code }),
    at: at.slice(0, FRAMES).map((line) => line.trim()),
  };
}
