/** Minutes as `{h}ч {m}м`, or `{m}м` below an hour. */
export function duration(minutes: number): string {
  return minutes < 60 ? `${minutes}м` : `${Math.floor(minutes / 60)}ч ${minutes % 60}м`;
}
