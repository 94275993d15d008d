/**
 * The journeys of `npm test`: the main way through each part of the product. The others (faults, networks, devices, rare ways)
 * are `npm run test:journeys`, which `.ci/run` runs too. A new part brings its main journey here.
 */
export const MAIN_JOURNEYS = [
  'accessibility',
  'accountability',
  'achievements',
  'activity',
  'analytics',
  'auth',
  'calendar',
  'challenges',
  'coach',
  'completing',
  'firstRun',
  'goals',
  'habits',
  'inbox',
  'league',
  'messages',
  'navigation',
  'people',
  'plans',
  'quickadd',
  'realtime',
  'reminders',
  'rooms',
  'shortcuts',
  'tasks',
  'teams',
  'wizard',
].map((name) => `e2e/${name}.e2e.ts`)
