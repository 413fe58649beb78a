/** True for the refusal of either engine to keep a second account with one address, or with one account elsewhere. */
export const isTaken = (error: unknown) =>
  error instanceof Error &&
  ((error as { code?: string }).code === '23505' ||
    /UNIQUE constraint failed: (users\.email|accounts\.)/.test(error.message));
