import { isBlank } from '#shared/characters.ts';
import { TITLE_MAX } from './rules.ts';

const BULLET = /^[-*+•·–—]\s+/;
const BOX = /^\[[ x]?\]\s*/i;
const TICKED = /^\[x\]/i;
const NUMBER = /^\d{1,3}[.)]\s+/;

/** The lines of a pasted list, without its bullets, numbers and boxes; a box that is ticked is a thing done. */
export function listedLines(pasted: string): { title: string; done: boolean }[] {
  return pasted.split(/\r\n|\r|\n/).flatMap((line) => {
    const bare = line.trim().replace(BULLET, '').replace(NUMBER, '');
    const title = bare.replace(BOX, '').slice(0, TITLE_MAX).trim();
    return isBlank(title) ? [] : [{ title, done: TICKED.test(bare) }];
  });
}
