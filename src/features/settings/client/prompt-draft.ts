/** Name of the draft of the user's wishes to the assistant, by which the app offers it again. */
export const PROMPT_DRAFT = 'settings-prompt';
