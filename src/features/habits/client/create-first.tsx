import { Button } from '#client/ui/button.tsx';
import { useHabitDialogs } from './dialogs/habit-dialogs.tsx';
import { texts } from './texts.ts';

/** Makes the first habit, where there is none. */
export function CreateFirst() {
  const { openForm } = useHabitDialogs();
  return (
    <Button variant="secondary" onClick={() => openForm()}>
      {texts.createFirst}
    </Button>
  );
}
