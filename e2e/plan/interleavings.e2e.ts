import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { LedgerPage, Stats } from '#shared/progress/stats.ts'
import { type Task, TaskPage } from '#shared/tasks/task.ts'
import { addDays } from '#shared/time/civil.ts'
import { read } from '#server/testing.ts'
import type { TestPerson } from '#server/testing/people.ts'
import { tries } from '#server/testing/walks.ts'
import { actIn, type Deed, doubt, type History } from '#e2e/testing/deeds.ts'
import { openRestartingWorld } from '#e2e/testing/restarts.ts'
import { changesOn, readyForOffline, today, waitingOn, WORKS_OFFLINE } from '#e2e/testing/world.ts'

/** How many interleavings are tried, and where their chance begins: `INTERLEAVINGS=1 SEED=…` repeats one that failed. */
const COUNT = Number(process.env['INTERLEAVINGS'] ?? tries(30, 3))
const SEED = Number(process.env['SEED'] ?? Date.now() % 1_000_000)
/** Interleavings in the browser of one person; then another begins. */
const A_PERSON = 10
const ROUNDS = 7
const AGENDA = '/dashboard?view=agenda'

const world = await openRestartingWorld()
afterAll(world.close)

test(
  `after ${COUNT} interleavings of two devices with three tabs all agree, and nothing is lost or doubled (seed ${SEED})`,
  { timeout: 180_000 + COUNT * 60_000, retry: 0 },
  async () => {
    for (let index = 0; index < COUNT; index += A_PERSON) {
      const home = await openHome()
      for (let seed = SEED + index; seed < SEED + Math.min(index + A_PERSON, COUNT); seed += 1)
        await interleave(home, chanceOf(seed)).catch((error: unknown) => {
          throw new Error(`Interleaving with the seed ${seed} failed`, { cause: error })
        })
      for (const { context } of home.devices) await context.close()
    }
  },
)

type Device = { context: BrowserContext; tabs: Page[]; isOnline: boolean }
type Home = { person: TestPerson; devices: [Device, Device] }

type Chance = (below: number) => number

async function interleave(home: Home, chance: Chance) {
  const history: History = new Map()
  for (let round = 0; round < ROUNDS; round += 1) {
    const turn = chance(10)
    const device = home.devices[chance(2)] ?? home.devices[0]
    if (turn === 0) await setOnline(device, !device.isOnline)
    else if (turn === 1) await world.restart()
    else if (turn === 2) await reload(device, chance, history)
    else if (turn === 3) await kill(device, chance, history)
    else await act(home, chance, history)
  }
  await settle(home)
  await check(home, history)
  await clean(home)
}

/** One or two tabs do something at the same time. */
async function act({ devices }: Home, chance: Chance, history: History) {
  const tabs = devices.flatMap((device) => device.tabs)
  const first = tabs[chance(tabs.length)]
  const second = tabs[chance(tabs.length)]
  const doing = [first, ...(second === first ? [] : [second])].flatMap((page) =>
    page ? [{ page, turn: chance(10), pick: chance(100), number: chance(1_000_000) }] : [],
  )
  await Promise.all(doing.map((each) => actIn(each, history)))
}

async function setOnline(device: Device, isOnline: boolean) {
  device.isOnline = isOnline
  await device.context.setOffline(!isOnline)
}

async function reload(device: Device, chance: Chance, history: History) {
  const page = device.tabs[chance(device.tabs.length)]
  if (!page) return
  doubt(page, history)
  await page.reload()
  await page.getByRole('heading', { level: 1 }).waitFor()
}

async function kill(device: Device, chance: Chance, history: History) {
  const index = chance(device.tabs.length)
  const page = device.tabs[index]
  if (!page) return
  doubt(page, history)
  await page.close()
  device.tabs.splice(index, 1, await openTab(device.context))
}

async function settle({ devices, person }: Home) {
  for (const device of devices) await setOnline(device, true)
  const pages = devices.flatMap((device) => device.tabs)
  for (const page of pages) await expect.poll(() => waitingOn(page, person.id)).toBe(0)
  const plan = await planOf(person) // final only when no device holds a change any more
  for (const page of pages) await expect.poll(() => shownOn(page)).toEqual(plan)
  for (const page of pages) {
    const refused = await changesOn(page, person.id, 'refused')
    await expect.poll(async () => (await noticesOn(page)).length).toBe(refused)
  }
}

