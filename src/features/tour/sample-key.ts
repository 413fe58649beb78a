/** What became of an account's example of a day, as clients keep it. */
export const SAMPLE_KEY = ['/api/sample-day'] as const;
