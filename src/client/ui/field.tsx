import { createContext, type ReactNode, useContext, useId } from 'react';
import { classNames } from './class-names.ts';

interface FieldState {
  id?: string;
  'aria-describedby'?: string;
  'aria-invalid'?: boolean;
}
const FieldContext = createContext<FieldState>({});

/** Attributes that tie a control to the label, hint and error of the field around it. */
export const useField = () => useContext(FieldContext);

/** The id of a field's label, for a control that keeps its name while an open list hides the page around it. */
export const labelId = (fieldId: string | undefined) => fieldId && `${fieldId}-label`;

interface FieldProps {
  label: ReactNode;
  /** The label is read out but not shown. */
  hideLabel?: boolean;
  hint?: ReactNode;
  error?: string;
  className?: string;
  children: ReactNode;
}

export function Field({ label, hideLabel, hint, error, className, children }: FieldProps) {
  const id = useId();
  const note = error ?? hint;
  const state = { id, 'aria-describedby': note ? `${id}-note` : undefined, 'aria-invalid': error ? true : undefined };
  return (
    <div className={classNames('flex min-w-0 flex-col gap-1.5', className)}>
      <label id={labelId(id)} htmlFor={id} className={hideLabel ? 'sr-only' : 'font-medium text-small'}>
        {label}
      </label>
      <FieldContext value={state}>{children}</FieldContext>
      {note && (
        <p
          id={`${id}-note`}
          role={error ? 'alert' : undefined}
          className={classNames('text-small', error ? 'text-danger' : 'text-text-muted')}
        >
          {note}
        </p>
      )}
    </div>
  );
}
