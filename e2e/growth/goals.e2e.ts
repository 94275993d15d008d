import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { pageSchema } from '#shared/entity/row.ts'
import { Goal } from '#shared/goals/goal.ts'
import { addDays } from '#shared/time/civil.ts'
import { aTask, read } from '#server/testing.ts'
import type { TestPerson } from '#server/testing/people.ts'
import { quickAdd } from '#e2e/testing/hands.ts'
import { openWorld, today } from '#e2e/testing/world.ts'

const world = await openWorld()
afterAll(world.close)

test('a goal is set by four questions, measured by milestones, and celebrated when it is reached', async () => {
  const { page } = await world.enter()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Goals' }).click()
  await page.getByRole('button', { name: 'Set your first goal' }).click()
  await question(page, 'What do you want to reach?').getByLabel('Goal').fill('Give a talk in Lisbon')
  await page.keyboard.press('Enter')
  await question(page, 'Why does it matter to you?').getByLabel('Why').fill('I want to be heard')
  await page.getByRole('button', { name: 'Next' }).click()
  const when = question(page, 'By when?')
  await when.getByLabel('Target date').fill(addDays(today(), -1))
  await page.getByRole('button', { name: 'Next' }).click()
  await when.getByText('The target date comes after the start').waitFor()
  await when.getByLabel('Target date').fill(addDays(today(), 20))
  await page.getByRole('button', { name: 'Next' }).click()
  await question(page, 'How will you know?').getByRole('radio', { name: 'Milestones' }).check()
  await page.getByRole('button', { name: 'Create goal' }).click()

  const panel = page.getByRole('dialog', { name: 'Give a talk in Lisbon' })
  await panel.getByText('I want to be heard').waitFor()
  expect(new URL(page.url()).searchParams.get('goal')).not.toBeNull()
  const milestones = panel.getByRole('region', { name: 'Milestones' })
  for (const title of ['Send it in', 'Write it']) {
    await milestones.getByLabel('Milestone').fill(title)
    await milestones.getByRole('button', { name: 'Add milestone' }).click()
    await milestones.getByRole('checkbox', { name: title }).waitFor()
  }
  await milestones.getByRole('button', { name: 'Move Write it up' }).click()
  await expect
    .poll(() => milestones.getByRole('listitem').allInnerTexts())
    .toEqual([expect.stringContaining('Write it'), expect.stringContaining('Send it in')])
  await milestones.getByRole('checkbox', { name: 'Write it' }).check()
  await panel.getByText('1 of 2 milestones').waitFor()
  await milestones.getByRole('checkbox', { name: 'Send it in' }).check()
  await panel.getByText('100 %').waitFor()
  await panel.getByRole('button', { name: 'Achieve' }).click()
  await panel.getByText(/^Achieved on/).waitFor()

  await panel.getByRole('button', { name: 'Close' }).click()
  const moment = page.getByRole('region', { name: 'Notifications' })
  await moment.getByText('You reached “Give a talk in Lisbon”').waitFor()
  await moment.getByText('+100 XP').waitFor()
  await moment.getByRole('button', { name: 'See how it went' }).click()
  const story = page.getByRole('dialog', { name: 'You did it' })
  await story.getByRole('listitem').filter({ hasText: '2 milestones' }).waitFor()
  const picture = page.waitForEvent('download')
  await story.getByRole('button', { name: 'Save as a picture' }).click()
  expect((await picture).suggestedFilename()).toBe('goal-reached.png')
})

test.each([
  ['milestones', { kind: 'milestones' }, 'Reach a milestone', 'Milestone'],
  [
    'a number',
    { kind: 'number', start: 0, target: 20, unit: 'km', aggregate: 'sum' },
    'Check in a number',
    'Added (km)',
  ],
] as const)(
  'a new goal with %s says how its chart begins, and what it asks for is in sight',
  async (_, metric, says, asks) => {
    for (const viewport of [
      { width: 1440, height: 900 },
      { width: 390, height: 844 },
    ]) {
      const { page, person } = await world.enter('/theme.js', { viewport })
      const goal = await aGoal(person, { title: 'Run far', metric })
      await page.goto(addressOf(goal))
      const panel = page.getByRole('dialog', { name: 'Run far' })
      await panel.getByText(new RegExp(`^${says}, and a chart grows here`)).waitFor()
      expect(await panel.locator('figure').count()).toBe(0)
      const field = panel.getByLabel(asks, { exact: true })
      const [box, footer] = await Promise.all([
        field.boundingBox(),
        panel.getByRole('button', { name: 'Edit' }).boundingBox(),
      ])
      expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThan(footer?.y ?? 0)
    }
  },
)

test('a history is read by date with the keyboard, and a forecast says what it rests on', async () => {
  const { page, person } = await world.enter('/theme.js')
  const goal = await aGoal(person, {
    title: 'Read',
    start_date: addDays(today(), -21),
    metric: { kind: 'number', start: 0, target: 500, unit: 'pages', aggregate: 'sum' },
  })
  for (const [days, value] of [
    [-20, 50],
    [-12, 40],
    [-3, 60],
  ])
    await person.post(`/api/goals/${goal.id}/check-ins`, { value, date: addDays(today(), days ?? 0) })
  await page.goto(addressOf(goal))
  const panel = page.getByRole('dialog', { name: 'Read' })
  await panel.getByText(/^It rests on your last 3 weeks: 50 pages a week, give or take 10\.$/).waitFor()
  const slider = panel.getByRole('slider', { name: 'Date' })
  expect(await slider.getAttribute('aria-valuetext')).toContain('150 pages')
  await slider.focus()
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowLeft')
  expect(await slider.getAttribute('aria-valuetext')).toContain('90 pages')
  await panel.getByRole('table', { name: 'Read, week by week' }).waitFor()
})

