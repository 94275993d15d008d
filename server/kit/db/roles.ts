import { randomBytes } from 'node:crypto'
import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { runningServer } from './serverProcess.ts'

/**
 * Who logs in to the embedded server. The program may read and write rows and nothing else; the owner has the tables and
 * runs migrations; the administrator starts, watches and stops the server.
 */
const ROLES = { administrator: 'postgres', owner: 'goal_crusher_owner', program: 'goal_crusher' } as const
type Role = keyof typeof ROLES
type Passwords = Record<Role, string>
export type Logins = Record<Role, pg.PoolConfig>

/** Peer authentication would not do: seen from a user namespace every user of the machine is the same nobody. */
const PASSWORDS_ASKED = 'local all all scram-sha-256\n'
const PASSWORDS_FORGOTTEN = 'local all postgres trust\n'

const SECURED_WITHIN_MS = 20_000
/** As long as another program may need for what {@link setUpRoles} does. */
const OTHERS_NEED_MS = 5_000

/**
 * Makes the roles of a running server and their passwords, unless that was done, and answers how to log in.
 *
 * Carries over servers of earlier versions, which trusted everybody in the socket's folder and in which all belonged to the
 * administrator. Passwords that are lost or do not fit are replaced by new ones.
 */
export async function secureServer(data: string, socket: string): Promise<Logins> {
  const start = performance.now()
  for (;;) {
    const known = await workingLogins(data, socket)
    if (known) return known
    const administrator = await connected({ host: socket, user: ROLES.administrator, database: 'postgres' })
    if (administrator) {
      const passwords = await setUpRoles(administrator, data).finally(() => administrator.end())
      return loginsOf(passwords, socket)
    }
    const waited = performance.now() - start
    if (waited > SECURED_WITHIN_MS) throw new Error(`PostgreSQL lets nobody in at ${socket}`)
    if (waited > OTHERS_NEED_MS) forgetPasswords(data)
    await sleep(100)
  }
}

/** How to connect as the administrator: with the password, once there is one. */
export function administratorOf(data: string, socket: string): pg.ClientConfig {
  const password = readPasswords(data)?.administrator
  return { host: socket, user: ROLES.administrator, password, database: 'postgres' }
}

async function workingLogins(data: string, socket: string): Promise<Logins | null> {
  const passwords = readPasswords(data)
  if (!passwords || !asksForPasswords(data)) return null
  const logins = loginsOf(passwords, socket)
  const client = await connected(logins.administrator)
  await client?.end()
  return client && logins
}

function loginsOf(passwords: Passwords, socket: string): Logins {
  const loginOf = (role: Role) => ({
    host: socket,
    user: ROLES[role],
    password: passwords[role],
    database: 'postgres',
  })
  return { administrator: loginOf('administrator'), owner: loginOf('owner'), program: loginOf('program') }
}

/** Interrupted anywhere, it begins anew: the server asks for passwords only once they are kept. */
async function setUpRoles(client: pg.Client, data: string): Promise<Passwords> {
  await client.query('select pg_advisory_lock(7)') // two first starts take turns
  const others = asksForPasswords(data) ? readPasswords(data) : null
  if (others) return others

  const passwords = { administrator: newPassword(), owner: newPassword(), program: newPassword() }
  await client.query('begin')
  for (const role of [ROLES.owner, ROLES.program]) {
    const { rowCount } = await client.query('select from pg_roles where rolname = $1', [role])
    if (rowCount === 0) await client.query(`create role ${role} login`)
  }
  for (const role of ['administrator', 'owner', 'program'] as const) {
    await client.query(`alter role ${ROLES[role]} password '${passwords[role]}'`)
  }
  await client.query(HAND_OVER)
  await client.query('commit')

  const file = passwordsFileOf(data)
  writeFileSync(`${file}.new`, JSON.stringify(passwords), { mode: 0o600 })
  renameSync(`${file}.new`, file)
  writeFileSync(accessFileOf(data), PASSWORDS_ASKED)
  await client.query('select pg_reload_conf()')
  return passwords
}

/** The database and all that is in it belong to the owner; PUBLIC has no right to it. */
const HAND_OVER = `
  alter database postgres owner to ${ROLES.owner};
  revoke all on database postgres from public;
  grant connect on database postgres to ${ROLES.program};
  do $$
  declare command text;
  begin
    for command in
      select format('alter table %s owner to ${ROLES.owner}', c.oid::regclass) from pg_class c
        where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm', 'S')
          and not exists (select from pg_depend d
            where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype in ('a', 'i'))
      union all
      select format('alter domain %s owner to ${ROLES.owner}', oid::regtype) from pg_type
        where typnamespace = 'public'::regnamespace and typtype = 'd'
      union all
      select format('alter routine %s owner to ${ROLES.owner}', oid::regprocedure) from pg_proc
        where pronamespace = 'public'::regnamespace
    loop
      execute command;
    end loop;
  end $$`

/** Everybody who may enter the socket's folder, which is us, is let in as the administrator until passwords are set. */
function forgetPasswords(data: string) {
  writeFileSync(accessFileOf(data), PASSWORDS_FORGOTTEN)
  const running = runningServer(data)
  if (running) process.kill(running.pid, 'SIGHUP')
}

async function connected(login: pg.ClientConfig): Promise<pg.Client | null> {
  const client = new pg.Client(login)
  client.on('error', () => {})
  try {
    await client.connect()
    return client
  } catch {
    await client.end().catch(() => {}) // or the server keeps the place for who has not proved anything yet
    return null
  }
}

const newPassword = () => randomBytes(24).toString('hex')
const passwordsFileOf = (data: string) => `${data}.passwords`
const accessFileOf = (data: string) => path.join(data, 'pg_hba.conf')

function asksForPasswords(data: string): boolean {
  return readFileSync(accessFileOf(data), 'utf8') === PASSWORDS_ASKED
}

function readPasswords(data: string): Passwords | null {
  try {
    return JSON.parse(readFileSync(passwordsFileOf(data), 'utf8'))
  } catch {
    return null
  }
}
