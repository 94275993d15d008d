/** The icons that domains, goals and habits can have, by their names; the default first. */
export const ICONS = [
  'Target',
  'Heart',
  'Briefcase',
  'DollarSign',
  'Users',
  'Brain',
  'Zap',
  'Calendar',
  'Coffee',
  'Moon',
  'Sunrise',
] as const
export type IconName = (typeof ICONS)[number]

/** The colours that they can have. */
export const COLORS = ['indigo', 'orange', 'teal', 'cyan', 'lime', 'rose'] as const
export type ColorName = (typeof COLORS)[number]
