/** What tasks are changed by, with its rules and words: it comes right behind the first drawing. */
export const loadChanges = () => import('#features/tasks/client/pressed-changes.ts');
