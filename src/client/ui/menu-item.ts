import type { ReactNode } from 'react';

export interface MenuItem {
  id: string;
  label: ReactNode;
  icon?: ReactNode;
  tone?: 'plain' | 'danger';
  disabled?: boolean;
  /** Draws a line above it. */
  separated?: boolean;
  /** Marks one item of a choice as the chosen one. */
  checked?: boolean;
  onSelect: () => void;
}

/** Which item has the keyboard at once: none for a menu that is opened by the pointer. */
export type FirstFocus = 'first' | 'last' | undefined;
