import { z } from 'zod';
import { FormDialog } from '#client/form/form-dialog.tsx';
import { folderName, folderOrNone, type Project } from '../../contract.ts';
import { type Folder, folderKey, folderNames, spelled } from '../../folders.ts';
import { offered } from '../../rules.ts';
import { useProjects } from '../queries.ts';
import { useFileProjects } from './folder-changes.ts';
import { FolderField } from './folder-field.tsx';
import { texts } from './texts.ts';

/** What is done about folders: a new one of some projects, another name for one, or another one for a project. */
export type FolderDeed = { create: true } | { rename: Folder<Project> } | { move: Project };

interface FolderDialogProps {
  deed: FolderDeed;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

const { dialog } = texts;
const named = z.object({ folder: folderName, chosen: z.array(z.string()) });
const creation = named.extend({ chosen: z.array(z.string()).min(1, dialog.chooseOne) });
const move = z.object({ folder: folderOrNone, chosen: z.array(z.string()) });

/** Asks for the name of a folder, and of a new one for what stands in it. */
export function FolderDialog({ deed, ...opening }: FolderDialogProps) {
  const file = useFileProjects();
  const all = useProjects().data ?? [];
  const common = { ...opening, size: 'small', className: 'flex flex-col gap-4', optimistic: true } as const;
  const sending = { loading: file.isPending, submitError: file.error, draft: null };
  const send = (projects: readonly Project[], name: string | null, done: string) =>
    file.mutateAsync({ projects, folder: name && spelled(all, name), done });

  if ('move' in deed) {
    const { name, folder } = deed.move;
    return (
      <FormDialog
        {...common}
        {...sending}
        title={dialog.move(name)}
        submitLabel={dialog.submit}
        schema={move}
        start={{ folder: folder ?? '', chosen: [] as string[] }}
        onSubmit={({ folder: said }) =>
          send([deed.move], said, said === null ? texts.movedOut : texts.moved(spelled(all, said)))
        }
      >
        {({ register, formState: { errors } }) => (
          <FolderField
            label={dialog.name}
            hint={dialog.moveHint}
            error={errors.folder?.message}
            {...register('folder')}
          />
        )}
      </FormDialog>
    );
  }
  if ('rename' in deed) {
    const { name, key, projects } = deed.rename;
    return (
      <FormDialog
        {...common}
        {...sending}
        title={dialog.rename}
        submitLabel={dialog.submit}
        schema={named}
        start={{ folder: name!, chosen: [] as string[] }}
        onSubmit={({ folder }) =>
          file.mutateAsync({
            projects,
            folder: folderKey(folder) === key ? folder : spelled(all, folder),
            done: texts.renamed,
          })
        }
      >
        {({ register, watch, formState: { errors } }) => {
          const typed = folderKey(watch('folder'));
          const twin = typed === key ? undefined : folderNames(all).find((known) => folderKey(known) === typed);
          return (
            <FolderField
              label={dialog.name}
              hint={twin && dialog.merges(twin)}
              error={errors.folder?.message}
              {...register('folder')}
            />
          );
        }}
      </FormDialog>
    );
  }
  return (
    <FormDialog
      {...common}
      {...sending}
      title={dialog.create}
      description={dialog.createText}
      submitLabel={dialog.createSubmit}
      schema={creation}
      start={{ folder: '', chosen: [] as string[] }}
      onSubmit={({ folder, chosen }) =>
        send(
          all.filter(({ id }) => chosen.includes(id)),
          folder,
          texts.created,
        )
      }
    >
      {({ register, watch, setValue, formState: { errors, isSubmitted } }) => {
        const chosen = watch('chosen');
        return (
          <>
            <FolderField
              label={dialog.name}
              placeholder={dialog.placeholder}
              error={errors.folder?.message}
              {...register('folder')}
            />
            <ProjectChoice
              projects={offered(all)}
              chosen={chosen}
              error={errors.chosen?.message}
              onChange={(next) => setValue('chosen', next, { shouldDirty: true, shouldValidate: isSubmitted })}
            />
          </>
        );
      }}
    </FormDialog>
  );
}

interface ProjectChoiceProps {
  projects: readonly Project[];
  chosen: readonly string[];
  error: string | undefined;
  onChange: (chosen: string[]) => void;
}

function ProjectChoice({ projects, chosen, error, onChange }: ProjectChoiceProps) {
  return (
    <fieldset>
      <legend className="mb-1.5 font-medium text-small">{dialog.projects}</legend>
      {error && (
        <p role="alert" className="mb-1.5 text-danger text-small">
          {error}
        </p>
      )}
      <ul className="max-h-60 overflow-y-auto rounded-control border border-line px-2">
        {projects.map(({ id, name, folder }) => (
          <li key={id}>
            <label className="flex min-h-11 cursor-pointer items-center gap-3">
              <input
                type="checkbox"
                checked={chosen.includes(id)}
                onChange={(event) =>
                  onChange(event.target.checked ? [...chosen, id] : chosen.filter((one) => one !== id))
                }
                className="size-4.5 shrink-0 accent-accent"
              />
              <span className="wrap-anywhere min-w-0">{name}</span>
              {folder !== null && <span className="ml-auto truncate text-small text-text-muted">{folder}</span>}
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
