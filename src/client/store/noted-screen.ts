import { NOTED_SCREEN } from '#shared/noted-screen.ts';
import { keptAccount } from './kept-account.ts';

/** What is drawn first, for as long as its day is: instants in epoch milliseconds, answers by their addresses as JSON. */
export interface NotedScreen {
  from: number;
  until: number;
  answers: string;
}

export interface Noted {
  /** Id of the account. */
  of: string;
  /** Of what version of the app the answers are: another one may read more of them. */
  version: string;
  screens: readonly NotedScreen[];
  /** What the window showed last, as JSON, by the address at which it stood. */
  pictures?: Readonly<Record<string, string>>;
}

/** Where the scripts of this version lie. */
export const version = () => document.querySelector('script[type=importmap]')?.textContent ?? '';

/** What is noted of the account that is kept here, by this version. */
export function ownNote(): Noted | null {
  const noted: Noted | null = JSON.parse(localStorage.getItem(NOTED_SCREEN) ?? 'null');
  return noted?.of === keptAccount<{ id: string }>()?.id && noted?.version === version() ? noted : null;
}

/** Answers, by their addresses as JSON, of what may be drawn first now; undefined where nothing is noted that is true of today. */
export const notedScreen = (now = Date.now()): string | undefined =>
  ownNote()?.screens.find(({ from, until }) => from <= now && now < until)?.answers;

let forgotten = () => {};

/** @param listener hears each time that what is noted was let go of */
export function whenForgotten(listener: () => void): void {
  forgotten = listener;
}

/** Lets go of what is noted, which is not true any more, at once: a page that is closed in a moment leaves nothing old behind. */
export function forgetScreens(): void {
  try {
    localStorage.removeItem(NOTED_SCREEN);
  } catch (error) {
    console.debug('device', error);
  }
  forgotten();
}
