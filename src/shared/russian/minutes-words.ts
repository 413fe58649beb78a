/** Minutes as they are told and typed: «30 мин», «2 ч», «1 ч 30 мин». */
export function minutesWords(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours > 0 && `${hours} ч`, (rest > 0 || hours === 0) && `${rest} мин`].filter(Boolean).join(' ');
}
