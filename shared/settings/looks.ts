/** The five themes; gold is the default (docs/rules/screens.md, Look). */
export const THEMES = ['gold', 'blue', 'green', 'purple', 'red'] as const
