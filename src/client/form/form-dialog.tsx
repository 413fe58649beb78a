import { type ReactNode, useId } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import { texts } from '#client/lib/texts.ts';
import { Dialog, type InitialFocus } from '#client/ui/dialog.tsx';
import { Form, type FormProps } from './form.tsx';
import { FormButtons } from './form-buttons.tsx';
import { useFormDraft } from './form-draft.ts';
import { type SubmissionProps, useSubmission } from './use-submission.ts';

interface FormDialogProps<S extends z.ZodType, V extends FieldValues & z.input<S>>
  extends Omit<FormProps<S, V>, 'onSubmit'>,
    SubmissionProps<z.output<S>> {
  title: ReactNode;
  description?: ReactNode;
  size?: 'small' | 'medium' | 'large';
  tools?: ReactNode;
  submitLabel: string;
  pendingLabel?: string;
  tone?: 'primary' | 'danger';
  initialFocus?: InitialFocus;
  className?: string;
}

/**
 * A form in a dialog of its own, whose first field has the keyboard; on a phone it comes up when it is asked for. Closing it keeps
 * what was typed, and it is there again at the next opening; cancelling gives it up.
 */
export function FormDialog<S extends z.ZodType, V extends FieldValues & z.input<S>>(props: FormDialogProps<S, V>) {
  const { open, onOpenChange, optimistic = false, loading } = props;
  const id = useId();
  const draft = useFormDraft<V>(props.draft);
  const submission = useSubmission(props);
  const toFirstField: InitialFocus = (by) =>
    by === 'touch' || document.getElementById(id)?.querySelector<HTMLElement>('input,textarea,select') || true;
  const cancel = () => {
    draft.drop();
    onOpenChange(false);
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={props.title}
      description={props.description}
      closeLabel={texts.close}
      size={props.size}
      tools={props.tools}
      initialFocus={props.initialFocus ?? toFirstField}
      footer={
        <FormButtons
          formId={id}
          submitLabel={props.submitLabel}
          pendingLabel={props.pendingLabel}
          tone={props.tone}
          pending={loading && !optimistic}
          onCancel={cancel}
        />
      }
    >
      <Form
        {...submission.form}
        id={id}
        className={props.className}
        schema={props.schema}
        start={props.start}
        draft={props.draft}
        restoredWords={props.restoredWords}
        restore={!(optimistic && loading)}
        loading={loading && !optimistic}
      >
        {props.children}
      </Form>
    </Dialog>
  );
}
