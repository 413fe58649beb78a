/** Name of the form of a tag, by which its draft is kept and asked for. */
export const TAG_FORM = 'tag';
