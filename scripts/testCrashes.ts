// Kills the server, its database, and both, by turns, under load: npm run test:crashes -- --rounds 100
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { surviveCrashes } from '#server/testing/crashes.ts'

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
await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
for (const fault of faults) console.log(fault)
console.log(
  `${rounds} kills: of ${created} acknowledged creations and ${completed} completions ${faults.length} are lost or paid wrongly. ` +
    `Writes were accepted again after ${(slowestRecoveryMs / 1000).toFixed(1)} s at most.`,
)
process.exit(faults.length === 0 ? 0 : 1)
