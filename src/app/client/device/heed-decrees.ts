import { heedDecrees } from '#shared/repeat/heeded-decrees.ts';

/** Has this page reckon working days by what the operator's file says, as the server wrote it into the document. */
export function heedServersDecrees(): void {
  const text = document.getElementById('decrees')?.textContent;
  if (text) heedDecrees(JSON.parse(text));
}
