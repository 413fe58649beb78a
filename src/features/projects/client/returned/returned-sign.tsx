import { ArchiveRestore } from 'lucide-react';
import { confirm } from '#client/ui/confirm.ts';
import { IconButton } from '#client/ui/icon-button.tsx';
import type { Project } from '../../contract.ts';
import { texts } from './texts.ts';
import { useKnowReturn } from './use-know-return.ts';

/** On a project that came back since it was changed after its deletion, until somebody changes it or says that they know. */
export function ReturnedSign({ project }: { project: Project }) {
  const know = useKnowReturn();
  const { name, returnedAt } = project;
  if (!returnedAt) return null;
  const tell = async () => {
    const told = { title: texts.title(name), text: texts.text, actionLabel: texts.known, cancelLabel: texts.close };
    if (await confirm({ ...told, tone: 'primary' })) know.mutate({ project });
  };
  return (
    <IconButton label={texts.sign(name)} onClick={() => void tell()}>
      <ArchiveRestore aria-hidden strokeWidth={1.75} className="text-warning" />
    </IconButton>
  );
}
