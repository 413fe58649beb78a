import { fold } from '#shared/russian/text.ts';
import { isInfinitive } from '#shared/russian/verbs.ts';
import type { Environment } from './environment.ts';
import { infinitiveOfImperative } from './imperatives.ts';
import { isWord, quotation, type Term } from './terms.ts';
import { finished, nominative, textOf, titleOfPlan } from './titles.ts';
import { NOISE } from './words.ts';

/** «напомни о встрече» asks for «Встреча». */
const ABOUT = /^(?:про|о|об|обо|насчет)$/;

const MASCULINE_KE = /^(?:звон|подар|рын|спис|зам|завтра|визит)ке$/;

function fromPrepositional(word: string): string {
  const folded = fold(word);
  if (/(?:ии)$/.test(folded))
    return /(?:ани|ени|ти)и$/.test(folded) ? word.replace(/и$/, 'е') : word.replace(/и$/, 'я');
  if (MASCULINE_KE.test(folded)) return word.replace(/ке$/, 'ок');
  if (folded === 'дне') return 'день';
  if (/(?:ой|ей)$/.test(folded)) return word.replace(/ой$/, 'ая').replace(/ей$/, 'яя');
  if (/ом$/.test(folded)) return word.replace(/ом$/, 'ый');
  if (
    /[^аеиоуыэюя]ке$|(?:встре|да)че$|[ао]те$|[лнмзсб]е$|[^аеиоуыэюя]ре$|пке$|це$/.test(folded) &&
    !/(?:оне|ане|ене|ине|але|але|оме|исе)$/.test(folded)
  )
    return word.replace(/е$/, 'а');
  return word.replace(/е$/, '');
}

/** «запиши меня на стрижку» is a wish to go, not a note. */
const ENROLS = /(?:^|\s)запиши(?:те)? (?:меня|нас)\s/iu;

/** The title that is left of an item when its slots are taken; `governed`: a command's object, in the accusative. */
export function titled(core: readonly Term[], env: Environment, governed: boolean): string {
  const [first, second] = core;
  if (!first) return '';
  if (ABOUT.test(first.word) && !first.quote && second) {
    const rest = textOf(core.slice(1), env.text);
    return finished(
      /^(?:про|насчет)$/.test(first.word)
        ? nominative(rest)
        : rest.replace(/^\S+/, fromPrepositional(rest.split(' ')[0]!)),
    );
  }
  const booked = env.text.length > 0 && ENROLS.test(env.text) && /^(?:на|к|ко)$/.test(first.word);
  if (booked) return finished(`записаться ${textOf(core, env.text)}`);
  const spoken = first.quote ? null : infinitiveOfImperative(first.word);
  if (spoken) return finished(`${spoken} ${textOf(core.slice(1), env.text)}`);
  const planned = titleOfPlan(core, env.text);
  if (planned) return finished(planned);
  const text = textOf(core, env.text);
  const verbal = core.some((term) => !term.quote && isInfinitive(term.word));
  const quoted = first.quote > 0 && core.every((term) => term.quote === first.quote);
  return finished(governed && !verbal && !quoted ? nominative(text) : text);
}

/** A quotation straight after the command is the whole title; other words around it are talk. */
export function quotedTitle(terms: readonly Term[], env: Environment, named: boolean): string | null {
  const at = terms.findIndex((term) => term.quote > 0 && !term.taken);
  if (at < 0 || !named) return null;
  const between = terms.slice(0, at).filter((term) => !term.taken && isWord(term) && !NOISE.test(term.word));
  const quoted = quotation(terms, at, env.text);
  const after = terms[quoted?.next ?? 0];
  if (
    between.length > 0 ||
    !quoted ||
    (isWord(after) && !after.taken && !/^(?:я|мы|и|а|пожалуйста|как|уже|сразу)$/.test(after.word))
  )
    return null;
  return finished(quoted.inner);
}
