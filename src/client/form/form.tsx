import { zodResolver } from '@hookform/resolvers/zod';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { type FieldValues, type Path, type UseFormReturn, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { texts } from '#client/lib/texts.ts';
import { touchedValues } from './draft-values.ts';
import { type DraftAddress, useFormDraft } from './form-draft.ts';
import { FormNote } from './form-note.tsx';
import { refusedFields } from './refused-fields.ts';

/** What the fields of a form are given. */
export type FormFields<V extends FieldValues> = UseFormReturn<V>;

export interface FormProps<S extends z.ZodType, V extends FieldValues & z.input<S>> {
  /** What may be sent, usually of the slice's contract: also the words for whatever may not. */
  schema: S;
  /** What the form begins with. Where the draft has a subject, fields that nobody touched follow it as it changes. */
  start: V;
  /** Where what is typed is kept until it is sent; null where it must not be, as a password. */
  draft: DraftAddress | null;
  /** What was sent is on its way. */
  loading: boolean;
  /** What is said above values that were kept, where these are not what could not be sent before. */
  restoredWords?: string | undefined;
  /** Why it was refused; what the server says of a field is shown there. Whoever sends tells of the rest. */
  submitError: Error | null;
  /** Gets what the schema made of the values; the draft is dropped when it resolves. */
  onSubmit: (values: z.output<S>, form: FormFields<V>) => Promise<unknown>;
  children: (form: FormFields<V>) => ReactNode;
}

interface OwnProps<V> {
  id?: string;
  className?: string;
  /** Something may not be sent; the fields say what. */
  onInvalid?: (values: V) => void;
  /** False where the kept draft is on its way and not the next one's. */
  restore?: boolean;
  /** Hears whether something is typed that would be lost. */
  onHeld?: (held: boolean) => void;
}

/**
 * A form over a schema, which keeps a draft of what is typed. It stands on a page by itself; in a dialog it is
 * `FormDialog`.
 */
export function Form<S extends z.ZodType, V extends FieldValues & z.input<S>>(props: FormProps<S, V> & OwnProps<V>) {
  const { start, loading, onSubmit } = props;
  const draft = useFormDraft<V>(props.draft);
  const [restored] = useState(() => (props.restore === false ? undefined : draft.read(start)));
  const form = useForm<V>({
    // The resolver's type knows one shape of a schema; that the values fit this one's input is held by V.
    resolver: zodResolver(props.schema as never) as never,
    defaultValues: start as never,
    ...(props.draft?.subject && { values: start, resetOptions: { keepDirtyValues: true } }),
  });
  // Only a form whose touched fields are read keeps track of them.
  void form.formState.dirtyFields;
  useRestored(form, restored);
  useServerWords(form, props.submitError, start);

  const toKeep = (values: V, begun = start) => {
    const touched = touchedValues(begun, values);
    return touched && !props.draft?.subject ? values : touched;
  };
  useTyping(form, restored !== undefined, (values, begun) => {
    const kept = toKeep(values, begun);
    if (kept) draft.keep(kept);
    else draft.drop();
    props.onHeld?.(kept !== undefined);
  });

  const submit = form.handleSubmit(
    (values) => {
      if (loading) return;
      const kept = toKeep(form.getValues());
      if (kept) draft.keep(kept);
      // A refusal comes back as `submitError`.
      onSubmit(values as z.output<S>, form).then(
        () => kept && draft.settle(kept),
        () => undefined,
      );
    },
    () => props.onInvalid?.(form.getValues()),
  );
  return (
    <form id={props.id} noValidate className={props.className} onSubmit={submit}>
      {restored && <FormNote>{props.restoredWords ?? texts.draftRestored}</FormNote>}
      {props.children(form)}
    </form>
  );
}

/** Puts the kept values over those that the form begins with, as if they were typed. */
function useRestored<V extends FieldValues>(form: FormFields<V>, restored: Partial<V> | undefined): void {
  // Not before the form is mounted: until then it takes whatever it holds for what it begins with.
  useEffect(() => {
    for (const [field, value] of Object.entries(restored ?? {}))
      form.setValue(field as Path<V>, value as never, { shouldDirty: true });
  }, [form, restored]);
}

/** Hears of the values whenever they change, with those that the form begins with now, and not of its other news. */
function useTyping<V extends FieldValues>(
  form: FormFields<V>,
  restored: boolean,
  onChange: (values: V, begun: V) => void,
): void {
  const tell = useEffectEvent(onChange);
  useEffect(() => {
    let known = JSON.stringify(form.getValues());
    let typed = restored;
    return form.subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ values, defaultValues, isDirty, name }) => {
        const text = JSON.stringify(values);
        if (text === known) return;
        known = text;
        const field = name as Path<V> | undefined;
        if (field && form.getFieldState(field).error?.type === SERVER) form.clearErrors(field);
        // Values that follow what they show are nobody's typing.
        typed ||= isDirty === true;
        if (typed) tell(values, defaultValues as V);
      },
    });
  }, [form, restored]);
}

const SERVER = 'server';

/** Shows the server's words at their fields. */
function useServerWords<V extends FieldValues>(form: FormFields<V>, error: Error | null, start: V): void {
  const show = useEffectEvent(() => {
    for (const [index, { field, message }] of refusedFields(error, Object.keys(start)).entries())
      form.setError(field as Path<V>, { type: SERVER, message }, { shouldFocus: index === 0 });
  });
  useEffect(() => {
    if (error) show();
  }, [error]);
}
