import type { ChangeKind } from '#client/store/kept-change.ts';
import type { Project } from '../contract.ts';
import { projectChanged, projectDeleted, projectRestored } from '../events.ts';
import { PROJECTS_KEY } from '../projects-key.ts';
import { texts } from '../texts.ts';
import { type UnsentProject, withUnsentProject } from '../unsent.ts';

const TOLD = {
  create: undefined,
  change: projectChanged,
  folders: projectChanged,
  heading: projectChanged,
  'headings-back': projectChanged,
  delete: projectDeleted,
  'put-back': projectRestored,
};

export const projectKind: ChangeKind<UnsentProject> = {
  kind: 'projects',
  keys: [PROJECTS_KEY],
  inAnswer: (answer, change) => withUnsentProject(answer as Project[], change),
  tells: ({ deed }) => TOLD[deed],
  failure: { title: texts.toast.error, text: texts.toast.updateFailed },
};
