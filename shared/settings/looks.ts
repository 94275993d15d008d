/** The five themes; gold is the default (docs/rules.md, Look). */
export const THEMES = ['gold', 'blue', 'green', 'purple', 'red'] as const
