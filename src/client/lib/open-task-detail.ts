/** Asks the app to show a task's detail, from any page. */
export const OPEN_TASK_DETAIL = 'openTaskDetail';

/** `task` is what the sender knows of it; the listener looks the task up by its id where it is absent. */
export interface OpenTaskDetail {
  taskId: string;
  task?: unknown;
}

/** Opens the detail of a task. */
export function openTaskDetail(detail: OpenTaskDetail): void {
  window.dispatchEvent(new CustomEvent<OpenTaskDetail>(OPEN_TASK_DETAIL, { detail }));
}

/** Hears every request for a task's detail; answers the way to stop. */
export function onOpenTaskDetail(listener: (detail: OpenTaskDetail) => void): () => void {
  const hear = (event: Event) => listener((event as CustomEvent<OpenTaskDetail>).detail);
  window.addEventListener(OPEN_TASK_DETAIL, hear);
  return () => window.removeEventListener(OPEN_TASK_DETAIL, hear);
}
