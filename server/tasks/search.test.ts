import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { TaskPage } from '#shared/tasks/task.ts'
import { searchWords } from '#shared/text/searchWords.ts'
import { addDays } from '#shared/time/civil.ts'
import { aTask, read, startTestServer } from '#server/testing.ts'

const server = await startTestServer()
afterAll(server.close)

const TODAY = '2026-03-02'
type Person = Awaited<ReturnType<typeof server.signUp>>

function search(person: Person, query: string, more = '') {
  return read(TaskPage, person.get(`/api/tasks?query=${encodeURIComponent(query)}${more}`))
}

async function titles(person: Person, query: string): Promise<string[]> {
  return (await search(person, query)).items.map(({ title }) => title)
}

/** Tasks without the way through the API, for tests that need very many. @param day an SQL expression of `n` */
async function fill(person: Person, count: number, title: string, day: string) {
  await server.db.query(
    `insert into tasks (user_id, id, title, category, priority, estimated_duration, scheduled_date, xp_reward, accountability_type, created_at, updated_at)
     select $1, gen_random_uuid(), $2, 'work', 'medium', 60, ${day}, 25, 'self', '2026-03-02T09:00:00Z', '2026-03-02T09:00:00Z'
     from generate_series(1, $3::int) n`,
    [person.id, title, count],
  )
}

test('every searched word begins a word of the title; case and accents do not matter', async () => {
  const ann = await server.signUp()
  for (const title of [
    'Café in Łódź',
    'Straße kehren',
    'ПЛАН на день',
    'Run 5 km: Hyde Park',
    'Prune the roses',
  ])
    await ann.post('/api/tasks', aTask({ title }))
  const found: [string, string[]][] = [
    ['cafe', ['Café in Łódź']],
    ['LODZ ca', ['Café in Łódź']],
    ['strasse', ['Straße kehren']],
    ['план', ['ПЛАН на день']],
    ['km 5 ru', ['Run 5 km: Hyde Park']],
    ['“hyde” (park)', ['Run 5 km: Hyde Park']],
    ['run roses', []],
    ['un', []],
  ]
  for (const [query, expected] of found) expect([query, await titles(ann, query)]).toEqual([query, expected])
})

test('a search finds tasks of any date, without one, completed and deleted; the nearest to today first', async () => {
  const ann = await server.signUp()
  const days = [addDays(TODAY, 400), null, '1999-12-31', addDays(TODAY, -1), TODAY, addDays(TODAY, 1)]
  const made = days.map((scheduled_date) =>
    aTask({ title: `Dentist ${scheduled_date}`, scheduled_date, scheduled_time: null }),
  )
  for (const task of made) await ann.post('/api/tasks', task)
  await ann.act(made[4]?.id ?? '', 'complete')
  await ann.delete(`/api/tasks/${made[5]?.id}`)
  const { items, next_cursor } = await search(ann, 'dent')
  expect(next_cursor).toBeNull()
  expect(new Set(items.map(({ scheduled_date }) => scheduled_date))).toEqual(new Set(days))
  expect(items).toHaveLength(days.length)
  const far = items.slice(2).map(({ scheduled_date }) => scheduled_date)
  expect(far).toEqual([addDays(TODAY, -1), addDays(TODAY, 1), addDays(TODAY, 400), '1999-12-31'])
  expect(items.find(({ scheduled_date }) => scheduled_date === TODAY)).toMatchObject({ status: 'completed' })
  expect(items.find(({ scheduled_date }) => scheduled_date === addDays(TODAY, 1))?.deleted_at).not.toBeNull()
})

test('nobody finds what is somebody else’s, also where their ids end alike', async () => {
  const [ann, bob] = [await server.signUp(), await server.signUp()]
  await ann.post('/api/tasks', aTask({ title: 'Secret plan' }))
  expect(await titles(bob, 'secret')).toEqual([])
  const twin = `${randomUUID().slice(0, -8)}${ann.id.slice(-8)}`
  await server.db.query(
    `insert into users (id, email, name, handle, avatar, created_at) values ($1, 'twin@example.com', 'Twin', $2, '', now())`,
    [twin, `twin${twin.slice(0, 8)}`],
  )
  await fill({ ...ann, id: twin } as Person, 1, 'Secret of a twin', `date '${TODAY}'`)
  await fill({ ...ann, id: twin } as Person, 1, 'Secret of a twin', `date '1950-01-01'`)
  expect(await titles(ann, 'secret')).toEqual(['Secret plan'])
})

