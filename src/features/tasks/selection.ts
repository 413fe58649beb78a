/** What is chosen in a list, to be changed together. */
export interface Selection {
  /** Rows are chosen by a press, instead of opened. */
  on: boolean;
  ids: ReadonlySet<string>;
  /** From where a stretch is chosen. */
  anchor: string | undefined;
  /** What was chosen beside the stretch. */
  beside: ReadonlySet<string>;
}

export const NOTHING_SELECTED: Selection = { on: false, ids: new Set(), anchor: undefined, beside: new Set() };

export type SelectionAct = 'begin' | 'end' | 'all' | { toggle: string } | { from?: string; upTo: string };

/** What is chosen after an act, in a list whose rows stand in the order of `ids`. */
export function selectionAfter(was: Selection, act: SelectionAct, order: readonly string[]): Selection {
  if (act === 'end') return NOTHING_SELECTED;
  if (act === 'begin') return { ...NOTHING_SELECTED, on: true };
  if (act === 'all') return { on: true, ids: new Set(order), anchor: was.anchor, beside: new Set(order) };
  if ('toggle' in act) {
    const ids = new Set(was.ids);
    if (!ids.delete(act.toggle)) ids.add(act.toggle);
    return { on: true, ids, anchor: act.toggle, beside: ids };
  }
  const anchor = was.on ? (was.anchor ?? act.from ?? act.upTo) : (act.from ?? act.upTo);
  const [start, end] = [order.indexOf(anchor), order.indexOf(act.upTo)].sort((a, b) => a - b);
  // Where the stretch began is out of sight: it begins anew.
  if (start === -1) return selectionAfter(was, { toggle: act.upTo }, order);
  const beside = was.on ? was.beside : new Set<string>();
  return { on: true, ids: new Set([...beside, ...order.slice(start, end! + 1)]), anchor, beside };
}
