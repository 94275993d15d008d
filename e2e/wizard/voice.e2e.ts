import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { scriptSpeech } from '#e2e/testing/scriptedSpeech.ts'
import { openWorld } from '#e2e/testing/world.ts'

const world = await openWorld()
afterAll(world.close)

const field = (page: Page) => page.getByLabel('Your message')
async function record() {
  const { page, person } = await world.enter('/theme.js')
  const speech = await scriptSpeech(page)
  await page.goto('/goal-wizard')
  await page.getByRole('button', { name: 'Record your voice' }).click()
  await page.getByText('Recording').waitFor()
  return { page, person, speech }
}

test('what is said is in the field while it is said, and can be changed before it goes', async () => {
  const { page, speech } = await record()
  await page
    .getByRole('timer', { name: 'Time left' })
    .getByText(/^(10:00|9:5\d)$/)
    .waitFor()
  await speech.hear({ type: 'result', text: 'run three times', isFinal: false })
  await expect.poll(() => field(page).inputValue()).toBe('run three times')
  await speech.hear({ type: 'result', text: 'run three times a week', isFinal: true })
  await expect.poll(() => field(page).inputValue()).toBe('run three times a week')
  await page.getByRole('button', { name: 'Stop recording' }).click()
  await page.getByRole('button', { name: 'Record your voice' }).waitFor()
  await field(page).fill('run 3 times a week')
  await page.keyboard.press('Enter')
  await page.getByRole('region', { name: 'Conversation' }).getByText('run 3 times a week').waitFor()
})

test('silence goes on listening, an end begins again, and a refusal is said with a way on', async () => {
  const { page, speech } = await record()
  await speech.hear({ type: 'result', text: 'first', isFinal: true }, { type: 'error', error: 'no-speech' })
  await expect.poll(speech.starts).toBeGreaterThan(1)
  await speech.hear({ type: 'result', text: 'second', isFinal: true })
  await expect.poll(() => field(page).inputValue()).toBe('first second')
  await speech.hear({ type: 'error', error: 'not-allowed' })
  const problem = page.getByRole('alert')
  await problem.getByText('Permission Denied').waitFor()
  await problem.getByText('Please allow microphone access and try again.').waitFor()
  expect(await field(page).inputValue()).toBe('first second')
  await problem.getByRole('button', { name: 'Dismiss' }).click()
  await problem.waitFor({ state: 'detached' })
})

test('in Hear each new reply is read aloud, and typing stops it', async () => {
  const { page } = await world.enter('/theme.js')
  await page.addInitScript(scriptVoice)
  await page.goto('/goal-wizard')
  await page.getByRole('button', { name: 'Hear', exact: true }).click()
  await page.getByText('Audio mode enabled').waitFor()
  await field(page).fill('What are my tasks today?')
  await page.keyboard.press('Enter')
  await expect.poll(() => spoken(page)).toEqual(['There are no tasks.'])
  await page.getByRole('button', { name: 'Stop speaking' }).waitFor()
  await field(page).pressSequentially('a')
  await page.getByRole('button', { name: 'Stop speaking' }).waitFor({ state: 'detached' })
  await page.reload()
  expect(await page.getByRole('button', { name: 'Hear', exact: true }).getAttribute('aria-pressed')).toBe(
    'true',
  )
  await page.waitForTimeout(800)
  expect(await spoken(page)).toEqual([]) // what was there is not read again
  await page.getByRole('button', { name: 'Speak this message' }).last().click()
  await expect.poll(() => spoken(page)).toEqual(['There are no tasks.'])
})

const spoken = (page: Page) => page.evaluate(() => (globalThis as unknown as { spoken: string[] }).spoken)

/** Runs in the page: a voice that keeps what it is to say and never ends by itself. */
function scriptVoice(): void {
  const said: string[] = []
  class Utterance extends EventTarget {
    text: string
    constructor(text: string) {
      super()
      this.text = text
    }
  }
  let current: Utterance | null = null
  const synthesis = {
    speak: (utterance: Utterance) => {
      current = utterance
      said.push(utterance.text)
    },
    cancel: () => {
      current?.dispatchEvent(new Event('end'))
      current = null
    },
    getVoices: () => [],
    addEventListener: () => {},
    removeEventListener: () => {},
  }
  Object.defineProperty(globalThis, 'speechSynthesis', { value: synthesis, configurable: true })
  Object.assign(globalThis, { spoken: said, SpeechSynthesisUtterance: Utterance })
}
