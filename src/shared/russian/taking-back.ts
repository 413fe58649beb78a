/** A word that takes back what was said just before it: «в среду, нет, в четверг», «тег дом, хотя лучше тег сад». */
export const TAKES_BACK =
  /^(?:нет|не|ой|хотя|лучше|точнее|вернее|верней|стоп|вру|тьфу|блин|сорри|погоди|простите|виноват|виновата)$/;

/** Whether a word takes back what was said before it, whatever comes: «не» may deny that as well. */
export const takesBack = (word: string): boolean => word !== 'не' && TAKES_BACK.test(word);

const TOGETHER = /^(?:,|\.|…|;|-|–|—|а|э|да|ну|имел|имела|виду|в|как(?:ой|ая|ое|ие)?)$/;

/**
 * Whether the words between two things of a kind take the first back, and say nothing else: «тег дом, ой нет, «сад»», but not «сделаю в
 * среду, не забудь…». `again` may be said once more there: «ой, какой дом».
 */
export function isTakenBack(
  between: readonly { word: string; text: string }[],
  again: (word: string) => boolean = () => false,
): boolean {
  // «не» denies what comes as well as what was: «не, как #сад», «не сад».
  const takes = between.some(
    ({ word }, at) => TAKES_BACK.test(word) && (word !== 'не' || /^[,.…]$/.test(between[at + 1]?.text ?? '')),
  );
  return (
    takes && between.every(({ word, text }) => TAKES_BACK.test(word) || TOGETHER.test(word || text) || again(word))
  );
}
