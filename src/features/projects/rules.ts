/** The eight preset colours; the first is the default. */
export const PROJECT_COLORS = [
  '#3b82f6',
  '#10b981',
  '#f59e0b',
  '#ef4444',
  '#8b5cf6',
  '#ec4899',
  '#06b6d4',
  '#64748b',
] as const;
export const DEFAULT_PROJECT_COLOR = PROJECT_COLORS[0];
export const HEX_COLOR = /^#[0-9a-f]{6}$/i;
