import pg from 'pg'
import { distribute } from '#server/kit/db/distribution/distribute.ts'
import { migrate } from '#server/kit/db/migrate.ts'
import { readMigrations } from '#server/kit/db/migrationFiles.ts'
import { openDatabase } from '#server/kit/db/open.ts'
import type { Cluster } from './cluster.ts'

/** The nodes of a Citus cluster that a run's tests use, its coordinator first: `TEST_CITUS=127.0.0.1:7001,127.0.0.1:7002`. */
const NODES = (process.env.TEST_CITUS ?? '').split(',').map((node) => {
  const [host = '', port] = node.split(':')
  return { host, port: Number(port) }
})
/** Few, so that a database for each test file is made in seconds. */
const SHARDS = 2

/** An empty database whose tables are placed over all nodes, for one test file. It stays when the run is over. */
export async function createCitusDatabase(owner: Cluster['owner'], name: string): Promise<void> {
  for (const node of NODES) {
    await run({ ...owner, ...node, database: 'postgres' }, [`create database ${name}`])
    await run({ ...owner, ...node, database: name }, ['create extension citus'])
  }
  const [coordinator, ...workers] = NODES
  if (!coordinator) return
  const connection = { ...owner, ...coordinator, database: name }
  await run(connection, [
    `select citus_set_coordinator_host('${coordinator.host}', ${coordinator.port})`,
    ...workers.map(({ host, port }) => `select citus_add_node('${host}', ${port})`),
    `alter database ${name} set citus.shard_count to ${SHARDS}`,
  ])
  const db = openDatabase({ ...connection, max: 1 })
  await migrate(db, await readMigrations())
  await distribute(db)
  await db.close()
}

async function run(connection: pg.ClientConfig, statements: readonly string[]): Promise<void> {
  const client = new pg.Client(connection)
  await client.connect()
  for (const statement of statements) await client.query(statement)
  await client.end()
}
