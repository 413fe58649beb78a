interface Moment {
  /** What was refused can be shown again: it is kept as a draft. */
  drafted: boolean;
  /** The form is in sight. */
  open: boolean;
  /** It has been closed since it was sent; if it is open now, it is for something else. */
  left: boolean;
  /** Something is typed in it. */
  held: boolean;
}

/**
 * What becomes of a form whose values were refused: it stays as it is, opens again with what was typed, is filled with it,
 * or lets somebody be who is typing the next one by now or whose words are not kept.
 */
export function afterRefusal({ drafted, open, left, held }: Moment): 'stay' | 'reopen' | 'refill' | 'leave' {
  if (!left) return 'stay';
  if (!drafted) return 'leave';
  if (!open) return 'reopen';
  return held ? 'leave' : 'refill';
}
