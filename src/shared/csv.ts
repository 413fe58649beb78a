/** Excel takes a file for UTF-8 only if it begins with this mark. */
const BYTE_ORDER_MARK = '\uFEFF';
/** The most characters that a cell of Excel holds. */
const CELL_MAX = 32_767;

/** A text that a spreadsheet shows as it stands: what begins like a formula is taken for text. */
function harmless(text: string): string {
  return /^[\s]*[=+\-@]|^[\t\r\n]/.test(text) ? `'${text}` : text;
}

function cell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const text = harmless(value).slice(0, CELL_MAX);
  return /[;"\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Rows as a file for Excel in Russian: UTF-8 with its mark, cells parted by `;`, lines ended by CRLF. */
export function toCsv(rows: readonly (readonly (string | number)[])[]): string {
  return BYTE_ORDER_MARK + rows.map((row) => `${row.map(cell).join(';')}\r\n`).join('');
}
