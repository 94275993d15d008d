/** The key of the person's settings among the server's answers. */
export const SETTINGS_KEY = ['settings'] as const
