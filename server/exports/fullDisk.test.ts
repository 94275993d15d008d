import { afterAll, expect, inject, test } from 'vitest'
import { asOwner } from '#server/testing/database.ts'
import { startTestServer } from '#server/testing.ts'
import { readZip } from './testing/readZip.ts'

const server = await startTestServer({ settings: { ACCESS_TOKEN_TTL: 31_536_000 } })
afterAll(server.close)

/** A disk without room for what the database sorts, for who connects from now on; and room again. */
const fillDisk = (name: string) =>
  asOwner(
    server.db,
    `alter database ${name} set temp_file_limit = 0; alter database ${name} set work_mem = '64kB'`,
  )
const freeDisk = (name: string) => asOwner(server.db, `alter database ${name} reset all`)

// Of another engine nothing is known of its files.
test.skipIf(inject('pgliteTemplate') !== null)(
  'a disk that is full while an export streams breaks it off, and neither others nor the next one',
  async () => {
    const ann = await server.signUp()
    await server.db.query(TASKS, [ann.id])
    const [row] = await server.db.query<{ name: string }>('select current_database() as name')
    const name = row?.name ?? ''
    await fillDisk(name)
    await endConnections()
    const answer = await ann.get('/api/export')
    expect(answer.status).toBe(200)
    await expect(answer.arrayBuffer()).rejects.toThrow()
    expect((await ann.get('/api/profile')).status).toBe(200)
    await freeDisk(name)
    await endConnections()
    const whole = await ann.get('/api/export')
    const files = await readZip(new Uint8Array(await whole.arrayBuffer()))
    expect(files['markdown/tasks.md']?.match(/Sorted/g)).toHaveLength(20_000)
  },
)

/** Waits until they are gone. The pool opens new ones, which take the settings as they are by then. */
const endConnections = () =>
  asOwner(
    server.db,
    'select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  )

const TASKS = `
  insert into tasks (user_id, id, title, category, priority, estimated_duration, xp_reward, accountability_type, created_at, updated_at)
  select $1, gen_random_uuid(), 'Sorted ' || n, 'work', 'low', 60, 25, 'self', now(), now() from generate_series(1, 20000) as n`
