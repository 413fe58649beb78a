import type { Word } from '../hear/words.ts';
import type { Priority } from '../model.ts';

const HIGH =
  /^(?:сверх|супер|по)?(?:срочн|срочняк|важн|высок|высш|хай|high|гори|критич|asap|асап|пожар|перв|главн|приоритетн|макс|топ|urgent|наверх|выше|кров|позарез|обязательн|быстр|скор|немедл|экстр|неотлож|повыс|подн|подним|апн|усил|кипит|первоочередн|блокер|critical|important|жизненн|ключев)/;
const LOW =
  /^(?:по)?(?:низ|лоу|low|неспешн|неважн|несрочн|спокойн|потом|мелоч|минимальн|второстеп|когда-нибудь|ниже|пониз|опуст|сниз|подожд|терп|ждет|пустяк|неприоритетн|последн|minor|вяло|лениво)/;
const MEDIUM = /^(?:средн|обычн|нормальн|стандарт|medium|мидл|медиум|рядов|дефолт|обыкновен)/;
const CALM_WHEN_DENIED = /^(?:спех|спеш|торопи|гори|пожар)/;
const DENIES = /^(?:не|ни|нет|без)$/;
/** Words between a denial and what it denies: «не очень срочно», «не к спеху». */
const REACH = 3;

/** The level that the words of a priority name; null where they name none. The last one said holds. */
export function priorityOf(words: readonly Word[]): Priority | null {
  let found: Priority | null = null;
  for (const [at, { word, text }] of words.entries()) {
    const denied = words.slice(Math.max(0, at - REACH), at).some((one) => DENIES.test(one.word));
    if (denied && CALM_WHEN_DENIED.test(word)) found = 'low';
    else if (LOW.test(word)) found = denied ? 'high' : 'low';
    else if (MEDIUM.test(word)) found = 'medium';
    else if (HIGH.test(word)) found = denied ? 'low' : 'high';
    else if (text === '!') found ??= 'high';
  }
  return found;
}
