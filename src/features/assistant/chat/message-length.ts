/** Characters of a message after trimming. */
export const MESSAGE_MAX = 4000;
