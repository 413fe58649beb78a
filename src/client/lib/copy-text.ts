/** Copies a text, on plain http as well, where browsers have the old way alone. Answers whether they let it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    if (navigator.clipboard) await navigator.clipboard.writeText(text);
    else return copySelected(text);
    return true;
  } catch (error) {
    console.debug('copy', error);
    return false;
  }
}

/** A text that is selected in the page, for as long as it takes. */
function copySelected(text: string): boolean {
  const pressed = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  // Within the dialog that is open: whatever else stands in the page cannot be focused.
  (pressed?.parentElement ?? document.body).append(field);
  field.select();
  const copied = document.execCommand('copy');
  field.remove();
  if (pressed instanceof HTMLElement) pressed.focus();
  return copied;
}
