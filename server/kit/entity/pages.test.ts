import { afterAll, expect, test } from 'vitest'
import { Goal } from '#shared/goals/goal.ts'
import { pageSchema } from '#shared/entity/row.ts'
import { read, startTestServer } from '#server/testing.ts'

const server = await startTestServer()
afterAll(server.close)

test('a page ends before a mebibyte, counted at three bytes a character, and the next one goes on there', async () => {
  const ann = await server.signUp()
  for (const title of ['A', 'B', 'C', 'D', 'E']) await ann.post('/api/goals', { title })
  const long = `update goals set title = title || repeat('x', 150000) where user_id = $1`
  await server.db.query(long, [ann.id])
  const pages: string[][] = []
  let cursor: string | null = ''
  while (cursor !== null) {
    const page: { items: Goal[]; next_cursor: string | null } = await read(
      pageSchema(Goal),
      ann.get(`/api/goals?limit=200${cursor && `&cursor=${cursor}`}`),
    )
    pages.push(page.items.map(({ title }) => title.slice(0, 1)))
    cursor = page.next_cursor
  }
  expect(pages.map((titles) => titles.length)).toEqual([2, 2, 1])
  expect(pages.flat().toSorted()).toEqual(['A', 'B', 'C', 'D', 'E'])
})
