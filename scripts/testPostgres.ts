// Runs the server tests on another PostgreSQL than the embedded one, Debian's, in a throw-away cluster: first directly,
// then once more through PgBouncer in transaction mode.
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { CARELESS } from '../server/testing/carelessSettings.ts'
import { FEWEST, leftOut, testsWithoutDatabase } from './databaseTests.ts'
import {
  createCluster,
  makeFolder,
  removeFolder,
  startPooler,
  startServer,
  stopProgram,
  untilItAnswers,
} from './debianPostgres.ts'

const ONLY = new Set(['--direct', '--pooler', FEWEST])

const folder = makeFolder()
const data = path.join(folder, 'data')
createCluster(data)
const server = startServer(data, {
  listen_addresses: '',
  unix_socket_directories: folder,
  ...CARELESS,
  max_connections: 400,
})
await untilItAnswers({ host: folder, user: 'postgres', database: 'postgres' })
const { pooler, port } = startPooler(folder)
await untilItAnswers({ host: folder, port, user: 'postgres', database: 'template1' })

const statuses: (number | null)[] = []
if (!process.argv.includes('--pooler')) statuses.push(runTests({}))
if (!process.argv.includes('--direct')) statuses.push(runTests({ TEST_POOLER_PORT: String(port) }))
await stopProgram(pooler)
await stopProgram(server)
removeFolder(folder)
process.exit(statuses.every((status) => status === 0) ? 0 : 1)

function runTests(env: Record<string, string>): number | null {
  const host = encodeURIComponent(folder)
  const args = process.argv.slice(2).filter((argument) => !ONLY.has(argument))
  const others = leftOut(testsWithoutDatabase(), process.argv)
  const { status } = spawnSync(
    'vitest',
    ['run', '--project=server', '--project=processes', ...others.args, ...args],
    {
      stdio: 'inherit',
      env: {
        ...process.env,
        ...others.env,
        TEST_DATABASE_URL: `postgres://postgres@/postgres?host=${host}`,
        ...env,
      },
    },
  )
  return status
}
