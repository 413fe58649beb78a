/** Text colours of the productivity tones. */
export const TEXT_TONES = { success: 'text-success', warning: 'text-warning', danger: 'text-danger' } as const;