test('a goal is dropped with a reason, reopened, edited, archived, deleted, and restored with its links', async () => {
  const { page, person } = await world.enter('/theme.js')
  const goal = await aGoal(person, { title: 'Learn the cello' })
  const task = aTask({ title: 'Tune it', scheduled_date: today(), goal_id: goal.id })
  await person.post('/api/tasks', task)
  await page.goto(addressOf(goal))
  const panel = page.getByRole('dialog', { name: 'Learn the cello' })
  await panel.getByRole('listitem', { name: 'Tune it' }).waitFor()
  await choose(page, 'Drop goal')
  const why = page.getByRole('dialog', { name: 'Drop this goal?' })
  expect(await why.getByRole('button', { name: 'Drop goal' }).isDisabled()).toBe(true)
  await why.getByLabel('Reason').fill('The neighbours')
  await why.getByRole('button', { name: 'Drop goal' }).click()
  await panel.getByText(/^Dropped on .*“The neighbours”$/).waitFor()
  await panel.getByRole('button', { name: 'Reopen' }).click()

  await panel.getByRole('button', { name: 'Achieve' }).click()
  const reason = page.getByRole('dialog', { name: 'Achieve it all the same?' })
  await reason.getByText('It is at 0 %').waitFor()
  await reason.getByRole('button', { name: 'Cancel' }).click()
  await panel.getByRole('button', { name: 'Edit' }).click()
  await panel.getByLabel('Goal').fill('Learn the violin')
  await panel.getByLabel('Life domain').selectOption({ label: 'Mental Health' })
  await panel.getByRole('button', { name: 'Save' }).click()
  const renamed = page.getByRole('dialog', { name: 'Learn the violin' })
  await renamed.getByText('Mental Health').waitFor()
  await renamed.getByRole('switch', { name: 'Published' }).check()
  await choose(page, 'Archive')
  await renamed.getByText(/^Archived · Mental Health/).waitFor()
  await choose(page, 'Delete')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('region', { name: 'Notifications' }).getByText('Goal moved to the trash').waitFor()
  await expect.poll(async () => (await person.get(`/api/goals/${goal.id}`)).status).toBe(404)
  expect((await (await person.get(`/api/tasks/${task.id}`)).json()).goal_id).toBeNull()

  await page.goto('/settings')
  await page.getByRole('button', { name: 'Restore Learn the violin' }).click()
  await expect.poll(async () => (await person.get(`/api/goals/${goal.id}`)).status).toBe(200)
  expect(await (await person.get(`/api/goals/${goal.id}`)).json()).toMatchObject({
    archived: true,
    published: true,
    linked: { tasks: 1 },
  })
})

test('tasks are linked in their dialog and by *goal, are marked, count, and the search opens the goal', async () => {
  const { page, person } = await world.enter('/theme.js')
  const goal = await aGoal(person, { title: 'Learn Spanish' })
  const task = aTask({ title: 'Twenty words', scheduled_date: today() })
  await person.post('/api/tasks', task)
  await page.goto(`/dashboard?view=agenda&task=${task.id}`)
  const dialog = page.getByRole('dialog', { name: 'Edit Task' })
  await dialog.getByText('More details').click()
  await dialog.getByLabel('Goal').selectOption({ label: 'Learn Spanish' })
  await dialog.getByRole('button', { name: 'Save' }).click()
  const card = page.getByRole('listitem', { name: 'Twenty words' })
  await card.getByText('Learn Spanish').waitFor()

  await quickAdd(page, 'Film with subtitles *spanish today')
  await page.getByRole('listitem', { name: 'Film with subtitles' }).getByText('Learn Spanish').waitFor()
  await card.getByRole('button', { name: 'Complete Twenty words' }).click()
  await expect.poll(async () => (await goalOf(person, goal.id)).progress).toMatchObject({ done: 1, total: 2 })

  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill('spanish')
  await page.getByRole('option', { name: /Learn Spanish/ }).click()
  const panel = page.getByRole('dialog', { name: 'Learn Spanish' })
  await panel.getByText('1 of 2 steps').waitFor()
  await panel.getByRole('listitem', { name: 'Film with subtitles' }).waitFor()
})

function question(page: Page, title: string) {
  return page.getByRole('dialog', { name: title })
}

async function choose(page: Page, item: string) {
  await page.getByRole('button', { name: 'More for this goal' }).click()
  await page.getByRole('menuitem', { name: item, exact: true }).click()
}

async function aGoal(person: TestPerson, values: object): Promise<Goal> {
  return read(Goal, person.post('/api/goals', values))
}

async function goalOf(person: TestPerson, id: string): Promise<Goal> {
  const { items } = await read(pageSchema(Goal), person.get('/api/goals'))
  const found = items.find((goal) => goal.id === id)
  if (!found) throw new Error('No such goal')
  return found
}

function addressOf({ id }: Goal): string {
  return `/goals?goal=${id}`
}
