/** Names of the forms of a task, by which their drafts are kept and asked for. */
export const CREATE_FORM = 'task-create';
/** Of a task that another app's words began; apart from one that was being typed already. */
export const SHARED_FORM = 'task-shared';
export const EDIT_FORM = 'task-edit';
