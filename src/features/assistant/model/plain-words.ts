/** Text from the account or about it, set apart so that nothing in it can end the fence and pass for a word of ours. */
export function fenced(data: string): string {
  return `<data>\n${data.replaceAll('<', '‹')}\n</data>`;
}

/** A model's words as the product shows them: without the marks of Markdown, lists with its own bullet. */
export function plainWords(text: string): string {
  return text
    .replace(/^```\w*$/gm, '')
    .replace(/^#{1,6} +/gm, '')
    .replace(/^[ \t]*[*-] +/gm, '• ')
    .replace(/\*\*([^*\n]+)\*\*|__([^_\n]+)__/g, '$1$2')
    .replace(/`([^`\n]+)`/g, '$1')
    .replace(/\[([^[\]\n]+)\]\([^()\s]{1,2000}\)/g, '$1')
    .replace(/(?<![ \t])[ \t]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** The text up to its last whole sentence within `limit` characters; empty where not even one fits. */
export function wholeSentences(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const cut = text.slice(0, limit);
  const end = Math.max(...['. ', '! ', '? ', '… ', '.\n', '!\n', '?\n'].map((sign) => `${cut} `.lastIndexOf(sign)));
  return end < 0 ? '' : cut.slice(0, end + 1);
}
