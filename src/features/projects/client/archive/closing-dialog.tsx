import { Archive, CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { Field } from '#client/ui/field.tsx';
import { Select } from '#client/ui/select.tsx';
import { duration } from '#shared/russian/duration.ts';
import { OPEN_TASKS, type OpenTasks, type ProjectSummary } from '../../closing.ts';
import type { Project } from '../../contract.ts';
import { texts } from '../../texts.ts';
import { texts as archiveTexts } from './texts.ts';

const { closing } = archiveTexts;

interface ClosingDialogProps {
  project: Project;
  summary: ProjectSummary;
  /** Its last task has just been done. */
  finished: boolean;
  /** One of its open tasks repeats. */
  repeats: boolean;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onArchive: (open: OpenTasks) => void;
}

/** What a project came to, once: it goes to the archive, or stays. */
export function ClosingDialog(props: ClosingDialogProps) {
  const { project, summary, finished, repeats, open, onOpenChange, onArchive } = props;
  const [openTasks, setOpenTasks] = useState<OpenTasks>('keep');
  const archive = () => {
    onOpenChange(false);
    onArchive(openTasks);
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="small"
      title={finished ? closing.finished(project.name) : closing.asked(project.name)}
      description={finished ? closing.finishedText : closing.askedText}
      closeLabel={texts.dialog.close}
      footer={
        <div className="flex flex-wrap justify-end gap-2">
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            {closing.stay}
          </Button>
          <Button onClick={archive}>
            <Archive aria-hidden strokeWidth={1.75} />
            {closing.action}
          </Button>
        </div>
      }
    >
      <div className="flex flex-col gap-5">
        {finished && (
          <CircleCheck aria-hidden strokeWidth={1.5} className="mx-auto size-10" style={{ color: project.color }} />
        )}
        <Figures summary={summary} />
        {summary.open > 0 && (
          <Field
            label={closing.open(summary.open)}
            hint={repeats && openTasks === 'complete' ? closing.repeats : undefined}
          >
            <Select
              options={OPEN_TASKS.map((value) => ({ value, label: closing.openTasks[value] }))}
              value={openTasks}
              onValueChange={setOpenTasks}
            />
          </Field>
        )}
      </div>
    </Dialog>
  );
}

function Figures({ summary: { done, days, minutes } }: { summary: ProjectSummary }) {
  return (
    <dl className="grid auto-cols-fr grid-flow-col gap-3">
      <Figure value={String(done)} name={closing.done(done)} />
      <Figure value={String(days)} name={closing.days(days)} />
      {minutes ? <Figure value={duration(minutes)} name={closing.focus} /> : null}
    </dl>
  );
}

function Figure({ value, name }: { value: string; name: string }) {
  return (
    <div className="flex flex-col-reverse justify-end rounded-control bg-surface-sunken px-2 py-3 text-center">
      <dt className="text-small text-text-muted">{name}</dt>
      <dd className="font-semibold text-heading">{value}</dd>
    </div>
  );
}
