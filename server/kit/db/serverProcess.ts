import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, closeSync, existsSync, openSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { prepareSocketFolder } from './folders.ts'
import type { Launcher } from './unprivileged.ts'

/** Where a PostgreSQL server's files are, its socket's folder, and how its programs are run. */
export type ServerPlace = {
  data: string
  socket: string
  programs: Launcher
  /** PostgreSQL's own settings. */
  settings: Record<string, string>
}

/** No logged line may hold what people wrote: no details of a failed statement, no statement, no parameters. */
const LOGGING = {
  logging_collector: 'on',
  log_filename: 'postgresql-%Y-%m-%d_%H%M%S.log',
  log_file_mode: '0600',
  log_rotation_size: '10MB',
  log_rotation_age: '7d',
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
  log_parameter_max_length: '0',
  log_parameter_max_length_on_error: '0',
}
const KEPT_LOGS = 5

/** A request runs several small statements at once: workers for one of them would only take the processors from the others. */
const PLANNING = { max_parallel_workers_per_gather: '0' }

/**
 * Starts PostgreSQL. Detached, so that Ctrl-C reaches us first and we can close our connections before it goes.
 *
 * @throws a StartError when the socket's folder is not ours
 */
export function launchServer({ data, socket, programs, settings }: ServerPlace): ChildProcess {
  deleteOldLogs(data)
  prepareSocketFolder(socket, programs.owner)
  const options = {
    listen_addresses: '',
    unix_socket_directories: socket,
    ...LOGGING,
    ...PLANNING,
    ...settings,
  }
  const flags = Object.entries(options).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const [file, args] = programs.command('postgres', ['-D', data, ...flags])
  const log = openSync(startLogOf(data), 'w', 0o600)
  chmodSync(startLogOf(data), 0o600)
  const uid = programs.owner
  const server = spawn(file, args, { uid, gid: uid, detached: true, stdio: ['ignore', log, log] })
  closeSync(log)
  server.on('error', () => {}) // seen by the next try to connect
  server.unref()
  return server
}

/** Whether a server that we started still runs. */
export function isRunning({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode === null && signalCode === null
}

/** The process and the socket's folder of the server that runs on a folder, by its own note there; else null. */
export function runningServer(data: string): { pid: number; socket: string } | null {
  try {
    const [pid, , , , socket] = readFileSync(path.join(data, 'postmaster.pid'), 'utf8').split('\n')
    process.kill(Number(pid), 0)
    return socket ? { pid: Number(pid), socket } : null
  } catch {
    return null
  }
}

/** SIGINT is PostgreSQL's fast and clean shutdown. Resolves when the server has gone. */
export async function shutDown(data: string) {
  const running = runningServer(data)
  if (!running) return
  process.kill(running.pid, 'SIGINT')
  while (existsSync(path.join(data, 'postmaster.pid'))) await sleep(20)
}

/** PostgreSQL starts a new file every 10 MB; only the newest ones are kept. */
export function deleteOldLogs(data: string) {
  const folder = path.join(data, 'log')
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.log')) : []
  for (const name of names.toSorted().slice(0, -KEPT_LOGS)) rmSync(path.join(folder, name), { force: true })
}

/** Why the last start failed, in PostgreSQL's own words; null when it said nothing. */
export function lastFailure(data: string): string | null {
  const lines = [newestLog(data), startLogOf(data)].flatMap((file) =>
    existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [],
  )
  return (
    lines.findLast((line) => /\b(FATAL|PANIC): /.test(line))?.replace(/^.*?\b(FATAL|PANIC): +/, '') ?? null
  )
}

/** What PostgreSQL says before its log in the data folder is open. */
const startLogOf = (data: string) => `${data}.log`

function newestLog(data: string): string {
  const folder = path.join(data, 'log')
  const names = existsSync(folder) ? readdirSync(folder).toSorted() : []
  return path.join(folder, names.at(-1) ?? 'none')
}
