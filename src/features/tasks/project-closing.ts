/** What becomes of the open tasks of a project that goes to the archive; one that repeats goes there as well, or it would begin again. */
export function statusesAtClosing(
  tasks: readonly { id: string; projectId: string | null; status: string; repeat: unknown }[],
  projectId: string,
  open: 'keep' | 'complete' | 'archive',
): ReadonlyMap<string, 'completed' | 'archived'> {
  if (open === 'keep') return new Map();
  const own = tasks.filter((task) => task.projectId === projectId && task.status === 'active');
  return new Map(own.map(({ id, repeat }) => [id, open === 'archive' || repeat ? 'archived' : 'completed']));
}
