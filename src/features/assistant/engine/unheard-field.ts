const silent = () => '';
const nothing = () => undefined;

/** Of a field that the form says alone: words set nothing of it, and the engine is honest about that. */
export const UNHEARD = {
  made: silent,
  changed: silent,
  proposed: silent,
  heard: nothing,
  changes: nothing,
  again: nothing,
  shared: false,
  beside: null,
  nouns: [],
  asked: null,
  away: null,
} as const;
