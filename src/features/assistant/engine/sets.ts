import { type Environment, openTasks } from './environment.ts';
import type { Status, TaskView } from './model.ts';
import { findTasks, SURE } from './references.ts';
import { isMark, isWord, type Term } from './terms.ts';
import { describing, parts, sameDay, type Target, type Wanted, wordsOf } from './wanted.ts';
import { ALL, PREPOSITION } from './words.ts';

const OVERDUE = /^(?:просроченн\p{L}+|просрочен\p{L}?|просрочк\p{L}|прошедш\p{L}+|сгоревш\p{L}+)$/u;

const COMPLETED_WORD =
  /^(?:выполненн(?:ые|ых|ое)|завершенн(?:ые|ых|ое)|сделанн(?:ые|ых|ое)|законченн(?:ые|ых)|готов(?:ые|ых|ое)|закрыт(?:ые|ых|ое)|сделано|выполнено|готово|завершено|сделал\p{L}?|выполнил\p{L}?)$/u;

const ACTIVE_WORD =
  /^(?:активн(?:ые|ых|ое)|незавершенн\p{L}+|невыполненн\p{L}+|несделанн\p{L}+|открыт(?:ые|ых)|оставшиеся|остальн\p{L}+|текущие|текущих)$/u;

const UNDATED_SET = /^(?:бессрочн\p{L}+)$/u;

/** «все просроченные», «все задачи из проекта», «обе», «выполненные задачи». */
export function setTarget(terms: readonly Term[], env: Environment, wanted: Wanted): Target | null {
  const words = terms.filter((term) => !term.taken && isWord(term) && !term.quote);
  const has = (pattern: RegExp) => words.some((term) => pattern.test(term.word));
  const every =
    has(/^(?:обе|оба|обеих)$/) ||
    words.some(
      (term, index) => ALL.test(term.word) && !/^(?:равно|таки|же|еще|ли|что-то)$/.test(words[index + 1]?.word ?? ''),
    );
  const plural = words.some((term) => /^(?:задачи|задачам|дела|таски|задач|напоминания)$/.test(term.word));
  const rule =
    has(OVERDUE) ||
    has(UNDATED_SET) ||
    words.some((term) =>
      /^(?:выполненн(?:ые|ых)|завершенн(?:ые|ых)|сделанн(?:ые|ых)|готов(?:ые|ых)|закрыт(?:ые|ых)|активные|срочные|важные|завтрашние|сегодняшние|вчерашние)$/.test(
        term.word,
      ),
    );
  const set =
    every ||
    (plural && (rule || wanted.when !== null || wanted.project !== null || wanted.priority !== null)) ||
    (rule && (plural || !describing(terms).some((term) => !PREPOSITION.test(term.word) && !SET_WORD.test(term.word))));
  // «добавь … — всё уже сделала» speaks of what was just spoken of.
  const pointsBack = wanted.statement === true && wanted.recent.length > 0 && !plural && !rule;
  if (!set || pointsBack) return null;
  return filteredSet(terms, env, wanted, {
    overdue: has(OVERDUE),
    completed: has(COMPLETED_WORD),
    active: has(ACTIVE_WORD),
    undated: has(UNDATED_SET) || /без (?:срока|даты|дедлайна)/.test(words.map((term) => term.word).join(' ')),
  });
}

interface Rule {
  overdue: boolean;
  completed: boolean;
  active: boolean;
  undated: boolean;
}

const SET_WORD =
  /^(?:просроч\p{L}+|прошедш\p{L}+|активн\p{L}+|бессрочн\p{L}+|невыполненн\p{L}+|незаверш\p{L}+|закрыт\p{L}+|остальн\p{L}+|срок\p{L}?|дат\p{L}|дедлайн\p{L}?|проект\p{L}*|текущ\p{L}+|сегодняшн\p{L}+|завтрашн\p{L}+|вчерашн\p{L}+|пункт\p{L}*|приоритет\p{L}*|срочн\p{L}+|важн\p{L}+|сразу|лишнее|старые|старых|мои|моих|подряд|целиком|разом)$/u;

/** Only tasks that the deed can touch; for deleting and moving, what was said counts. */
function statusOfSet(rule: Rule, { deed }: Wanted): Status | null {
  if (deed === 'activate') return 'completed';
  if (deed === 'complete' || rule.active) return 'active';
  return rule.completed ? 'completed' : deed === 'update' ? 'active' : null;
}

const EXCEPT = /^(?:кроме|окромя|исключая|исключением|считая)$/;

/** «кроме встречи с юристом»: takes the words and answers the tasks that stay out of the set. */
function exceptions(terms: readonly Term[], env: Environment): TaskView[] | null {
  const at = terms.findIndex((term) => !term.quote && !term.taken && EXCEPT.test(term.word));
  if (at < 0) return [];
  const rest = terms.slice(at + 1);
  const named = rest.filter((term) => !isMark(term) || term.quote > 0);
  const each = parts(named).map((part) => findTasks(wordsOf(part), openTasks(env), env));
  for (const term of terms.slice(at)) term.taken = true;
  return each.every(({ score }) => score >= SURE) ? each.flatMap(({ found }) => found) : null;
}

function filteredSet(terms: readonly Term[], env: Environment, wanted: Wanted, rule: Rule): Target {
  const { when, project, priority } = wanted;
  const now = env.clock.now;
  const tests: ((task: TaskView) => boolean)[] = [];
  if (rule.overdue) tests.push((task) => task.status === 'active' && task.dueDate !== null && task.dueDate < now);
  if (rule.undated) tests.push((task) => task.dueDate === null);
  if (when) tests.push((task) => sameDay(task, when, env));
  if (project?.project) tests.push((task) => task.projectId === project.project!.id);
  if (project && !project.project && !project.none) return { kind: 'none', said: `проект «${project.name}»`, near: [] };
  if (priority) tests.push((task) => task.priority === priority);
  const except = exceptions(terms, env);
  if (!except) return { kind: 'none', said: '', near: [] };
  const words = describing(terms)
    .filter((term) => !SET_WORD.test(term.word))
    .map((term) => term.word);
  const pool = openTasks(env).filter((task) => tests.every((test) => test(task)));
  const status = statusOfSet(rule, wanted);
  const kept = status ? pool.filter((task) => task.status === status) : pool;
  const content = words.filter((word) => !PREPOSITION.test(word));
  const match = content.length > 0 ? findTasks(content, kept, env) : null;
  if (match && match.score < SURE) return { kind: 'none', said: words.join(' '), near: [] };
  const tasks = (match ? match.found : kept).filter((task) => !except.includes(task));
  return tasks.length > 0 ? { kind: 'found', tasks, sure: true } : { kind: 'none', said: '', near: [] };
}
