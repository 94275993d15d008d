import type { Page } from 'playwright-core'
import { afterAll, afterEach, expect, test } from 'vitest'
import { TaskPage } from '#shared/tasks/task.ts'
import { addDays } from '#shared/time/civil.ts'
import { read } from '#server/testing.ts'
import { breaksOff, callsTools, paced, refuses, says, startModelPeer } from '#server/testing/modelPeer.ts'
import type { TestPerson } from '#server/testing/people.ts'
import { openWorld, today } from '#e2e/testing/world.ts'

const peer = await startModelPeer()
const world = await openWorld(() => null, {
  AI_PROVIDER: 'openai-compatible',
  AI_BASE_URL: peer.url,
  AI_API_KEY: 'a-key',
  AI_MODEL: 'model-1',
})
afterEach(peer.reset)
afterAll(async () => {
  await world.close()
  await peer.close()
})

const field = (page: Page) => page.getByLabel('Your message')
const conversation = (page: Page) => page.getByRole('region', { name: 'Conversation' })
async function say(page: Page, text: string) {
  await field(page).fill(text)
  await page.keyboard.press('Enter')
}
const replied = (page: Page) => expect.poll(() => field(page).isEnabled()).toBe(true)
const enter = () => world.enter('/goal-wizard')

test('a message is sent with Enter and the reply grows as it comes; Shift and Enter begin a line', async () => {
  const { page } = await enter()
  await conversation(page).getByText("Hi, I'm Crushion").waitFor()
  await page.getByText('model-1').waitFor()
  peer.will(paced(1500, '**Begin** with ', 'one step.', '\n\n- a walk\n- <b>tea</b>'))
  await field(page).fill('Hello')
  await page.keyboard.press('Shift+Enter')
  await page.keyboard.type('there')
  expect(await field(page).inputValue()).toBe('Hello\nthere')
  await page.keyboard.press('Enter')
  await conversation(page).getByText('Crushion is thinking...').waitFor()
  expect(await field(page).isDisabled()).toBe(true)
  await conversation(page).locator('strong', { hasText: 'Begin' }).waitFor()
  expect(await conversation(page).getByText('one step.').count()).toBe(0)
  await conversation(page)
    .getByRole('listitem')
    .filter({ hasText: /^<b>tea<\/b>$/ })
    .waitFor()
  await replied(page)
  expect(await field(page).inputValue()).toBe('')
  expect(await field(page).evaluate((element) => element === document.activeElement)).toBe(true)
})

test('nothing is sent without words, nor by the Enter that chooses a word of an input method', async () => {
  const { page } = await enter()
  expect(await page.getByRole('button', { name: 'Send' }).isDisabled()).toBe(true)
  await say(page, '   ')
  await field(page).fill('nihao')
  await field(page).dispatchEvent('keydown', { key: 'Enter', keyCode: 229, isComposing: true, bubbles: true })
  expect(await conversation(page).getByText('You', { exact: true }).count()).toBe(0)
  expect(await field(page).inputValue()).toBe('nihao')
})

test('a task that the assistant makes is shown as itself, drawn from the receipt', async () => {
  const { page, person } = await enter()
  const date = addDays(today(), 1)
  const task = { title: ' Call Ann ', scheduled_date: date, scheduled_time: '15:00' }
  peer.will(
    callsTools([{ id: 'a', name: 'create_task', arguments: JSON.stringify(task) }]),
    says('It is in your calendar.'),
  )
  await say(page, 'Remind me to call Ann')
  await conversation(page).getByText('✅ Task created successfully!').waitFor()
  await conversation(page).getByRole('button', { name: 'Call Ann', exact: true }).waitFor()
  const { items } = await (await person.get(`/api/tasks?from=${date}&to=${date}`)).json()
  expect(items).toMatchObject([{ title: 'Call Ann', scheduled_time: '15:00' }])

  peer.will(says('✅ I created the task "Water the plants" for you!'))
  await say(page, 'And water the plants')
  await conversation(page).getByText('Water the plants').waitFor()
  await replied(page)
  expect(await conversation(page).getByText('✅ Task created successfully!').count()).toBe(1)
})

test('Stop ends the reply, and what had come of it stays', async () => {
  const { page } = await enter()
  peer.will(paced(700, 'Alpha ', 'beta ', 'gamma ', 'delta ', 'epsilon ', 'zeta ', 'eta ', 'theta ', 'omega'))
  await say(page, 'Count')
  await conversation(page).getByText('Alpha').waitFor()
  await page.getByRole('button', { name: 'Stop' }).click()
  await replied(page)
  await conversation(page).getByText('Stopped.').waitFor()
  await conversation(page)
    .getByText(/^Alpha/)
    .waitFor()
  expect(await conversation(page).getByText('omega').count()).toBe(0)
})

