import type { Locator, Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { Goal } from '#shared/goals/goal.ts'
import { PlanPage } from '#shared/planning/plan.ts'
import { TaskPage } from '#shared/tasks/task.ts'
import { addDays } from '#shared/time/civil.ts'
import { read } from '#server/testing.ts'
import type { TestPerson } from '#server/testing/people.ts'
import { faultsInAllLooks } from '#e2e/testing/axe.ts'
import { areaOf } from '#e2e/testing/hands.ts'
import { openWorld, today, WORKS_OFFLINE } from '#e2e/testing/world.ts'

const world = await openWorld()
afterAll(world.close)

const RACE = 'Run a half marathon in 20 weeks, 3 times a week for 45 minutes, not on Mondays'
/** A server with its database comes into the browser. */
const DEMO_LOADS = { timeout: 60_000 }
const card = (page: Page) => page.getByRole('region', { name: /^Plan: / }).last()
const field = (page: Page) => page.getByLabel('Your message')
const chips = (page: Page) => card(page).getByRole('list', { name: 'Understood' })
const goalsOf = async (person: TestPerson) =>
  ((await (await person.get('/api/goals')).json()) as { items: Goal[] }).items
const plansOf = async (person: TestPerson) => (await read(PlanPage, person.get('/api/plans'))).items
const tasksOf = async (person: TestPerson) =>
  (await read(TaskPage, person.get(`/api/tasks?from=${today()}&to=${addDays(today(), 60)}&limit=200`))).items

async function propose(text = RACE, options = {}) {
  const { page, person } = await world.enter('/goal-wizard', options)
  await field(page).fill(text)
  await page.keyboard.press('Enter')
  await card(page).getByText('Proposal').waitFor()
  return { page, person }
}

test('from the empty account to an accepted plan with its goal it takes one sentence and two clicks', async () => {
  const person = await world.server.signUp()
  const page = await world.openWindow(person)
  let clicks = 0
  const click = async (locator: Locator) => {
    clicks += 1
    await locator.click()
  }
  await click(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Goal Wizard' }))
  await field(page).fill(RACE)
  await page.keyboard.press('Enter')
  await click(card(page).getByRole('button', { name: 'Accept', exact: true }))
  await card(page).getByText('Accepted', { exact: true }).waitFor()
  expect(clicks).toBeLessThanOrEqual(4)
  const [goal, ...others] = await goalsOf(person)
  expect([goal?.title, others]).toEqual(['Run a half marathon', []])
  const tasks = await tasksOf(person)
  expect(tasks.length).toBeGreaterThan(10)
  expect(new Set(tasks.map(({ goal_id }) => goal_id))).toEqual(new Set([goal?.id]))
  await card(page).getByRole('link', { name: 'Open' }).click()
  await page.getByRole('dialog', { name: 'Run a half marathon' }).waitFor()
})

test.each([
  [1440, 900],
  [390, 844],
])(
  'at %d wide summary, phases, the first steps and the ways to decide are in sight, and read in this order',
  async (width, height) => {
    const { page } = await propose(RACE, { viewport: { width, height } })
    const plan = card(page)
    const [summary] = await plan.locator('p', { hasText: 'Run a half marathon by' }).all()
    if (!summary) throw new Error('There is no summary')
    const inOrder = [
      summary,
      plan.getByRole('list', { name: 'Phases' }),
      plan.getByRole('heading', { name: /^First week/ }),
      plan.getByRole('button', { name: 'Accept', exact: true }),
      plan.getByRole('button', { name: 'Change', exact: true }),
      plan.getByRole('button', { name: 'Not now' }),
    ]
    for (const part of inOrder) await inSight(page, part)
    for (const [index, part] of inOrder.entries()) {
      const next = await inOrder[index + 1]?.elementHandle()
      if (!next) break
      const FOLLOWS = 4 // Node.DOCUMENT_POSITION_FOLLOWING
      expect(
        await part.evaluate((own, other) => own.compareDocumentPosition(other as Node), next),
        `part ${index}`,
      ).toBe(FOLLOWS)
    }
    const first = plan.getByRole('button', { name: /^About / }).first()
    const foot = await areaOf(plan.getByRole('button', { name: 'Accept', exact: true }))
    const row = await areaOf(first)
    expect(row.y + row.height).toBeLessThanOrEqual(foot.y)
  },
)

test('a second proposal is read from its beginning as the first, also on a window that was opened anew', async () => {
  const { page } = await propose()
  for (const text of [
    'Learn Spanish by 1 June, 4 hours a week',
    'Read 20 books in 30 weeks, 20 minutes a day',
  ]) {
    await page.reload()
    await card(page).getByText('Proposal').waitFor()
    const before = await page.getByRole('region', { name: /^Plan: / }).count()
    await field(page).fill(text)
    await page.keyboard.press('Enter')
    await expect.poll(() => page.getByRole('region', { name: /^Plan: / }).count()).toBe(before + 1)
    await expect.poll(async () => (await areaOf(chips(page))).y).toBeLessThan(400)
  }
})

test('with keys alone a phase and a step say what they are for, and later weeks unfold one by one', async () => {
  const { page } = await propose()
  const plan = card(page)
  const phase = plan.getByRole('list', { name: 'Phases' }).getByRole('button').first()
  expect(await phase.getAttribute('aria-label')).toMatch(/\d{4}, \d+ sessions, /)
  await phase.focus()
  await page.keyboard.press('Enter')
  await plan.getByText(/^Why: /).waitFor()
  expect(await phase.getAttribute('aria-expanded')).toBe('true')
  const step = plan.getByRole('button', { name: /^About / }).first()
  await step.focus()
  await page.keyboard.press('Enter')
  await plan.getByRole('button', { name: /^Change (?!the goal)/ }).waitFor()
  const rows = plan.getByRole('checkbox')
  const before = await rows.count()
  await plan.getByRole('button', { name: /^Week 2, / }).focus()
  await page.keyboard.press('Enter')
  await plan.getByRole('heading', { name: /^Week 2, / }).waitFor()
  expect(await rows.count()).toBeGreaterThan(before)
  await plan.getByRole('button', { name: /^Week 3, / }).waitFor()
})

test('what was understood is changed or taken out, and the plan stands anew in the place of the old one', async () => {
  const { page, person } = await propose()
  const chip = (name: string | RegExp) => chips(page).getByRole('button', { name })
  await chip('How often: 3 times a week. Change').click()
  const dialog = page.getByRole('dialog', { name: 'How often' })
  await dialog.getByLabel('How often').selectOption('2')
  await dialog.getByRole('button', { name: 'Plan it so' }).click()
  await chip('How often: twice a week. Change').waitFor()
  await page.getByText('Replaced below').waitFor()
  await chip('Remove: not on Mon').click()
  await expect.poll(() => chips(page).getByText('not on Mon').count()).toBe(0)
  const [open, ...others] = await plansOf(person)
  expect(open).toMatchObject({ status: 'proposed', asked: { answers: { rhythm: 2, not_on: null } } })
  expect(others.map(({ status, reason }) => [status, reason])).toEqual([
    ['refused', 'superseded'],
    ['refused', 'superseded'],
  ])
  await page.reload() // it belongs to the conversation
  await chip('How often: twice a week. Change').waitFor()
  expect(await page.getByRole('button', { name: 'Accept', exact: true }).count()).toBe(1)
})

test('a fact that the plan cannot do without is asked for, and nothing is lost', async () => {
  const { page, person } = await propose('Save 3000 euros in 10 months')
  await chips(page).getByRole('button', { name: 'Remove: 3,000 euros' }).click()
  await card(page).getByRole('alert').getByText('How much do you want to save in all?').waitFor()
  expect((await plansOf(person)).map(({ status }) => status)).toEqual(['proposed'])
})

test('the goal has a title to change, and can be left out', async () => {
  const { page, person } = await propose()
  await card(page).getByRole('button', { name: 'Change the goal’s title' }).click()
  await page.getByLabel('Title of the goal').fill('21 km in spring')
  await page.keyboard.press('Enter')
  const goal = card(page).getByRole('switch', { name: /^Goal: 21 km in spring/ })
  await goal.waitFor()
  await goal.click()
  await card(page).getByText('Left out: the plan makes its tasks alone.').waitFor()
  await card(page).getByRole('button', { name: 'Accept', exact: true }).click()
  await card(page).getByText('Accepted', { exact: true }).waitFor()
  expect(await goalsOf(person)).toEqual([])
  const tasks = await tasksOf(person)
  expect(tasks.length).toBeGreaterThan(10)
  expect(tasks.every(({ goal_id }) => goal_id === null)).toBe(true)
})

test('Change leads to the field with changes to choose from, and each of them is said', async () => {
  const { page } = await propose()
  await card(page).getByRole('button', { name: 'Change', exact: true }).click()
  expect(await field(page).evaluate((element) => element === document.activeElement)).toBe(true)
  const changes = page.getByRole('group', { name: 'Change the plan' })
  for (const name of ['Mornings', 'Fewer', 'Shorter', 'Later', 'No weekends'])
    await changes.getByRole('button', { name }).waitFor()
  await changes.getByRole('button', { name: 'Mornings' }).click()
  await page.getByRole('region', { name: 'Conversation' }).getByText('mornings please').waitFor()
  expect(await changes.count()).toBe(0)
})

test('what does not fit for one cause is one line with its limit, and one button makes room for all of it', async () => {
  const person = await world.server.signUp()
  const hours = (day: string[][]) => Array.from({ length: 7 }, () => day)
  await person.put('/api/availability', {
    work: hours([]),
    personal: hours([['06:00', '22:00']]),
    exceptions: [],
    buffer_minutes: 0,
    daily_capacity: { work: null, personal: 30 },
    min_chunk: 15,
    max_chunk: 120,
  })
  const page = await world.openWindow(person, '/goal-wizard')
  await field(page).fill('Learn Spanish in 20 weeks, 3 times a week for 45 minutes')
  await page.keyboard.press('Enter')
  await card(page)
    .getByText(/^\d+ sessions do not fit into your 30 min a day for personal things\.$/)
    .waitFor()
  await card(page)
    .getByRole('button', { name: /^Allow .+ a day for this plan$/ })
    .click()
  await card(page).getByText('Does not fit').waitFor({ state: 'detached' })
})

test('a habit and a transfer are one row each, with their rhythm in words', async () => {
  const { page } = await propose('Meditate for 10 minutes every morning')
  await card(page).getByText('New habit. Every day, 10 min.').waitFor()
  await page.getByRole('button', { name: 'New conversation' }).click()
  await field(page).fill('Save 3000 euros in 10 months')
  await page.keyboard.press('Enter')
  await card(page)
    .getByText(/^Every month, \d+ times/)
    .waitFor()
})

test('a question comes with its answers as buttons, which are chosen by keyboard too', async () => {
  const { page, person } = await world.enter('/goal-wizard')
  await field(page).fill('I want to learn the violin, 3 times a week for 30 minutes')
  await page.keyboard.press('Enter')
  await expect.poll(() => field(page).isEnabled()).toBe(true)
  const [thread] = (await (await person.get('/api/threads')).json()).items
  const [message] = (await (await person.get(`/v1/threads/${thread.id}/messages?limit=1`)).json()).data
  const suggestions = JSON.stringify([{ label: 'In 4 weeks', value: 'for 4 weeks' }])
  await person.post(`/v1/threads/${thread.id}/messages/${message.id}`, { metadata: { suggestions } })
  await page.reload()
  const answers = page.getByRole('list', { name: 'Answers' })
  await answers.getByRole('button', { name: 'In 4 weeks' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('region', { name: 'Conversation' }).getByText('for 4 weeks').waitFor()
  await card(page).getByText('Proposal').waitFor()
})

test('without a network the chat says that planning needs the server, and what was typed is there after a reload', async () => {
  const { page } = await world.enter('/goal-wizard', WORKS_OFFLINE)
  await field(page).fill('Learn to sail')
  await page.context().setOffline(true)
  await page.getByText('Planning needs the server. You can write already.').waitFor()
  await page.keyboard.press('Enter')
  await page.getByText('Planning needs the server. What you typed stays here until you are back.').waitFor()
  expect(await field(page).inputValue()).toBe('Learn to sail')
  await page.context().setOffline(false)
  await page.getByText('Planning needs the server').waitFor({ state: 'detached' })
  await page.reload()
  await expect.poll(() => field(page).inputValue()).toBe('Learn to sail')
})

test('the empty Goals screen and the first done task ask what is to be reached, and lead to its plan', async () => {
  const { page } = await world.enter('/goals')
  await page.getByLabel('What do you want to reach?').fill(RACE)
  await page.keyboard.press('Enter')
  await card(page).getByText('Proposal').waitFor()

  const person = await world.server.signUp()
  const first = await world.openWindow(person)
  await first.getByRole('button', { name: 'Tidy one drawer 15 min' }).click()
  await first.getByRole('button', { name: /^Complete “Tidy/ }).click()
  const steps = first.getByRole('region', { name: 'First steps' })
  await steps.getByLabel('What do you want to reach?').waitFor()
  const examples = steps.getByRole('list', { name: 'Examples' }).getByRole('button')
  expect(await examples.count()).toBe(4)
  await examples.first().click()
  await card(first).getByText('Proposal').waitFor()
})

test('a goal said on the start page opens the demo with its plan, and goes along into a new account', async () => {
  const email = `carried.${process.pid}@example.com`
  const page = await world.openDevice()
  await page.goto('/')
  await page.getByLabel('What do you want to reach?').fill(RACE)
  await page.getByRole('button', { name: 'See a plan' }).click()
  await page.waitForURL('**/goal-wizard', DEMO_LOADS)
  await card(page).getByText('Proposal').waitFor(DEMO_LOADS)
  await page.getByRole('button', { name: 'Keep this: create an account' }).click()
  const question = page.getByRole('alertdialog', { name: 'Create an account?' })
  await question.getByText(RACE).waitFor()
  await question.getByRole('button', { name: 'Create an account' }).click()
  await page.getByRole('button', { name: 'Continue with Email' }).click()
  await page.getByLabel('Full Name').fill('Ada Lovelace')
  await page.getByLabel('Email Address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('correct horse')
  await page.getByLabel('Confirm Password').fill('correct horse')
  await page.keyboard.press('Enter')
  await page.getByText('Account created successfully!').waitFor()
  const link = async () => (await world.server.mailTo(email))?.links[0]
  await expect.poll(link).toBeTruthy()
  await page.goto((await link()) ?? '')
  await page.waitForURL('**/goal-wizard')
  await card(page).getByText('Proposal').waitFor()
  expect(await page.getByText('This is a demo.').count()).toBe(0)
}, 120_000)

test('a proposal with its phases, notes and chips has no faults in any look', async () => {
  const { page } = await propose()
  await card(page).getByRole('list', { name: 'Phases' }).getByRole('button').first().click()
  await card(page)
    .getByRole('button', { name: /^About / })
    .first()
    .click()
  await card(page).getByRole('button', { name: 'Change', exact: true }).click()
  expect(await faultsInAllLooks(page)).toEqual([])
})

/** Whether an element lies within the viewport as a whole. */
async function inSight(page: Page, locator: Locator) {
  const { width = 0, height = 0 } = page.viewportSize() ?? {}
  const area = await areaOf(locator)
  const name = (await locator.innerText()).slice(0, 40)
  expect(
    [area.x >= 0, area.y >= 0, area.x + area.width <= width, area.y + area.height <= height],
    name,
  ).toEqual([true, true, true, true])
}
