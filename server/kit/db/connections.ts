import path from 'node:path'
import pg from 'pg'
import type { Logger } from 'pino'
import type { Settings } from '#server/settings.ts'
import { StartError } from '#server/startError.ts'
import { POSTGRES_MAJOR } from './binaries.ts'
import { startEmbedded } from './embedded.ts'
import { type DatabaseTrouble, watchServer } from './watchServer.ts'

/** How to connect to the settings' database, embedded or not. */
export type Connections = {
  /** For everything but migrations. */
  program: pg.PoolConfig
  /** For migrations: the owner of the tables. */
  owner: pg.PoolConfig
  /** What is wrong with the embedded server; null while it runs, and always for another one. */
  trouble: () => DatabaseTrouble | null
  stop: () => Promise<void>
}

type DatabaseSettings = Pick<Settings, 'DATA_DIR' | 'DATABASE_URL' | 'MIGRATION_DATABASE_URL'>

const OLDEST_VERSION = 15
const ANSWER_WITHIN_MS = 10_000

/**
 * Starts the embedded PostgreSQL, or looks whether the one of DATABASE_URL can be used.
 *
 * @param log when given, an embedded server that dies is started again, which is logged
 * @throws a StartError that says what to do
 */
export async function openConnections(settings: DatabaseSettings, log?: Logger): Promise<Connections> {
  const { DATABASE_URL, MIGRATION_DATABASE_URL } = settings
  if (DATABASE_URL === undefined) return embedded(settings.DATA_DIR, log)
  const program = await checked('DATABASE_URL', DATABASE_URL)
  const owner = MIGRATION_DATABASE_URL
    ? await checked('MIGRATION_DATABASE_URL', MIGRATION_DATABASE_URL)
    : program
  return { program, owner, trouble: () => null, stop: async () => {} }
}

async function embedded(folder: string, log?: Logger): Promise<Connections> {
  const { logins, place, stop } = await startEmbedded(path.join(folder, `pg${POSTGRES_MAJOR}`))
  const watch = log && watchServer({ place, administrator: logins.administrator, log })
  return {
    program: logins.program,
    owner: logins.owner,
    trouble: () => watch?.trouble() ?? null,
    async stop() {
      await watch?.stop()
      await stop()
    },
  }
}

async function checked(setting: string, address: string): Promise<pg.PoolConfig> {
  const connection = { connectionString: address }
  const client = clientOf(setting, address)
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query("select current_setting('server_version') as version")
    const version: string = rows[0].version
    if (Number.parseInt(version, 10) >= OLDEST_VERSION) return connection
    throw new StartError(
      `${setting} leads to PostgreSQL ${version}, which is too old: use version ${OLDEST_VERSION} or newer.`,
    )
  } catch (error) {
    throw error instanceof StartError ? error : unusable(setting, client, error)
  } finally {
    await client.end().catch(() => {})
  }
}

function clientOf(setting: string, address: string): pg.Client {
  try {
    return new pg.Client({ connectionString: address, connectionTimeoutMillis: ANSWER_WITHIN_MS })
  } catch (cause) {
    const example = 'postgres://user:password@host:5432/name'
    throw new StartError(`${setting} is no address of a PostgreSQL database: write it like ${example}.`, {
      cause,
    })
  }
}

/** One sentence without the password. */
function unusable(setting: string, { host, port, user, database }: pg.Client, cause: unknown): StartError {
  const place = host.startsWith('/') ? host : `${host}:${port}`
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : ''
  const reason = cause instanceof Error ? cause.message || code : String(cause)
  const sentence = () => {
    if (code === 'ENOTFOUND' || code === 'EAI_AGAIN')
      return `There is no host "${host}": put another into ${setting}.`
    if (code.startsWith('28') || /SASL|password/.test(reason))
      return `PostgreSQL at ${place} refuses user "${user}": put the right user and password into ${setting}.`
    if (code === '3D000')
      return `PostgreSQL at ${place} has no database "${database}": create it, or put another into ${setting}.`
    if (/^E[A-Z]+$/.test(code) || /timeout|terminated/i.test(reason))
      return `No PostgreSQL answers at ${place} (${reason}): start it, or put another address into ${setting}.`
    return `PostgreSQL at ${place} cannot be used (${reason}): see to it, or put another address into ${setting}.`
  }
  return new StartError(sentence(), { cause })
}
