import { CalendarCheck, CalendarOff, EllipsisVertical, Pause, Pencil, Play, SkipForward, Trash2 } from 'lucide-react';
import { confirm } from '#client/ui/confirm.ts';
import { IconButton } from '#client/ui/icon-button.tsx';
import { Menu, type MenuItem } from '#client/ui/menu.tsx';
import type { Habit } from '../../contract.ts';
import { useHabitDialogs } from '../dialogs/habit-dialogs.tsx';
import { usePauseSwitch } from '../pause-switch.ts';
import { useDeleteHabit } from '../queries.ts';
import { texts } from '../texts.ts';

/** Everything that can be done with a habit. */
export function HabitMenu({ habit }: { habit: Habit }) {
  const { openForm, openDay, openPause } = useHabitDialogs();
  const { switchPause } = usePauseSwitch(habit);
  const { mutate: remove } = useDeleteHabit();
  const { id, isActive } = habit;

  const ask = async () => {
    const { title, text, action } = texts.remove;
    const question = { title, text: text(habit.name), actionLabel: action, cancelLabel: texts.cancel };
    if (await confirm(question)) remove({ id });
  };
  const { actions } = texts;
  const items: MenuItem[] = [
    { id: 'edit', label: actions.edit, icon: <Pencil aria-hidden />, onSelect: () => openForm(habit) },
    {
      id: 'skip',
      label: actions.skipToday,
      icon: <SkipForward aria-hidden />,
      onSelect: () => openDay(habit, 'skipped'),
    },
    {
      id: 'mark',
      label: actions.mark,
      icon: <CalendarCheck aria-hidden />,
      onSelect: () => openDay(habit, 'completed'),
    },
    {
      id: 'pause',
      label: isActive ? actions.pause : actions.resume,
      icon: isActive ? <Pause aria-hidden /> : <Play aria-hidden />,
      onSelect: switchPause,
    },
    {
      id: 'pauseDays',
      label: actions.pauseDays,
      icon: <CalendarOff aria-hidden />,
      onSelect: () => openPause(id),
    },
    {
      id: 'remove',
      label: actions.remove,
      icon: <Trash2 aria-hidden />,
      tone: 'danger',
      separated: true,
      onSelect: () => void ask(),
    },
  ];
  return (
    <Menu
      label={texts.menu(habit.name)}
      items={items.filter(({ id: item }) => item !== 'skip' || isActive)}
      trigger={(props) => (
        <IconButton label={texts.menu(habit.name)} {...props}>
          <EllipsisVertical aria-hidden />
        </IconButton>
      )}
    />
  );
}
