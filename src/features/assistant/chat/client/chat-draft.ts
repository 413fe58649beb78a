/** Name under which an unsent message is kept. */
export const CHAT_DRAFT = 'assistant';