test('an edited title is found by its new words alone, and a name is found as soon as it is there', async () => {
  const ann = await server.signUp()
  const task = aTask({ title: 'Water plants' })
  await ann.post('/api/tasks', task)
  await ann.patch(`/api/tasks/${task.id}`, { title: 'Feed the cat' })
  expect(await titles(ann, 'plants')).toEqual([])
  expect(await titles(ann, 'cat')).toEqual(['Feed the cat'])
})

test.each([
  ['spread over years', 4500, `date '${TODAY}' + (n * 7 % 3001 - 1500)`],
  ['all of one day', 2500, `date '${TODAY}'`],
  ['all of one day to come', 2500, `date '${TODAY}' + 30`],
  ['without a date', 2500, 'null::date'],
])(
  'pages hold every found task once, by nearness: %s',
  async (_, count, day) => {
    const ann = await server.signUp()
    await fill(ann, count, 'Read a chapter', day)
    await fill(ann, 5, 'Rare find', `date '${TODAY}' + n * 900 - 2700`)
    const nearness = ({ scheduled_date }: { scheduled_date: string | null }) =>
      Math.abs(Date.parse(scheduled_date ?? TODAY) - Date.parse(TODAY)) / 86_400_000
    for (const [query, expected] of [
      ['chapter', count],
      ['rare', 5],
    ] as const) {
      const seen: TaskPage['items'] = []
      for (let cursor: string | null = ''; cursor !== null;) {
        const limit = query === 'rare' ? 2 : 1000
        const page: TaskPage = await search(ann, query, `&limit=${limit}${cursor && `&cursor=${cursor}`}`)
        seen.push(...page.items)
        cursor = page.next_cursor
      }
      expect(new Set(seen.map(({ id }) => id)).size).toBe(expected)
      expect(seen).toHaveLength(expected)
      const order = seen.map(nearness)
      expect(order).toEqual(order.toSorted((a, b) => a - b))
    }
  },
  60_000,
)

test('a search is bounded, and goes with nothing else', async () => {
  const ann = await server.signUp()
  const refused = [
    '',
    '   ',
    '!?',
    'x'.repeat(201),
    'a b c d e f g h i j k',
    'run&trash=true',
    'run&from=2026-03-01&to=2026-03-02',
  ]
  for (const query of refused)
    expect([query, (await ann.get(`/api/tasks?query=${query}`)).status]).toEqual([query, 400])
  expect((await ann.get(`/api/tasks?query=${'x'.repeat(200)}`)).status).toBe(200)
  expect((await ann.get('/api/tasks?query=run&cursor=abc')).status).toBe(400)
})

test('the database takes words from a title as the shared rule does', async () => {
  const letters = fc.constantFrom(
    ...'aZ é É ß ﷺ Ǻ 한 ㌖ 日本 ё Ё й Σ ς Œ İ ı 😀 ❤️ ‍ - _ \' \\ " : & | ! ( ) ½ ² ﬁ Đ ʼ ̈ \u00a0 \u2003'.split(
      ' ',
    ),
    ' ',
  )
  const title = fc
    .oneof(
      fc.array(letters, { maxLength: 60 }).map((some) => some.join('')),
      fc.string({ unit: 'binary', maxLength: 200 }),
      fc.string({ unit: 'grapheme', maxLength: 60 }),
      fc.constantFrom('㌖'.repeat(200), 'ﷺ'.repeat(200), '한'.repeat(200), '!', 'x'.repeat(200)),
    )
    .filter((text) => !text.includes('\0') && text.isWellFormed())
  const ann = await server.signUp()
  const samples = fc.sample(title, { numRuns: 1500, seed: 7 })
  // Characters that are newer than the database's edition of Unicode are letters to it that cannot be taken apart.
  const rows = await server.db.query<{ title: string; words: string[] }>(
    `insert into tasks (user_id, id, title, category, priority, estimated_duration, xp_reward, accountability_type, created_at, updated_at)
     select $1, gen_random_uuid(), title, 'work', 'medium', 60, 25, 'self', now(), now()
     from unnest($2::text[], $3::text[]) sample (title, decomposed) where normalize(title, NFKD) = decomposed
     returning title, tsvector_to_array(words) as words`,
    [ann.id, samples, samples.map((sample) => sample.normalize('NFKD'))],
  )
  expect(rows.length).toBeGreaterThan(0.95 * samples.length)
  for (const row of rows) {
    const expected = searchWords(row.title).map((word) => ann.id.slice(-8) + word)
    expect([row.title, row.words.toSorted()]).toEqual([row.title, expected.toSorted()])
  }
})
