import { type ComponentProps, useId } from 'react';
import { Field } from '#client/ui/field.tsx';
import { Input } from '#client/ui/input.tsx';
import { folderNames } from '../../folders.ts';
import { FOLDER_MAX } from '../../rules.ts';
import { useProjects } from '../queries.ts';

interface FolderFieldProps extends Omit<ComponentProps<'input'>, 'list'> {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
}

/** The name of a folder; those that there are, the browser offers. */
export function FolderField({ label, hint, error, ...rest }: FolderFieldProps) {
  const list = useId();
  const names = folderNames(useProjects().data ?? []);
  return (
    <Field label={label} hint={hint} error={error}>
      <Input {...rest} list={names.length > 0 ? list : undefined} maxLength={FOLDER_MAX} autoComplete="off" />
      <datalist id={list}>
        {names.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </Field>
  );
}
