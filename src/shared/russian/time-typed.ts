/** «9», «9:30», «18.00», «9 ч 30», «в 9», «930»; figures without a sign between them are hours and two of minutes. */
const TYPED = /^(?:в )?([01]?\d|2[0-3])(?: ?ч(?:ас(?:а|ов)?)?)?(?: ?[:.,-]? ?([0-5]\d)(?: ?м(?:ин)?)?)?\.?$/u;

/** The time of a day that typed words mean, `HH:mm`; undefined where they mean none. */
export function timeTyped(text: string): string | undefined {
  const [hour, minute = '00'] = TYPED.exec(text.trim().replace(/\s+/g, ' ').toLowerCase())?.slice(1) ?? [];
  return hour === undefined ? undefined : `${hour.padStart(2, '0')}:${minute}`;
}
