import { z } from 'zod';
import { FormDialog } from '#client/form/form-dialog.tsx';
import { Field } from '#client/ui/field.tsx';
import { Input } from '#client/ui/input.tsx';
import type { Project } from '../../contract.ts';
import { type Heading, headingTitle } from '../../heading-contract.ts';
import { NAME_MAX } from '../../rules.ts';
import { useChangeHeadings } from './heading-changes.ts';
import { texts } from './texts.ts';

const headingForm = z.object({ title: headingTitle });
const { dialog } = texts;

interface HeadingDialogProps {
  project: Pick<Project, 'id' | 'headings'>;
  /** The one that is renamed; a new one is made where absent. */
  heading?: Heading | undefined;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The title of a heading. */
export function HeadingDialog({ project, heading, ...opening }: HeadingDialogProps) {
  const change = useChangeHeadings();
  return (
    <FormDialog
      {...opening}
      size="small"
      title={heading ? dialog.rename : dialog.create}
      submitLabel={heading ? dialog.submit : dialog.createSubmit}
      schema={headingForm}
      start={{ title: heading?.title ?? '' }}
      draft={null}
      optimistic
      loading={change.isPending}
      submitError={change.error}
      onSubmit={({ title }, key) =>
        change.mutateAsync({
          project,
          act: heading
            ? { do: 'change', headingId: heading.id, change: { title } }
            : { do: 'add', heading: { id: key, title } },
        })
      }
    >
      {({ register, formState: { errors } }) => (
        <Field label={dialog.title} error={errors.title?.message}>
          <Input maxLength={NAME_MAX} autoComplete="off" placeholder={dialog.placeholder} {...register('title')} />
        </Field>
      )}
    </FormDialog>
  );
}
