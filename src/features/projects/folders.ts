import { fold } from '#shared/russian/text.ts';
import type { Project } from './contract.ts';

type Foldered = Pick<Project, 'id' | 'folder'>;

/** By which folders are told apart, as tags are. */
export const folderKey = (name: string): string => fold(name.trim().normalize('NFC'));

/** Projects that stand together. */
export interface Folder<P> {
  /** The name as its first project says it; null for those that stand in none. */
  name: string | null;
  key: string;
  projects: P[];
}

/** Projects by their folders, each in its order: those without one first, then folders by name. */
export function byFolder<P extends Foldered>(projects: readonly P[]): Folder<P>[] {
  const folders = new Map<string, Folder<P>>();
  for (const project of projects) {
    const name = project.folder;
    const key = name === null ? '' : folderKey(name);
    const known = folders.get(key);
    if (known) known.projects.push(project);
    else folders.set(key, { name, key, projects: [project] });
  }
  return [...folders.values()].sort(
    (one, other) =>
      Number(one.name !== null) - Number(other.name !== null) || one.name!.localeCompare(other.name!, 'ru'),
  );
}

/** Names of the folders that there are, each once. */
export const folderNames = (projects: readonly Foldered[]): string[] =>
  byFolder(projects).flatMap(({ name }) => name ?? []);

/** The name as the folder of that name is spelled already, else as it was typed. */
export const spelled = (projects: readonly Foldered[], name: string): string =>
  folderNames(projects).find((known) => folderKey(known) === folderKey(name)) ?? name.trim();
