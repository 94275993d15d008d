import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { StartError } from '#server/startError.ts'
import { POSTGRES_MAJOR } from './binaries.ts'
import type { Launcher } from './unprivileged.ts'

const INITDB = [
  '--auth=trust', // until the first start has set passwords; only the owner can enter the socket's folder
  '--username=postgres',
  '--encoding=UTF8',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--data-checksums',
  '--no-instructions',
]

/**
 * Makes the files of a PostgreSQL server, unless they exist.
 *
 * They are made beside their place and moved there when they are whole, so that a first start may be interrupted; of
 * two first starts at once, the files of one are moved and those of the other are deleted.
 *
 * @throws a StartError when the folder, or one beside it, is of another major version of PostgreSQL
 */
export function createCluster(programs: Launcher, data: string) {
  refuseOtherVersions(data)
  if (existsSync(data)) return
  deleteUnfinished(data)
  const unfinished = `${data}.unfinished.${process.pid}`
  const [file, args] = programs.command('initdb', ['-D', unfinished, ...INITDB])
  const uid = programs.owner
  const { status, stderr, error } = spawnSync(file, args, { uid, gid: uid, encoding: 'utf8' })
  if (status !== 0) {
    const reason = /error: (.*)/.exec(stderr ?? '')?.[1] ?? error?.message ?? `initdb ended with ${status}`
    throw new StartError(`The database's files cannot be made in ${path.dirname(data)}: ${reason}.`)
  }
  try {
    renameSync(unfinished, data)
  } catch (cause) {
    if (!existsSync(data)) throw cause
    rmSync(unfinished, { recursive: true })
  }
}

/** What first starts left behind that were interrupted. */
function deleteUnfinished(data: string) {
  const prefix = `${path.basename(data)}.unfinished`
  for (const name of readdirSync(path.dirname(data)).filter((each) => each.startsWith(prefix))) {
    const pid = Number(name.slice(prefix.length + 1))
    if (pid === process.pid || !isAlive(pid)) {
      rmSync(path.join(path.dirname(data), name), { recursive: true, force: true })
    }
  }
}

function isAlive(pid: number): boolean {
  try {
    return pid > 0 && process.kill(pid, 0)
  } catch {
    return false
  }
}

/** An empty database in place of a full one would look like lost data. */
function refuseOtherVersions(data: string) {
  const parent = path.dirname(data)
  const own = path.basename(data)
  const folders = existsSync(data) ? [own] : readdirSync(parent).filter((name) => /^pg\d+$/.test(name))
  for (const name of folders) {
    const file = path.join(parent, name, 'PG_VERSION')
    const version = existsSync(file) ? readFileSync(file, 'utf8').trim() : POSTGRES_MAJOR
    if (version === POSTGRES_MAJOR) continue
    throw new StartError(
      `The database in ${path.join(parent, name)} was written by PostgreSQL ${version}, and this version of the ` +
        `program brings PostgreSQL ${POSTGRES_MAJOR}: run "npm run export:database -- FILE" with the version before, move that ` +
        `folder away, and run "npm run import:database -- FILE" with this one (docs/operations.md).`,
    )
  }
}
