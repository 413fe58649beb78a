import { useState } from 'react';
import { randomId } from '#client/lib/random-id.ts';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { Field } from '#client/ui/field.tsx';
import { Input } from '#client/ui/input.tsx';
import { toast } from '#client/ui/toast.ts';
import { useCreateTask } from '#features/tasks/client/queries.ts';
import { TITLE_MAX } from '#features/tasks/rules.ts';
import { isBlank } from '#shared/characters.ts';
import { texts } from '../texts.ts';

interface CreateTaskProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** A new task by its title alone. */
export function CreateTask({ open, onOpenChange }: CreateTaskProps) {
  const [title, setTitle] = useState('');
  const [key, setKey] = useState(randomId);
  const create = useCreateTask();
  const { create: words } = texts.tasks;
  const blank = isBlank(title);

  const submit = () => {
    if (blank || create.isPending) return;
    create.mutate(
      { input: { title: title.trim(), priority: 'medium' }, key },
      {
        onSuccess: () => {
          setTitle('');
          setKey(randomId());
          onOpenChange(false);
          toast({ title: texts.tasks.created });
        },
      },
    );
  };
  return (
    <Dialog open={open} onOpenChange={onOpenChange} size="small" title={words.title} closeLabel={texts.close}>
      <form
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Field label={words.label}>
          <Input
            value={title}
            maxLength={TITLE_MAX}
            placeholder={words.placeholder}
            enterKeyHint="done"
            onChange={(event) => setTitle(event.target.value)}
          />
        </Field>
        <Button type="submit" size="large" disabled={blank} pending={create.isPending}>
          {words.submit}
        </Button>
      </form>
    </Dialog>
  );
}
