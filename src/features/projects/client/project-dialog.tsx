import { FormDialog } from '#client/form/form-dialog.tsx';
import { endMending } from '#client/form/mending.ts';
import { Field } from '#client/ui/field.tsx';
import { Input } from '#client/ui/input.tsx';
import { pick } from '#shared/fields.ts';
import { type Project, projectForm } from '../contract.ts';
import { FORM_FIELDS } from '../field-sets.ts';
import { spelled } from '../folders.ts';
import { EMPTY_PROJECT } from '../refused-form.ts';
import { NAME_MAX } from '../rules.ts';
import { texts } from '../texts.ts';
import { ColorField } from './color-field.tsx';
import { FolderField } from './folders/folder-field.tsx';
import { useCreateProject, useUpdateProject } from './project-changes.ts';
import { PROJECT_FORM } from './project-form-name.ts';
import { useProjects } from './queries.ts';

interface ProjectDialogProps {
  /** The project to change; a new one is made where absent. */
  project: Project | undefined;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export function ProjectDialog({ project, open, onOpenChange }: ProjectDialogProps) {
  const create = useCreateProject();
  const update = useUpdateProject();
  const { isPending, error } = project ? update : create;
  const all = useProjects().data ?? [];
  const known = all.find(({ id }) => id === project?.id) ?? project;
  return (
    <FormDialog
      open={open}
      onOpenChange={onOpenChange}
      size="small"
      title={project ? texts.dialog.edit : texts.dialog.create}
      submitLabel={project ? texts.dialog.editSubmit : texts.dialog.createSubmit}
      className="flex flex-col gap-4"
      schema={projectForm}
      start={known ? pick(known, FORM_FIELDS) : EMPTY_PROJECT}
      draft={{ name: PROJECT_FORM, subject: project?.id }}
      optimistic
      loading={isPending}
      submitError={error}
      onSubmit={async (said, key) => {
        const input = { ...said, folder: said.folder && spelled(all, said.folder) };
        await (project ? update.mutateAsync({ id: project.id, input }) : create.mutateAsync({ input, key }));
        await endMending(PROJECT_FORM, project?.id);
      }}
    >
      {({ register, watch, setValue, formState: { errors, isSubmitted } }) => (
        <>
          <Field label={texts.dialog.name} error={errors.name?.message}>
            <Input
              maxLength={NAME_MAX}
              autoComplete="off"
              placeholder={texts.dialog.namePlaceholder}
              {...register('name')}
            />
          </Field>
          <FolderField label={texts.folder.name} error={errors.folder?.message} {...register('folder')} />
          <ColorField
            color={watch('color')}
            error={errors.color?.message}
            onChange={(color) => setValue('color', color, { shouldDirty: true, shouldValidate: isSubmitted })}
          />
        </>
      )}
    </FormDialog>
  );
}
