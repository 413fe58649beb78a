/** Name of the project's form, by which its draft is kept and asked for. */
export const PROJECT_FORM = 'project';
