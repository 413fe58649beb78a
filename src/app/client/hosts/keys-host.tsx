import { useQueryClient } from '@tanstack/react-query';
import { useEffectEvent, useLayoutEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { byPart } from '#client/lib/by-part.ts';
import { isCovered, isInsistedOn } from '#client/lib/covered.ts';
import { lazyPart } from '#client/lib/lazy-part.ts';
import { openAssistant } from '#client/lib/open-assistant.ts';
import { openFocusStart } from '#client/lib/open-focus-start.ts';
import { onOpenPalette } from '#client/lib/open-palette.ts';
import { isTyping } from '#client/lib/typing.ts';
import { FloatingPart } from '#client/ui/part.tsx';
import { paths } from '#shared/paths.ts';
import { type Command, shortcutOf } from '../palette/shortcuts.ts';
import { singleKeysOn } from '../palette/single-keys.ts';
import { sections } from '../sections/sections.tsx';
import { useTaskDialogs } from './task-dialogs.tsx';

const Palette = lazyPart(() => import('../palette/palette.tsx').then((module) => ({ default: module.Palette })));
const ShortcutSheet = lazyPart(() =>
  import('../palette/shortcut-sheet.tsx').then((module) => ({ default: module.ShortcutSheet })),
);

const loadJournal = () => import('#features/journal/client/queries.ts');

/** Gives the keyboard to a field of the page; false where the page has none. */
function focusField(field: string): boolean {
  const found = document.querySelector<HTMLElement>(`main ${field}`);
  found?.focus();
  return found !== null;
}

/** The palette lies above what is open; all else is the page's. */
const isClosedTo = (command: Command) => (command === 'palette' ? isInsistedOn() : isCovered());

/** Hears the shortcuts of the whole app, and draws the palette and the sheet that tells them. */
export function KeysHost() {
  const client = useQueryClient();
  const [, navigate] = useLocation();
  const { openCreate } = useTaskDialogs();
  const [asked, setAsked] = useState<object>();
  const [palette, setPalette] = useState(false);
  const [sheet, setSheet] = useState(false);
  const show = (setShown: (shown: boolean) => void) => {
    setAsked({});
    setShown(true);
  };

  /** False where there is nothing to do. */
  const obey = (command: Command): boolean => {
    if (command === 'palette') show(setPalette);
    else if (command === 'sheet') show(setSheet);
    else if (command === 'undo') void byPart(loadJournal, ({ takeBackLast }) => takeBackLast(client));
    else if (command === 'task') focusField('[data-new-task]') || openCreate();
    else if (command === 'focus') openFocusStart();
    else if (command === 'assistant') openAssistant();
    else if (command === 'search') return focusField('input[type=search]');
    else navigate(sections.find(({ id }) => id === command.section)?.href ?? paths.home);
    return true;
  };
  const hear = useEffectEvent((event: KeyboardEvent) => {
    const shortcut = shortcutOf(event);
    if (!shortcut || event.defaultPrevented) return;
    const { ctrl, command } = shortcut;
    // Taking back is asked for again and again, and in a dialog too; fields take back by themselves.
    if (command === 'undo' ? isTyping(event.target) : event.repeat || isClosedTo(command)) return;
    if (!ctrl && (isTyping(event.target) || !singleKeysOn())) return;
    if (obey(command)) event.preventDefault();
  });
  const open = useEffectEvent(() => show(setPalette));
  // Keys come as soon as the page is seen, and what is seen is heard to.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => hear(event);
    const stop = onOpenPalette(() => open());
    window.addEventListener('keydown', onKey);
    return () => {
      stop();
      window.removeEventListener('keydown', onKey);
    };
  }, []);

  if (!asked) return null;
  return (
    <FloatingPart asked={asked}>
      <Palette open={palette} onOpenChange={setPalette} onShowShortcuts={() => show(setSheet)} />
      <ShortcutSheet open={sheet} onOpenChange={setSheet} />
    </FloatingPart>
  );
}