test.each([
  ['a wrong key', refuses(401), '🔑 AI provider API key issue detected'],
  ['a refusal of the request', refuses(400), '⚙️ Backend configuration error'],
  [
    'a connection that breaks',
    breaksOff(['Well'], (response) => response.destroy()),
    '🌐 Network connection issue',
  ],
])('%s is said in words, and Try Again asks once more', async (_what, answer, words) => {
  const { page } = await enter()
  peer.will(answer)
  await say(page, 'Hello')
  await conversation(page).getByText(words).waitFor()
  expect(await page.getByText('SECRET-OF-THE-PROVIDER').count()).toBe(0)
  peer.will(says('Here I am.'))
  await page.getByRole('alert').getByRole('button', { name: 'Try Again' }).click()
  await conversation(page).getByText('Here I am.').waitFor()
  expect(await conversation(page).getByText('Hello', { exact: true }).count()).toBe(1)
  expect(await conversation(page).getByText(words).count()).toBe(0)
})

test('a provider that answers nothing usable is stood in for by advice that says it is simulated', async () => {
  const { page } = await enter()
  peer.will(refuses(500), refuses(500))
  await say(page, 'Help me with a goal')
  await conversation(page).getByText('This is a simulated reply').waitFor()
  await page.getByRole('button', { name: 'Dismiss' }).click()
  expect(await page.getByRole('button', { name: 'Try Again' }).count()).toBe(0)
})

test('advice that speaks of a plan has one under it: the three tasks of a day, which are made when they are accepted', async () => {
  const { page, person } = await enter()
  peer.will(refuses(500), refuses(500))
  await say(page, 'Make me a plan')
  const card = page.getByRole('region', { name: 'Plan: A day with a plan' })
  for (const title of ['Morning Planning Session', 'Focus Work Block', 'Break & Reflection'])
    await card.getByRole('checkbox', { name: title }).waitFor()
  const titles = async () =>
    (await read(TaskPage, person.get(`/api/tasks?from=${today()}&to=${addDays(today(), 9)}`))).items
      .map((task) => task.title)
      .toSorted()
  expect(await titles()).toEqual([])
  await card.getByRole('button', { name: 'Accept' }).click()
  await card.getByText('3 changes made.').waitFor()
  expect(await titles()).toEqual(['Break & Reflection', 'Focus Work Block', 'Morning Planning Session'])
})

test('a call of ours that fails is answered with an apology and four steps, and nothing typed is lost', async () => {
  const { page } = await enter()
  await page.route('**/v1/threads/**', (route) => route.fulfill({ status: 500, body: 'oops' }))
  await say(page, 'Hello out there')
  await conversation(page).getByText("I apologize, but I'm having trouble connecting right now").waitFor()
  expect(await conversation(page).locator('ol ol > li').count()).toBe(4)
  await conversation(page).getByText('Hello out there').waitFor()
  await page.unroute('**/v1/threads/**')
  peer.will(says('There you are.'))
  await page.getByRole('button', { name: 'Try Again' }).click()
  await conversation(page).getByText('There you are.').waitFor()
})

test('a reply that is under way is there after a reload, once', async () => {
  const { page } = await enter()
  peer.will(paced(600, 'Slow ', 'and ', 'steady.'))
  await say(page, 'How?')
  await conversation(page).getByText('Slow').waitFor()
  await page.reload()
  await conversation(page).getByText('Slow and steady.').waitFor()
  await replied(page)
  expect(await conversation(page).getByText('Slow and steady.').count()).toBe(1)
  expect(await conversation(page).getByText('How?').count()).toBe(1)
})

test('the conversation is kept on this device for seven days, in an envelope of this version', async () => {
  const { page, person } = await enter()
  const kept = (name: string) =>
    page.evaluate(
      (key) => JSON.parse(localStorage.getItem(key) ?? 'null'),
      `goal-crusher.${name}.${person.id}`,
    )
  expect(await kept('chat-history')).toBeNull() // the welcome alone
  peer.will(says('Hello, Ada.'))
  await say(page, 'Hi')
  await conversation(page).getByText('Hello, Ada.').waitFor()
  await replied(page)
  expect(await kept('chat-history')).toMatchObject({ version: 'v1.2', data: [{}, { text: 'Hi' }, {}] })
  expect((await kept('thread-id')).data).toMatch(/^thread_/)

  await page.goto('/theme.js')
  await page.evaluate((id) => {
    for (const name of ['chat-history', 'thread-id']) {
      const key = `goal-crusher.${name}.${id}`
      const envelope = JSON.parse(localStorage.getItem(key) ?? '{}')
      localStorage.setItem(key, JSON.stringify({ ...envelope, version: 'v1.1' }))
    }
  }, person.id)
  await page.goto('/goal-wizard')
  await conversation(page).getByText("Hi, I'm Crushion").waitFor()
  expect(await conversation(page).getByText('Hello, Ada.').count()).toBe(0)
  expect(await kept('thread-id')).toBeNull()
})

