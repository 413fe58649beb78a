import { shortened } from '#shared/shorten.ts';
import type { Letter, Part } from './letter.ts';

/** Characters of a subject: what a list of letters shows, and no more. */
const SUBJECT_MAX = 150;

/** Whatever would begin another line, or says nothing to be seen. */
const UNSEEN = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu;

/** A text as one line: nothing of it can become a header of its own, or turn the rest around. */
export const asLine = (text: string): string => text.replace(UNSEEN, ' ').replace(/ {2,}/g, ' ').trim();

const ESCAPED: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => ESCAPED[sign]!);

function asText(part: Part): string {
  if ('text' in part) return asLine(part.text);
  if ('heading' in part) return asLine(part.heading).toLocaleUpperCase('ru');
  if ('list' in part) return part.list.map((line) => `— ${asLine(line)}`).join('\n');
  return `${part.button}:\n${part.url}`;
}

function asHtml(part: Part): string {
  if ('text' in part) return `<p>${escaped(asLine(part.text))}</p>`;
  if ('heading' in part) return `<h2>${escaped(asLine(part.heading))}</h2>`;
  if ('list' in part) return `<ul>${part.list.map((line) => `<li>${escaped(asLine(line))}</li>`).join('')}</ul>`;
  return `<p class="act"><a class="button" href="${escaped(part.url)}">${escaped(part.button)}</a></p>`;
}

/** Both themes: whoever reads the letter chooses the ground, and only the button brings its own. */
const STYLE = `:root{color-scheme:light dark;supported-color-schemes:light dark}
body{margin:0;padding:24px 16px;font:16px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif}
main{max-width:560px;margin:0 auto}
h2{margin:24px 0 8px;font-size:16px}
p{margin:0 0 16px}
ul{margin:0 0 16px;padding-left:20px}
li{margin:0 0 4px;overflow-wrap:anywhere}
.act{margin:24px 0}
.button{display:inline-block;padding:12px 24px;border-radius:10px;background:#3a5bd9;color:#fff;font-weight:600;text-decoration:none}
footer{margin-top:32px;padding-top:16px;border-top:1px solid #8886;font-size:13px;opacity:.75}
footer p{margin:0 0 8px}`;

/** A letter as it is sent: plain text, and the same in HTML without anything from elsewhere. */
export function rendered({ subject, parts, footnote, unsubscribe }: Letter): {
  subject: string;
  text: string;
  html: string;
} {
  const title = shortened(asLine(subject), SUBJECT_MAX);
  const small = [asLine(footnote), ...(unsubscribe ? [`${unsubscribe.label}: ${unsubscribe.url}`] : [])];
  const ending = unsubscribe ? `<p><a href="${escaped(unsubscribe.url)}">${escaped(unsubscribe.label)}</a></p>` : '';
  return {
    subject: title,
    text: `${[...parts.map(asText), `-- \n${small.join('\n')}`].join('\n\n')}\n`,
    html: `<!doctype html><html lang="ru"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escaped(title)}</title><style>${STYLE}</style></head><body><main>${parts.map(asHtml).join('')}<footer><p>${escaped(asLine(footnote))}</p>${ending}</footer></main></body></html>`,
  };
}
