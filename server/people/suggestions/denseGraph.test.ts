import { afterAll, expect, test } from 'vitest'
import { SuggestionPage } from '#shared/people/suggestion.ts'
import { read, startTestServer } from '#server/testing.ts'
import { asOwner } from '#server/testing/database.ts'

const server = await startTestServer()
afterAll(server.close)

const ID = (n: string) => `('00000000-0000-4000-8000-' || lpad((${n})::text, 12, '0'))::uuid`

/** A thousand friends of somebody, each with two hundred others among two thousand, half of whom let themselves be suggested. */
const dense = (userId: string) => [
  `insert into users (id, email, name, handle, avatar, created_at)
   select ${ID('n')}, '', 'Person ' || n, 'p_' || n, '🦊', now() from generate_series(1, 3000) n`,
  `insert into settings (user_id, version, updated_at, suggest_me)
   select ${ID('n')}, 1, now(), n % 2 = 0 from generate_series(1, 3000) n`,
  `insert into friendships select '${userId}', ${ID('n')}, now() from generate_series(1, 1000) n`,
  `insert into friendships select ${ID('n')}, ${ID('1001 + (n * 7 + k * 13) % 2000')}, now()
   from generate_series(1, 1000) n, generate_series(1, 200) k on conflict do nothing`,
  'analyze friendships, users, settings',
]

test('among friends who have many friends suggestions take as long the tenth time, when their plan is kept', async () => {
  const ann = await server.signUp()
  for (const text of dense(ann.id)) await asOwner(server.db, text)
  const times: number[] = []
  for (let time = 0; time < 10; time += 1) {
    const began = performance.now()
    const { items } = await read(SuggestionPage, ann.get('/api/friends/suggestions'))
    times.push(performance.now() - began)
    expect(items).toHaveLength(20)
  }
  if (process.env.MEASURE) process.stdout.write(`${times.map(Math.round).join(' ')} ms\n`)
  expect(Math.max(...times)).toBeLessThan(2_000)
})
