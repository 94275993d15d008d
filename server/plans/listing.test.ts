import { afterAll, expect, test } from 'vitest'
import { type Plan, PlanPage } from '#shared/planning/plan.ts'
import { ReceiptPage } from '#shared/planning/receipt.ts'
import { read, startTestServer } from '#server/testing.ts'
import { propose, workStep } from '#server/testing/plans.ts'

const server = await startTestServer({ settings: { ACCESS_TOKEN_TTL: 31_536_000 } })
afterAll(server.close)

/** A page holds at most so many characters. */
const PAGE_LENGTH = 1_048_576 / 3

test('a page of plans is as long as it may be and no longer; pages have each plan once, newest first', async () => {
  const ann = await server.signUp()
  const steps = Array.from({ length: 170 }, (_, at) => workStep(`${at} ${'long '.repeat(30)}`, 15))
  const made: string[] = []
  for (let count = 0; count < 4; count += 1) {
    if (count !== 2) server.wait(1) // the second and the third are of the same moment
    made.push((await propose(ann, { steps, horizon_days: 60 })).id)
  }
  const pages: Plan[][] = []
  for (let cursor = ''; pages.length < 5;) {
    const page = await read(PlanPage, ann.get(`/api/plans?limit=100${cursor}`))
    pages.push(page.items)
    if (page.next_cursor === null) break
    cursor = `&cursor=${page.next_cursor}`
  }
  const lengthOf = (plans: Plan[]) => plans.reduce((sum, plan) => sum + JSON.stringify(plan).length, 0)
  expect(pages.length).toBeGreaterThan(1)
  for (const [at, page] of pages.entries()) {
    const [next] = pages[at + 1] ?? []
    expect(page.length === 1 || lengthOf(page) <= PAGE_LENGTH).toBe(true)
    if (next) expect(lengthOf([...page, next])).toBeGreaterThan(PAGE_LENGTH)
  }
  const seen = pages.flat().map(({ id }) => id)
  const last = made.at(-1)
  expect(seen).toEqual([last, ...made.slice(1, 3).toSorted().toReversed(), made[0]])
  const newest = await read(PlanPage, ann.get('/api/plans?limit=1'))
  expect(newest.items.map(({ id }) => id)).toEqual([last])
  expect(newest.next_cursor).not.toBeNull()
})

test('receipts are those of one plan, row or run, where one is named', async () => {
  const ann = await server.signUp()
  const [one, two] = [
    await propose(ann, { steps: [workStep('One', 15)] }),
    await propose(ann, { steps: [workStep('Two', 15)] }),
  ]
  for (const { id } of [one, two]) await ann.post(`/api/plans/${id}/accept`, { anyway: true })
  const titles = async (query: string) =>
    (await read(ReceiptPage, ann.get(`/api/receipts${query}`))).items.map(({ title }) => title)
  expect(await titles('')).toEqual(['Two', 'One'])
  expect(await titles(`?plan_id=${one.id}`)).toEqual(['One'])
  expect(await titles(`?row_id=${two.items[0]?.task_id}`)).toEqual(['Two'])
  expect(await titles('?run_id=run_unknown')).toEqual([])
})
