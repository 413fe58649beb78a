import type { Intent } from '../model.ts';

/** What was done once is not done again: «удали бриф, он лишний, удали». A task that is deleted is not changed any more. */
export function withoutRepeats(intents: readonly Intent[]): Intent[] {
  const done = new Map<string, Set<string>>();
  const of = (act: string) => {
    if (!done.has(act)) done.set(act, new Set());
    return done.get(act)!;
  };
  return intents.flatMap((intent): Intent[] => {
    if (!('meant' in intent) || intent.meant.kind !== 'these') return [intent];
    const { act, meant } = intent;
    const left = meant.ids.filter((id) => !of('delete').has(id) && (act === 'update' || !of(act).has(id)));
    for (const id of meant.ids) of(act).add(id);
    if (left.length === 0 && meant.ids.length > 0) return [];
    return [left.length === meant.ids.length ? intent : { ...intent, meant: { ...meant, ids: left } }];
  });
}