async function check({ devices, person }: Home, history: History) {
  const [live, trash] = await Promise.all([tasksOf(person), trashOf(person)])
  const { items } = await read(LedgerPage, person.get('/api/xp-ledger?limit=1000'))
  expect((await read(Stats, person.get('/api/stats'))).xp).toBe(
    items.reduce((sum, { amount }) => sum + amount, 0),
  )
  expect(new Set(items.map(({ source_id }) => source_id)).size).toBe(items.length)
  const asked = (await Promise.all(devices.flatMap(({ tabs }) => tabs.map(noticesOn)))).flat()

  for (const [token, deeds] of history) {
    const rows = [...live, ...trash].filter(({ title }) => title.startsWith(token))
    const story = `${token}: ${deeds.map(({ kind, value, sure }) => `${kind} ${value}${sure ? '' : '?'}`).join(', ')}`
    if (deeds[0]?.sure) expect(rows.length, story).toBe(1)
    else expect(rows.length, story).toBeLessThanOrEqual(1)
    const [row] = rows
    if (!row) continue
    const tried = (kind: Deed['kind']) => deeds.filter((deed) => deed.kind === kind)
    const isSure = (kind: Deed['kind']) => deeds.some((deed) => deed.kind === kind && deed.sure)
    const isAsked = asked.some((title) => title.startsWith(token))
    expect([token, ...tried('edit').map(({ value }) => value)], story).toContain(row.title)
    expect([today(), ...tried('move').map(({ value }) => value)], story).toContain(row.scheduled_date)
    expect(
      items.filter(({ source_id }) => source_id === row.id),
      story,
    ).toHaveLength(row.status === 'completed' ? 1 : 0)
    if (tried('complete').length === 0) expect(row.status, story).toBe('pending')
    if (tried('delete').length === 0) expect(trash, story).not.toContain(row)
    if (isAsked) continue
    if (isSure('delete')) expect(trash, story).toContain(row)
    if (isSure('edit')) expect(row.title, story).not.toBe(token)
    if (isSure('move')) expect(row.scheduled_date, story).not.toBe(today())
    if (isSure('complete')) expect(row.status, story).toBe('completed')
  }
}

/** Decides about what was asked, and leaves nothing for the next one. */
async function clean({ devices, person }: Home) {
  for (const { tabs } of devices) {
    const [page] = tabs
    for (
      let left = page ? await noticesOn(page) : [];
      left.length > 0;
      left = page ? await noticesOn(page) : []
    )
      await page
        ?.getByRole('button', { name: /^(Dismiss|Keep theirs)$/ })
        .first()
        .click()
  }
  for (const { id } of await tasksOf(person)) await person.delete(`/api/tasks/${id}`)
  for (const page of devices.flatMap(({ tabs }) => tabs)) await expect.poll(() => shownOn(page)).toEqual([])
}

async function openHome(): Promise<Home> {
  const { person, page } = await world.enter(AGENDA, WORKS_OFFLINE)
  const other = await world.openWindow(person, AGENDA, WORKS_OFFLINE)
  for (const each of [page, other]) await readyForOffline(each)
  const [left, right] = [page.context(), other.context()]
  return {
    person,
    devices: [
      { context: left, tabs: [page, await openTab(left)], isOnline: true },
      { context: right, tabs: [other], isOnline: true },
    ],
  }
}

async function openTab(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  await page.goto(AGENDA)
  await page.getByRole('heading', { level: 1 }).waitFor()
  return page
}

const RANGE = () => `from=${today()}&to=${addDays(today(), 5)}&limit=500`
const tasksOf = async (person: TestPerson) =>
  (await read(TaskPage, person.get(`/api/tasks?${RANGE()}`))).items
const trashOf = async (person: TestPerson) =>
  (await read(TaskPage, person.get('/api/tasks?trash=true&limit=500'))).items

type Shown = { id: string; title: string; status: string; date: string }
const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1)

async function planOf(person: TestPerson): Promise<Shown[]> {
  const shown = ({ id, title, status, scheduled_date }: Task) => ({
    id,
    title,
    status,
    date: scheduled_date ?? '',
  })
  return (await tasksOf(person)).map(shown).toSorted(byId)
}

/** The agenda as the screen has it. */
async function shownOn(page: Page): Promise<Shown[]> {
  const shown = await page.locator('li[data-task]').evaluateAll((rows) =>
    rows.map((row) => ({
      id: row.getAttribute('data-task') ?? '',
      title: row.getAttribute('aria-label') ?? '',
      status: row.getAttribute('data-status') ?? '',
      date: row.closest('section')?.querySelector('h2')?.id.replace('agenda-', '') ?? '',
    })),
  )
  return shown.toSorted(byId)
}

/** The titles of what the person is asked about. */
async function noticesOn(page: Page): Promise<string[]> {
  const items = page.getByRole('region', { name: 'Changes that could not be saved' }).getByRole('listitem')
  return items.evaluateAll((all) => all.map((item) => item.getAttribute('aria-label') ?? ''))
}

/** Numbers from 0 up to below a bound, the same ones for the same seed (mulberry32). */
function chanceOf(seed: number): Chance {
  let state = seed >>> 0
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}
