import { type Environment, openTasks } from './environment.ts';
import type { TaskView } from './model.ts';
import { findTasks } from './references.ts';
import { quotation, type Term } from './terms.ts';
import { describing } from './wanted.ts';
import { PREPOSITION } from './words.ts';

const QUESTION_WORD =
  /^(?:что|чего|какие|какая|какой|какое|каких|сколько|когда|во|котором|часу|до|какого|на|где|есть|ли|покажи|показать|выведи|перечисли|список|списке|дай|озвучь|прочитай|мне|меня|у|мои|мой|моя|надо|нужно|должен|должна|будет|стоит|запланировано|запланирован\p{L}*|назначен\p{L}*|осталось|остались|сейчас|еще|у|тебя|скажи|подскажи|напомни|числа|числу|час|срок\p{L}*|дедлайн\p{L}*|приоритет\p{L}*|проект\p{L}*|задач\p{L}*|дел|дела|дело|планы|план|активн\p{L}*|выполнен\p{L}*|завершен\p{L}*|просроч\p{L}*|ближайш\p{L}*|сдать|делать|сделать|сделал\p{L}?|идти|иду|там|по|с|а|и|открыт\p{L}*|текущ\p{L}*|сделан\p{L}*|расписание|расскажи|так|ну|скольки|скольких|какому|каком|пожалуйста|можешь|нас|начинается|начало|всего|время|времени|я|забыл\p{L}?|не|найди|поищи|че|шо|самые|самая|самое|что-нибудь|что-то|чего-нибудь|чего-то|какие-нибудь|какие-то|срочн\p{L}*|важн\p{L}*|ничего)$/u;

/** The words of a question that name what it is about. */
export function subjectOf(terms: readonly Term[]): string[] {
  return describing(terms)
    .filter((term) => term.quote > 0 || !QUESTION_WORD.test(term.word))
    .map((term) => term.word)
    .filter((word) => !PREPOSITION.test(word));
}

/** The tasks that a question is about. */
export function subjectTasks(terms: readonly Term[], env: Environment): readonly TaskView[] {
  const at = terms.findIndex((term) => term.quote > 0 && !term.taken);
  const quoted = at >= 0 ? quotation(terms, at, env.text) : null;
  const words = quoted
    ? (quoted.inner
        .toLowerCase()
        .replaceAll('ё', 'е')
        .match(/[\p{L}\p{M}]+|\d+/gu) ?? [])
    : subjectOf(terms);
  if (words.length === 0) return [];
  const { found, score } = findTasks(words, openTasks(env), env);
  return score >= 0.5 ? found : [];
}