test('earlier conversations are found by their words, opened again and deleted', async () => {
  const { page } = await enter()
  peer.will(says('Try a trip to Lisbon.'))
  await say(page, 'Where to go in May?')
  await conversation(page).getByText('Lisbon').waitFor()
  await replied(page)
  await page.getByRole('button', { name: 'New conversation' }).click()
  peer.will(says('Start with scales.'))
  await say(page, 'How do I learn the piano?')
  await conversation(page).getByText('scales').waitFor()
  await replied(page)

  await page.getByRole('button', { name: 'Conversations' }).click()
  const list = page.getByRole('dialog', { name: 'Conversations' })
  await list.getByRole('button', { name: /^How do I learn the piano/ }).waitFor()
  await list.getByLabel('Search').fill('lisbon trip')
  await list.getByRole('button', { name: /^How do I learn/ }).waitFor({ state: 'detached' })
  await list.getByRole('button', { name: /^Where to go in May/ }).click()
  await conversation(page).getByText('Lisbon').waitFor()
  expect(await conversation(page).getByText('scales').count()).toBe(0)

  await page.getByRole('button', { name: 'Conversations' }).click()
  await list.getByRole('button', { name: 'Delete Where to go in May?' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await list.getByRole('button', { name: /^Where to go in May/ }).waitFor({ state: 'detached' })
  await page.keyboard.press('Escape')
  await conversation(page).getByText("Hi, I'm Crushion").waitFor()
})

/** The words of a reply are shown before its run has ended, and until then a thread takes no other message. */
async function untilIdle(person: TestPerson, threadId: string): Promise<void> {
  const statuses = async () =>
    (await (await person.get(`/v1/threads/${threadId}/runs`)).json()).data.map(
      ({ status }: { status: string }) => status,
    )
  await expect.poll(statuses).toEqual(['completed'])
}

test('what is said on another device is shown here', async () => {
  const { page, person } = await enter()
  peer.will(says('Good morning.'))
  await say(page, 'Hello')
  await conversation(page).getByText('Good morning.').waitFor()
  const threadId = (await (await person.get('/api/threads')).json()).items[0].id
  await untilIdle(person, threadId)
  peer.will(says('It is noon.'))
  await person.post(`/v1/threads/${threadId}/messages`, { role: 'user', content: 'And now?' })
  await person.post(`/v1/threads/${threadId}/runs`, { assistant_id: 'crushion' })
  await conversation(page).getByText('And now?').waitFor()
  await conversation(page).getByText('It is noon.').waitFor()
})

test('what another device asks while a reply is still on its way is shown after it', async () => {
  const { page, person } = await enter()
  const [isAsked, mayCome] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  await page.route(/\/messages\?.*run_id=/, async (route) => {
    isAsked.resolve()
    await mayCome.promise
    await route.continue()
  })
  peer.will(says('Good morning.'))
  await say(page, 'Hello')
  await isAsked.promise
  const threadId = (await (await person.get('/api/threads')).json()).items[0].id
  await untilIdle(person, threadId)
  peer.will(says('It is noon.'))
  await person.post(`/v1/threads/${threadId}/messages`, { role: 'user', content: 'And now?' })
  const run = await (await person.post(`/v1/threads/${threadId}/runs`, { assistant_id: 'crushion' })).json()
  const statusOf = async () =>
    (await (await person.get(`/v1/threads/${threadId}/runs/${run.id}`)).json()).status
  await expect.poll(statusOf).toBe('completed')
  mayCome.resolve()
  await conversation(page).getByText('And now?').waitFor()
  await conversation(page).getByText('It is noon.').waitFor()
})

test('the person reads what went out to the provider, and empties it', async () => {
  const { page } = await enter()
  peer.will(says('Hello.'))
  await say(page, 'A secret word: kumquat')
  await conversation(page).getByText('Hello.').waitFor()
  await page.goto('/settings')
  await page.getByRole('button', { name: 'What was sent' }).click()
  const log = page.getByRole('dialog', { name: 'What was sent' })
  await log.getByText('18 of 1,000,000').waitFor()
  await log.getByText(/· model-1 ·/).click()
  await log.getByText(/kumquat/).waitFor()
  await log.getByRole('button', { name: 'Empty the log' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Empty' }).click()
  await log.getByText('Nothing went out to an AI provider in the last 30 days.').waitFor()
})

test('on a phone the chat has the whole height, and no bar below it', async () => {
  const { person } = await enter()
  const page = await world.openDevice({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  })
  await page.goto('/theme.js')
  const { keepSession } = await import('#e2e/testing/world.ts')
  await keepSession(page, await world.sessionOf(person))
  await page.goto('/goal-wizard')
  await field(page).waitFor()
  expect(await page.getByRole('navigation', { name: 'Main' }).isVisible()).toBe(false)
  peer.will(says(Array.from({ length: 60 }, (_, line) => `Line ${line}.`).join('\n\n')))
  await field(page).fill('A long one')
  await page.getByRole('button', { name: 'Send' }).click()
  await conversation(page).getByText('Line 59.').waitFor()
  await replied(page)
  const box = await field(page).boundingBox()
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(844)
  await conversation(page).evaluate((element) => element.scrollTo({ top: 0 }))
  await page.getByRole('button', { name: 'Scroll to bottom' }).click()
  await page.getByRole('button', { name: 'Scroll to bottom' }).waitFor({ state: 'detached' })
  await page.getByRole('link', { name: 'Back' }).click()
  await page.waitForURL('**/dashboard**')
})
