import type { Locator, Page } from 'playwright-core'
import { addDays } from '#shared/time/civil.ts'
import { quickAdd } from './hands.ts'
import { today } from './world.ts'

/** What was done to a task. `sure` is what was seen on the screen of a tab that went on to live. */
export type Deed = {
  kind: 'create' | 'edit' | 'move' | 'complete' | 'delete'
  value: string
  by: Page
  at: number
  sure: boolean
}
/** The deeds by the first word of the task's title. */
export type History = Map<string, Deed[]>
type Doing = { page: Page; turn: number; pick: number; number: number }

/** Does one thing in a tab by the keyboard, and notes it. */
export async function actIn({ page, turn, pick, number }: Doing, history: History) {
  const tokens = [...history.keys()]
  const token = tokens[pick % Math.max(1, tokens.length)]
  const note = (name: string, kind: Deed['kind'], value: string) => {
    const deed: Deed = { kind, value, by: page, at: performance.now(), sure: false }
    history.set(name, [...(history.get(name) ?? []), deed])
    return deed
  }
  if (token === undefined || turn < 3) {
    const name = `task${number}x`
    const deed = note(name, 'create', name)
    deed.sure = await isDone(page, async () => {
      await quickAdd(page, `${name} today`)
      await rowOf(page, name).waitFor({ timeout: 3_000 })
    })
    deed.at = performance.now()
    return
  }
  const row = rowOf(page, token)
  if ((await row.count()) === 0) return
  const kind =
    (['edit', 'edit', 'move', 'move', 'complete', 'complete', 'delete'] as const)[turn - 3] ?? 'edit'
  if (kind !== 'edit' && kind !== 'move' && kind !== 'delete' && (await statusOf(row)) === 'completed') return
  const value =
    kind === 'edit' ? `${token} e${number}` : kind === 'move' ? addDays(today(), 1 + (number % 3)) : kind
  const deed = note(token, kind, value)
  deed.sure = await isDone(page, () => HANDS[kind](page, row, value))
  deed.at = performance.now()
}

/** How each is done with the keyboard, and what shows that it was. */
const HANDS = {
  async edit(page: Page, row: Locator, value: string) {
    await press(page, row, 'e')
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Title').fill(value, { timeout: 3_000 })
    await dialog.getByRole('button', { name: 'Save' }).click({ timeout: 3_000 })
    await rowOf(page, value).waitFor({ timeout: 3_000 })
  },
  async move(page: Page, row: Locator, value: string) {
    await press(page, row, 'm')
    const dialog = page.getByRole('dialog', { name: /^Move/ })
    await dialog.getByLabel('Date').fill(value, { timeout: 3_000 })
    await dialog.getByRole('button', { name: 'Move', exact: true }).click({ timeout: 3_000 })
    await dialog.waitFor({ state: 'detached', timeout: 3_000 })
  },
  async complete(page: Page, row: Locator) {
    await press(page, row, 'x')
    await row.and(page.locator('[data-status=completed]')).waitFor({ timeout: 3_000 })
  },
  async delete(page: Page, row: Locator) {
    await press(page, row, 'Delete')
    await page
      .getByRole('alertdialog')
      .or(page.getByRole('dialog'))
      .getByRole('button', { name: 'Delete', exact: true })
      .click({ timeout: 3_000 })
    await row.waitFor({ state: 'detached', timeout: 3_000 })
  },
}

async function press(page: Page, row: Locator, key: string) {
  await row.getByRole('button').first().focus({ timeout: 3_000 })
  await page.keyboard.press(key)
}

/** Whether it could be done: a task may go from under the hand. */
async function isDone(page: Page, work: () => Promise<void>): Promise<boolean> {
  try {
    await work()
    return true
  } catch {
    const dialogs = page.locator('dialog[open], [role=dialog]')
    for (let tries = 0; tries < 5 && (await dialogs.count()) > 0; tries += 1) {
      await page.keyboard.press('Escape')
      await page.waitForTimeout(100)
    }
    return false
  }
}

/** What a tab did in its last moment may not have been written down: then it never was said to be. */
export function doubt(page: Page, history: History) {
  for (const deeds of history.values())
    for (const deed of deeds) if (deed.by === page && performance.now() - deed.at < 500) deed.sure = false
}

const rowOf = (page: Page, token: string) => page.locator('li[data-task]').filter({ hasText: token }).first()
const statusOf = (row: Locator) => row.getAttribute('data-status', { timeout: 1_000 }).catch(() => null)
