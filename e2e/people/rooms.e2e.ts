import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { Task } from '#shared/tasks/task.ts'
import { aTask, read } from '#server/testing.ts'
import { befriend } from '#server/testing/friends.ts'
import { faultsInAllLooks } from '#e2e/testing/axe.ts'
import { openWorld, today } from '#e2e/testing/world.ts'

const world = await openWorld()
afterAll(world.close)

const PHONE = { viewport: { width: 390, height: 844 } }
const TITLE = 'Sort the letters'

const room = (page: Page) => page.getByRole('dialog', { name: '25 minutes together' })
const face = (page: Page, name: string) => room(page).getByRole('listitem').filter({ hasText: name })

test('two who are friends start the same minutes, each with their own task, whose timer runs along until the end', async () => {
  const ann = await world.enter('/rooms')
  const ben = await world.enter('/achievements?tab=friends', { ...PHONE, reducedMotion: 'reduce' })
  for (const [{ person }, name] of [
    [ann, 'Ann Ames'],
    [ben, 'Ben Birch'],
  ] as const)
    await person.patch('/api/profile', { name })
  await befriend(ann.person, ben.person)
  const task = aTask({ title: TITLE, scheduled_date: today() })
  await ann.person.post('/api/tasks', task)
  const timerRuns = async () =>
    (await read(Task, ann.person.get(`/api/tasks/${task.id}`))).running_since !== null

  await ann.page.getByText('Start 25 minutes now, alone or with somebody.').waitFor()
  await ann.page.getByLabel('What will you do?').fill(TITLE)
  await ann.page.getByText('A task of today: its timer runs while the room does.').waitFor()
  await ann.page.getByLabel('With').selectOption('Friends')
  await ann.page.getByLabel(/^Ben Birch/).check()
  expect(await faultsInAllLooks(ann.page)).toEqual([])
  await ann.page.getByRole('button', { name: 'Start 25 minutes now' }).click()
  await face(ann.page, 'You').getByText('Here').waitFor()
  await face(ann.page, 'Ben Birch').getByText('Invited').waitFor()
  await expect.poll(timerRuns).toBe(true)

  await ben.page.getByRole('link', { name: '25 minutes of Ann Ames' }).click()
  await room(ben.page).getByText('Ann Ames has a seat for you.').waitFor()
  await room(ben.page).getByLabel('What will you do?').fill('Read ten pages')
  await ben.page.keyboard.press('Enter')
  await face(ben.page, 'You').getByText('Here').waitFor()
  expect(await faultsInAllLooks(ben.page)).toEqual([])
  await face(ann.page, 'Ben Birch').getByText('Read ten pages').waitFor()

  const soon = new Date(Date.now() + 5_000)
  await world.server.db.query('update rooms set ends_at = $1 where host_id = $2', [soon, ann.person.id])
  await room(ben.page).getByRole('button', { name: 'Leave the room' }).click()
  await ben.page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click()
  await face(ann.page, 'Ben Birch').getByText('Left early').waitFor()
  await room(ann.page).getByText('You stayed for all 25 minutes.').waitFor()
  await expect.poll(timerRuns).toBe(false)
  await room(ann.page).getByRole('link', { name: 'To all rooms' }).click()
  await ann.page.getByRole('region', { name: 'Before' }).getByText(TITLE).waitFor()
}, 120_000)
