import { useQuery } from '@tanstack/react-query';
import type { Project } from '../contract.ts';
import { PROJECTS_KEY } from '../projects-key.ts';

/** Projects of the account. */
export function useProjects() {
  return useQuery<Project[]>({ queryKey: PROJECTS_KEY });
}
