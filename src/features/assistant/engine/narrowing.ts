import type { Environment } from './environment.ts';
import { foldersOf } from './folder-deeds.ts';
import { headingSaid } from './heading-said.ts';
import type { TaskView } from './model.ts';
import { namedAt } from './project-slot.ts';
import { type Term, take } from './terms.ts';
import { quote } from './wording.ts';

/** What a question asks of its tasks beside their days, project, priority and tag. */
export interface Narrowing {
  /** «во входящих», behind a count of tasks. */
  text: string;
  fits(task: TaskView): boolean;
}

/** A state that one or two words name. */
interface State extends Narrowing {
  words: RegExp;
  /** What must stand before them, where they mean it only then. */
  led?: RegExp;
  /** Other words of the question that say no more than this. */
  beside?: RegExp;
}

const WITH = /^(?:с|со)$/;
const WITHOUT = /^без$/;
const STATES: readonly State[] = [
  {
    words: /^входящ(?:их|ие|ими)$/,
    text: 'во входящих',
    fits: ({ projectId, dueDate, plannedDay, someday }) =>
      projectId === null && dueDate === null && plannedDay === null && !someday,
  },
  {
    words: /^когда-нибудь(?:-потом)?$/,
    beside: /^отлож/,
    text: 'на «когда-нибудь»',
    fits: ({ someday }) => someday,
  },
  {
    words: /^повторя(?:ется|ются|ющ(?:иеся|ихся|аяся|уюся))$/,
    text: 'с повтором',
    fits: ({ repeat }) => repeat !== null,
  },
  { led: WITH, words: /^повтор(?:ом|ами|ением|ениями)$/, text: 'с повтором', fits: ({ repeat }) => repeat !== null },
  { led: WITHOUT, words: /^повтор(?:а|ов|ений|ения)$/, text: 'без повтора', fits: ({ repeat }) => repeat === null },
  {
    led: WITH,
    words: /^напоминани(?:ем|ями)$/,
    text: 'с напоминанием',
    fits: ({ reminders }) => reminders.length > 0,
  },
  {
    led: WITHOUT,
    words: /^напоминани(?:я|й)$/,
    text: 'без напоминаний',
    fits: ({ reminders }) => reminders.length === 0,
  },
  {
    led: WITHOUT,
    words: /^(?:т[еэ]г(?:а|ов)|мет(?:ки|ок))$/,
    text: 'без тегов',
    fits: ({ tags }) => tags.length === 0,
  },
  {
    led: WITH,
    words: /^оценк(?:ой|ами)$/,
    text: 'с оценкой времени',
    fits: ({ estimateMinutes }) => estimateMinutes !== null,
  },
  {
    led: WITHOUT,
    words: /^оцен(?:ки|ок)$/,
    text: 'без оценки времени',
    fits: ({ estimateMinutes }) => estimateMinutes === null,
  },
  {
    led: WITHOUT,
    words: /^план(?:а|ов)$/,
    text: 'без плана',
    fits: ({ plannedDay, someday }) => plannedDay === null && !someday,
  },
];

const LEAD = /^(?:в|во|на|из|по)$/;

function statesIn(terms: readonly Term[]): Narrowing[] {
  return STATES.flatMap((state) => {
    const at = terms.findIndex(
      ({ word, quote: quoted, taken }, index) =>
        !quoted && !taken && state.words.test(word) && (!state.led || state.led.test(terms[index - 1]?.word ?? '')),
    );
    if (at < 0) return [];
    take(terms, (state.led ?? LEAD).test(terms[at - 1]?.word ?? '') ? at - 1 : at, at + 1);
    for (const [index, { word }] of terms.entries()) if (state.beside?.test(word)) take(terms, index, index + 1);
    return [state];
  });
}

/** «в папке Дом». */
function folderIn(terms: readonly Term[], { view }: Environment): Narrowing | null {
  const at = terms.findIndex(({ word, quote: quoted }) => !quoted && /^папк(?:а|и|е|у|ой)$/.test(word));
  if (at < 0) return null;
  const folders = foldersOf([...view.projects, ...(view.archivedProjects ?? [])]);
  let name = at + 1;
  while (terms[name]?.kind === 'mark' && name < at + 3) name++;
  const known = namedAt(terms, name, folders);
  if (!known) return null;
  take(terms, LEAD.test(terms[at - 1]?.word ?? '') ? at - 1 : at, known.next);
  const ids = new Set(known.item.projects.map(({ id }) => id));
  return {
    text: `в\u00a0папке ${quote(known.item.name)}`,
    fits: ({ projectId }) => projectId !== null && ids.has(projectId),
  };
}

/** «в разделе Кухня», of whichever project. */
function headingIn(terms: readonly Term[], env: Environment): Narrowing | null {
  const said = headingSaid(terms, env);
  if (!said) return null;
  take(terms, said.from, said.to);
  const ids = new Set(said.same.map(({ id }) => id));
  return {
    text: `в\u00a0разделе ${quote(said.same[0]!.name)}`,
    fits: ({ headingId }) => headingId !== null && ids.has(headingId),
  };
}

/** All that a question says so; takes its words. */
export const narrowingsIn = (terms: readonly Term[], env: Environment): Narrowing[] => [
  ...[folderIn(terms, env), headingIn(terms, env)].filter((found) => found !== null),
  ...statesIn(terms),
];
