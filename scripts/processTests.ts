/**
 * The server's tests that start and kill programs and database servers, or measure an account of the largest size: ten to a hundred
 * seconds each. They are `npm run test:processes`, which `.ci/run` runs too.
 */
export const PROCESS_TESTS = [
  'assistant/runs/takeUp',
  'auth/faults/databaseAway',
  'auth/faults/databaseRestart',
  'eventLoop',
  'faults',
  'kit/db/embedded',
  'kit/db/transfer/transfer',
  'kit/db/watchServer',
  'kit/due/crashes',
  'kit/realtime/draining',
  'main',
].map((name) => `server/${name}.test.ts`)
