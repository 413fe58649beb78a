import { useQuery } from '@tanstack/react-query';
import type { Project } from '../contract.ts';

export const PROJECTS_KEY = ['/api/projects'] as const;

/** Projects of the account. */
export function useProjects() {
  return useQuery<Project[]>({ queryKey: PROJECTS_KEY });
}
