import { type FormEvent, useEffect, useId, useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { Field } from '#client/ui/field.tsx';
import { Input } from '#client/ui/input.tsx';
import type { Project } from '../contract.ts';
import { DEFAULT_PROJECT_COLOR, NAME_MAX, type ProjectForm, projectProblems } from '../rules.ts';
import { texts } from '../texts.ts';
import { ColorField } from './color-field.tsx';
import { useProjectDraft } from './project-draft.ts';

interface ProjectDialogProps {
  /** The project to change; a new one is made where absent. */
  project?: Project | undefined;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Gets a form without problems. */
  onSubmit: (form: ProjectForm) => void;
}

export function ProjectDialog({ project, open, onOpenChange, onSubmit }: ProjectDialogProps) {
  const id = useId();
  const draft = useProjectDraft();
  const cancel = () => {
    draft.drop();
    onOpenChange(false);
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="small"
      title={project ? texts.dialog.edit : texts.dialog.create}
      closeLabel={texts.dialog.close}
      footer={
        <>
          <Button variant="secondary" onClick={cancel}>
            {texts.dialog.cancel}
          </Button>
          <Button type="submit" form={id}>
            {project ? texts.dialog.editSubmit : texts.dialog.createSubmit}
          </Button>
        </>
      }
    >
      <Fields id={id} project={project} onSubmit={onSubmit} />
    </Dialog>
  );
}

interface FieldsProps {
  id: string;
  project: Project | undefined;
  onSubmit: (form: ProjectForm) => void;
}

/** Lives as long as the dialog is open. What was typed and not sent is there again when it opens next. */
function Fields({ id, project, onSubmit }: FieldsProps) {
  const draft = useProjectDraft();
  const [kept] = useState(draft.read);
  const [form, setForm] = useState<ProjectForm>(() => {
    if (kept && kept.projectId === project?.id) return kept.form;
    return { name: project?.name ?? '', color: project?.color ?? DEFAULT_PROJECT_COLOR };
  });
  const [sent, setSent] = useState(false);
  const problems = sent ? projectProblems(form) : {};
  const [touched, setTouched] = useState(false);
  useEffect(() => {
    if (touched) draft.keep({ form, projectId: project?.id });
  }, [draft, form, touched, project?.id]);

  const change = (part: Partial<ProjectForm>) => {
    setTouched(true);
    setForm((before) => ({ ...before, ...part }));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSent(true);
    const { name, color } = projectProblems(form);
    if (!name && !color) onSubmit({ name: form.name.trim(), color: form.color.trim() });
  };
  return (
    <form id={id} noValidate onSubmit={submit} className="flex flex-col gap-4">
      <Field label={texts.dialog.name} error={problems.name}>
        <Input
          value={form.name}
          maxLength={NAME_MAX}
          autoComplete="off"
          placeholder={texts.dialog.namePlaceholder}
          onChange={(event) => change({ name: event.target.value })}
        />
      </Field>
      <ColorField color={form.color} error={problems.color} onChange={(color) => change({ color })} />
    </form>
  );
}
