/**
 * The journeys of `npm test`: the main way through each part of the product. The others (faults, networks, devices, rare ways)
 * are `npm run test:journeys`, which `.ci/run` runs too. A new part brings its main journey here.
 */
export const MAIN_JOURNEYS = [
  'accounts/auth',
  'growth/achievements',
  'growth/analytics',
  'growth/goals',
  'growth/habits',
  'living/inbox',
  'living/reminders',
  'network/realtime',
  'people/accountability',
  'people/activity',
  'people/challenges',
  'people/league',
  'people/messages',
  'people/people',
  'people/rooms',
  'people/teams',
  'plan/calendar',
  'plan/completing',
  'plan/quickadd',
  'plan/tasks',
  'screens/accessibility',
  'screens/firstRun',
  'screens/navigation',
  'screens/shortcuts',
  'wizard/coach',
  'wizard/plans',
  'wizard/wizard',
].map((name) => `e2e/${name}.e2e.ts`)
