import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { SELECTION_KEYS } from '#web/tasks/selection/selectionKeys.ts'
import { SHORTCUTS } from '#web/tasks/shortcuts/shortcuts.ts'
import { aTask } from '#server/testing.ts'
import { addDays } from '#shared/time/civil.ts'
import { openWorld, today } from '#e2e/testing/world.ts'

const world = await openWorld()
afterAll(world.close)

test('the help names every shortcut', async () => {
  const { page } = await onDashboard()
  await page.keyboard.press('?')
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  for (const { what } of [...SHORTCUTS, ...SELECTION_KEYS])
    await help.getByText(what, { exact: true }).waitFor()
  await page.keyboard.press('Escape')
  expect(await page.getByRole('dialog').count()).toBe(0)
})

test('keys change the view and the period, and T leads back to today', async () => {
  const { page } = await onDashboard()
  for (const [key, view] of [
    ['d', 'Day'],
    ['m', 'Month'],
    ['a', 'Agenda'],
    ['w', 'Week'],
  ] as const) {
    await page.keyboard.press(key)
    await page.getByRole('tab', { name: view, selected: true }).waitFor()
  }
  await page.keyboard.press('d')
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => page.url()).toContain(addDays(today(), 1))
  await page.keyboard.press('t')
  await expect.poll(() => page.url()).not.toContain(addDays(today(), 1))
})

test('in a field the keys are letters', async () => {
  const { page } = await onDashboard()
  await page.keyboard.press('n')
  const line = page.getByRole('textbox', { name: 'New task' })
  await line.pressSequentially('dwmatn?')
  expect(await line.inputValue()).toBe('dwmatn?')
  expect(await page.getByRole('dialog').count()).toBe(1)
})

test('switched off, single keys do nothing, also after a reload, and the help can switch them on again', async () => {
  const { page } = await onDashboard()
  await page.keyboard.press('?')
  await page.getByRole('switch', { name: 'Single-key shortcuts' }).uncheck()
  await page.keyboard.press('Escape')
  await page.reload()
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.keyboard.press('n')
  await page.keyboard.press('?')
  await page.waitForTimeout(300)
  expect(await page.getByRole('dialog').count()).toBe(0)
})

test('keys on a task start, complete and delete it, and Ctrl+Z takes back', async () => {
  const { page, person } = await onDashboard()
  await person.post('/api/tasks', aTask({ title: 'Focus Work Block', scheduled_date: today() }))
  // The bar of what to do next has its title on a button too.
  const box = page.getByRole('button', { name: /^Focus Work Block, / }).first()
  await box.press('s')
  await page.getByRole('button', { name: /^Focus Work Block, .*running/ }).waitFor()
  await box.press('x')
  await page
    .getByRole('region', { name: 'Notifications' })
    .getByText('Task completed! You earned 25 XP!')
    .waitFor()
  await page.keyboard.press('Control+z')
  await expect
    .poll(() => page.getByRole('button', { name: /^Focus Work Block, .*completed/ }).count())
    .toBe(0)
  await box.focus()
  await page.keyboard.press('Delete')
  await page.getByText('Are you sure you want to delete this task?').waitFor()
})

async function onDashboard(): Promise<{
  page: Page
  person: Awaited<ReturnType<typeof world.enter>>['person']
}> {
  const { page, person } = await world.enter()
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.getByRole('tab', { name: 'Week' }).waitFor()
  return { page, person }
}
