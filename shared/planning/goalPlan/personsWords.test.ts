import { expect, test } from 'vitest'
import { general } from '#shared/planning/patterns/general.ts'
import { inPersonsWords, saidToThem, withGoal } from './personsWords.ts'

test.each([
  ['Sell my old things', 'sell your old things'],
  ['Get our street a playground', 'get your street a playground'],
  ['DJ at our party', 'DJ at your party'],
  ['Forgive myself', 'forgive yourself'],
  ['Win against the team that beat us', 'win against the team that beat you'],
  ['Show grandma I’m grown up', 'show grandma I’m grown up'],
])('%s is said to the person: %s', (title, said) => {
  expect(saidToThem(title)).toBe(said)
})

test('a goal with signs of its own stays as it is', () => {
  expect(withGoal('What it takes to {goal}', 'Earn $& and $1')).toBe('What it takes to earn $& and $1')
})

test('the first step and the last checkpoint of a plan name the goal', () => {
  const { firstStep, phases } = inPersonsWords(general, 'Get our street a playground')
  expect(firstStep.note).toContain('get your street a playground')
  expect(phases.at(-1)?.checkpoint).toContain('get your street a playground')
})
