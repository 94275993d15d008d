// Runs the journeys as if it were another weekday and hour: npm run test:clock -- "Sat 21:30" [files]. The clocks of the tests,
// of the servers and of the pages are ahead by what is missing to the next such moment, in UTC, where all their people live.
import { spawnSync } from 'node:child_process'

const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat']
const MINUTE = 60_000
const WEEK = 7 * 24 * 60 * MINUTE

const [wanted = '', ...files] = process.argv.slice(2)
const ahead = untilNext(wanted, new Date())
console.log(`The clock of these journeys begins at ${new Date(Date.now() + ahead).toUTCString()}.`)
const { status } = spawnSync('vitest', ['run', '--project=e2e', '--project=journeys', ...files], {
  stdio: 'inherit',
  env: { ...process.env, CLOCK_AHEAD: String(ahead) },
})
process.exit(status ?? 1)

/** How many milliseconds from now it is as somebody says: `Sat 21:30`. */
function untilNext(words: string, now: Date): number {
  const [, name = '', hours = '', minutes = ''] = /^(\w{3})\w* (\d{1,2}):(\d{2})$/.exec(words) ?? []
  const weekday = WEEKDAYS.indexOf(name.toLowerCase())
  if (weekday === -1) {
    console.error('Say a weekday and an hour, for instance: npm run test:clock -- "Sat 21:30"')
    process.exit(1)
  }
  const next = new Date(now)
  next.setUTCDate(now.getUTCDate() + weekday - now.getUTCDay())
  next.setUTCHours(Number(hours), Number(minutes), 0, 0)
  const wait = next.getTime() - now.getTime()
  return wait < 0 ? wait + WEEK : wait
}
