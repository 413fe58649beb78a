import { beginning, shortened } from '#shared/shorten.ts';
import { quickForm } from './quick-form.ts';
import type { QuickTask } from './quick-task.ts';
import { DESCRIPTION_MAX, TITLE_MAX } from './rules.ts';
import { EMPTY_FORM, type TaskForm } from './task-form.ts';

/** What another app hands over, each as it names it; many put the link into the text. */
export interface Shared {
  title: string;
  text: string;
  url: string;
}

/** Words for a task out of what was shared. */
export interface SharedWords {
  /** The line to be read as one that makes a task; empty where there are no words. */
  line: string;
  /** All else, for the description. */
  rest: string;
}

const LINK = /https?:\/\/\S+/g;
const QUOTED = /^["«“](.+)["»”]$/s;

const unquoted = (text: string) => QUOTED.exec(text)?.[1] ?? text;
const tidy = (text: string) => text.replaceAll(/[^\S\n]+/g, ' ').trim();

/** Parts what was shared into the line that names the task and what belongs beneath it, each thing once. */
export function sharedWords({ title, text, url }: Shared): SharedWords {
  const links = [...new Set([...(text.match(LINK) ?? []), ...(url.trim() ? [url.trim()] : [])])];
  const words = unquoted(tidy(text.replaceAll(LINK, '')));
  const named = tidy(title.replaceAll(LINK, ''));
  const [first = '', ...others] = words.split('\n').map(tidy);
  const line = named || first;
  // A title is often the beginning of the text, too.
  const beneath = named ? (words.startsWith(named) ? words.slice(named.length) : words) : others.join('\n');
  const whole = line.length > TITLE_MAX ? [line, beneath] : [beneath];
  return { line, rest: [...whole.map((part) => part.trim()), ...links].filter(Boolean).join('\n') };
}

/** What the form of a new task holds of what was shared and what was read in its line. */
export function sharedForm(
  { line, rest }: SharedWords,
  read: (line: string) => QuickTask,
  zone: string,
  makeId: () => string,
): TaskForm {
  // A link is an address and says no day.
  if (!line) return { ...EMPTY_FORM, ...titled(rest) };
  const form = quickForm(read(line), {}, zone, makeId);
  return {
    ...form,
    title: shortened(form.title || line, TITLE_MAX),
    description: beginning(rest, DESCRIPTION_MAX),
  };
}

/** Of links alone the first is the title, and stands beneath it only where it is cut. */
function titled(rest: string): Pick<TaskForm, 'title' | 'description'> {
  const [link = '', ...others] = rest.split('\n');
  const beneath = link.length > TITLE_MAX ? [link, ...others] : others;
  return { title: shortened(link, TITLE_MAX), description: beginning(beneath.join('\n'), DESCRIPTION_MAX) };
}
