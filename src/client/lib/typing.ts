const TYPED =
  'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable]:not([contenteditable="false"])';

/** True for a key press in a place that has its own undoing or its own use for letters. */
export function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest(TYPED) !== null;
}
