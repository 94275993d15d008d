/** Shown for a figure that is not loaded. */
export const UNKNOWN = '–'
