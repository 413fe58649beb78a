const KEPT = 'projects-left-open';

function kept(): string[] {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? '[]') as string[];
  } catch (error) {
    console.debug(KEPT, error);
    return [];
  }
}

/** Whether somebody has said on this device that a project goes on after its last task: it is asked about once. */
export const wasLeftOpen = (projectId: string): boolean => kept().includes(projectId);

/** Notes that a project was asked about. */
export function leaveOpen(projectId: string): void {
  try {
    localStorage.setItem(KEPT, JSON.stringify([...new Set([...kept(), projectId])]));
  } catch (error) {
    console.debug(KEPT, error);
  }
}
