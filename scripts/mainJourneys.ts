/**
 * The journeys of `npm test`: the ways that people go each day. The others (faults, networks, devices, rarer ways) are
 * `npm run test:journeys`, which `.ci/run` runs too. Ten minutes are for all of `npm test`: what comes here takes something's place.
 */
export const MAIN_JOURNEYS = [
  'accounts/auth',
  'growth/analytics',
  'growth/goals',
  'growth/habits',
  'living/reminders',
  'network/realtime',
  'people/accountability',
  'people/messages',
  'people/people',
  'people/teams',
  'plan/calendar',
  'plan/completing',
  'plan/quickadd',
  'plan/tasks',
  'screens/accessibility',
  'screens/firstRun',
  'screens/navigation',
  'wizard/coach',
  'wizard/plans',
  'wizard/wizard',
].map((name) => `e2e/${name}.e2e.ts`)
