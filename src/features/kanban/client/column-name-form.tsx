import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { Form, type FormFields } from '#client/form/form.tsx';
import { type DraftAddress, useFormDraft } from '#client/form/form-draft.ts';
import { useSubmission } from '#client/form/use-submission.ts';
import { Field } from '#client/ui/field.tsx';
import { Input } from '#client/ui/input.tsx';
import { createColumn } from '#features/columns/contract.ts';
import { NAME_MAX } from '#features/columns/rules.ts';
import { isUnchanged, onLeaving } from './leaving-name.ts';
import { texts } from './texts.ts';

const columnName = createColumn.body.pick({ name: true });
type Named = { name: string };

interface ColumnNameFormProps {
  initial?: string;
  className?: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  draft: DraftAddress;
  /** Why the last name was refused. */
  error: Error | null;
  /** Gets a trimmed name that fits; the same key for every attempt at it. */
  onConfirm: (name: string, key: string) => Promise<unknown>;
}

/**
 * One line for a column's name, which opens again with it where it is refused. Enter confirms, Escape cancels; leaving it
 * confirms a new name and cancels an empty one.
 */
export function ColumnNameForm(props: ColumnNameFormProps) {
  const { initial = '', className, open, onOpenChange, draft } = props;
  const sent = useRef<string>(undefined);
  const kept = useFormDraft<Named>(draft);
  const submission = useSubmission<Named>({
    open,
    onOpenChange,
    optimistic: true,
    draft,
    submitError: props.error,
    onSubmit: ({ name }, key) => {
      sent.current = name;
      return props.onConfirm(name, key);
    },
  });
  if (!open) return null;
  const cancel = () => {
    kept.drop();
    onOpenChange(false);
  };
  const { key, ...form } = submission.form;
  return (
    <Form
      key={key}
      {...form}
      className={className}
      schema={columnName}
      start={{ name: initial }}
      draft={draft}
      loading={false}
    >
      {(fields) => (
        <NameLine
          form={fields}
          initial={initial}
          refused={() => (form.submitError === null ? undefined : sent.current)}
          onCancel={cancel}
        />
      )}
    </Form>
  );
}

interface NameLineProps {
  form: FormFields<Named>;
  initial: string;
  /** The name that was last refused, if one was. */
  refused: () => string | undefined;
  onCancel: () => void;
}

function NameLine({ form, initial, refused, onCancel }: NameLineProps) {
  const over = useRef(false);
  const line = useRef<HTMLInputElement>(null);
  // Before the next key: the form's own `setFocus` waits for a timer, and what is typed until then is lost or selected.
  useLayoutEffect(() => {
    line.current?.focus();
    line.current?.select();
  }, []);

  const cancel = () => {
    over.current = true;
    onCancel();
  };
  const typed = () => form.getValues('name');
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') cancel();
    if (event.key === 'Enter' && isUnchanged(typed(), { initial })) cancel();
  };
  const { onBlur, ref, ...input } = form.register('name');
  return (
    <Field hideLabel label={texts.column.name} error={form.formState.errors.name?.message}>
      <Input
        {...input}
        ref={(element) => {
          ref(element);
          line.current = element;
        }}
        placeholder={texts.column.name}
        autoComplete="off"
        maxLength={NAME_MAX}
        className="font-medium"
        onKeyDown={onKeyDown}
        onBlur={(event) => {
          void onBlur(event);
          if (over.current) return;
          const what = onLeaving(typed(), { initial, refused: refused() });
          if (what === 'cancel') cancel();
          if (what === 'send') event.currentTarget.form?.requestSubmit();
        }}
      />
    </Field>
  );
}
