import { createContext } from 'react';

/**
 * The element that stands for a screen of its own: dialogs opened within it are drawn inside of it, as on a phone.
 * Null where dialogs have the whole window.
 */
export const DialogStage = createContext<HTMLElement | null>(null);
