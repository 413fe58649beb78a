import { useQuery } from '@tanstack/react-query';
import type { Project } from '../contract.ts';
import { PROJECTS_KEY } from '../projects-key.ts';
import { offered } from '../rules.ts';

/** Projects of the account. */
export function useProjects() {
  return useQuery<Project[]>({ queryKey: PROJECTS_KEY });
}

/** Projects among which somebody chooses. @param chosen the one that is chosen already, also of the archive */
export const useOfferedProjects = (chosen?: string | null): Project[] => offered(useProjects().data ?? [], chosen);
