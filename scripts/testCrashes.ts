// Kills the server, its database, and both, by turns, under load; then one of two servers while they do what is due:
// npm run test:crashes -- --rounds 100
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { startEmbedded } from '#server/kit/db/embedded.ts'
import { surviveCrashes } from '#server/testing/crashes.ts'
import { databaseUrl } from '#server/testing/databaseUrl.ts'
import { surviveDueCrashes } from '#server/testing/dueCrashes.ts'

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '100' } } })
const rounds = Number(values.rounds)
const folder = await mkdtemp(path.join(tmpdir(), 'gc-crashes-'))
const { created, completed, faults, slowestRecoveryMs } = await surviveCrashes(
  folder,
  rounds,
  (round, kept) =>
    console.log(
      `${round}/${rounds}: ${kept.created} created, ${kept.completed} completed, ${kept.faults.length} lost`,
    ),
)
const { logins, stop } = await startEmbedded(path.join(folder, 'due', 'pg18'))
const due = await surviveDueCrashes(folder, databaseUrl(logins.administrator), rounds, (round, told) =>
  console.log(`${round}/${rounds}: ${told.asked} mails asked for, ${told.faults.length} wrong`),
)
await stop()
await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
for (const fault of [...faults, ...due.faults]) console.log(fault)
console.log(
  `${rounds} kills: of ${created} acknowledged creations and ${completed} completions ${faults.length} are lost or paid wrongly. ` +
    `Writes were accepted again after ${(slowestRecoveryMs / 1000).toFixed(1)} s at most.`,
)
console.log(
  `${rounds} kills of one of two servers: of ${due.asked} acknowledged mails and ${due.reminders} reminders ${due.faults.length} were lost or told twice; ${due.pushes} pushes came, those that came again under the same id and topic.`,
)
process.exit(faults.length + due.faults.length === 0 ? 0 : 1)
