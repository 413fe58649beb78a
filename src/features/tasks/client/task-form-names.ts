/** Names of the forms of a task, by which their drafts are kept and asked for. */
export const CREATE_FORM = 'task-create';
export const EDIT_FORM = 'task-edit';
