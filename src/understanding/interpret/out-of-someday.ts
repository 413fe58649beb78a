import { type Day, dayOf, timeOf } from '#shared/day.ts';
import type { Token } from '#shared/russian/text.ts';
import { type DueChange, findPieces, isWholeDay } from '#shared/russian/when.ts';
import type { Clock } from '#shared/russian/when-piece.ts';
import type { Intent, Reading } from '../model.ts';

/** «вынь из когда-нибудь, и до пятницы»: so led, a day is a deadline. */
const BY = /^(?:до|к|ко)$/;
const DEADLINE = /^(?:срок|дедлайн|deadline)/;

function planIn(due: DueChange | undefined, zone: string): { day: Day; time: string | null } | null {
  if (due?.kind === 'day') return { day: due.day, time: null };
  if (due?.kind !== 'at') return null;
  return { day: dayOf(due.due, zone), time: isWholeDay(due.due, zone) ? null : timeOf(due.due, zone) };
}

const idsOf = (intent: Intent): readonly string[] =>
  'meant' in intent && intent.meant.kind === 'these' ? intent.meant.ids : [];

/** «достань из когда-нибудь и поставь на субботу»: the day of what is put off no more is the one on which it is meant to be done. */
export function plannedAgain(readings: readonly Reading[], tokens: readonly Token[], clock: Clock): Reading[] {
  const isDeadline =
    tokens.some(({ word }) => DEADLINE.test(word)) || findPieces(tokens, clock).some(({ prep }) => BY.test(prep));
  if (isDeadline) return [...readings];
  return readings.map((reading) => {
    const taken = new Set(
      reading.intents.flatMap((one) => (one.act === 'update' && one.change.plan === null ? idsOf(one) : [])),
    );
    return {
      ...reading,
      intents: reading.intents.map((intent): Intent => {
        if (intent.act !== 'update' || !idsOf(intent).some((id) => taken.has(id))) return intent;
        const { due, ...change } = intent.change;
        const plan = planIn(due, clock.zone);
        return plan ? { ...intent, change: { ...change, plan } } : intent;
      }),
    };
  });
}
