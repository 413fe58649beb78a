import { NOTED_SCREEN } from '#shared/noted-screen.ts';
import { type Noted, type NotedScreen, ownNote, version } from './noted-screen.ts';

const write = (noted: Noted) => localStorage.setItem(NOTED_SCREEN, JSON.stringify(noted));

const areSame = (some: readonly NotedScreen[], others: readonly NotedScreen[]) =>
  some.length === others.length &&
  some.every((one, at) => {
    const { from, until, answers } = others[at]!;
    return one.from === from && one.until === until && one.answers === answers;
  });

/** Notes what the next page may draw first, before it asks the database of the account or the server. Pictures of anything else go. */
export function noteScreens(of: string, screens: readonly NotedScreen[]): void {
  const before = ownNote();
  const pictures = before && areSame(before.screens, screens) ? before.pictures : undefined;
  write({ of, version: version(), screens, pictures });
}

/** Notes what the window shows at an address, unless something else than these screens is noted by now, or nothing. */
export function notePicture(screens: readonly NotedScreen[], address: string, picture: string): void {
  const noted = ownNote();
  if (!noted || !areSame(noted.screens, screens) || noted.pictures?.[address] === picture) return;
  write({ ...noted, pictures: { ...noted.pictures, [address]: picture } });
}

/** The picture of an address, as JSON; undefined where there is none that was taken today. */
export function notedPicture(address: string, now = Date.now()): string | undefined {
  const { screens: [today] = [], pictures } = ownNote() ?? {};
  return today && today.from <= now && now < today.until ? pictures?.[address] : undefined;
}
