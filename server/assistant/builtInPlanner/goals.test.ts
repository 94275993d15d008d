import { expect, test } from 'vitest'
import { goalInstead, isGoal, talkAbout } from './goals.ts'

const LOCAL = { today: '2026-03-02', weekStart: 1 } as Parameters<typeof isGoal>[1]

test.each([
  ['learn Spanish', true],
  ['I want to travel more', true],
  ['ride the old tram', false],
  ['ride the old tram for 20 minutes', true],
  ['what do I learn by June?', false],
  ['what I really want is to learn guitar by June', true],
  ['is it possible to run 10 km by June?', true],
  ["what's the best way to learn Spanish", true],
  ['how do I learn guitar by June?', true],
  ['can I run 10 km by June?', true],
  ['can I do it on Monday?', false],
  ['how do I add a task?', false],
  ['is it possible to move it to Monday?', false],
  ['what is the best time for it?', false],
  ['tidy my list for 20 minutes', false],
  ['tidy my list for 20 minutes every day', true],
  ['ride the old tram tomorrow', false],
  ['make me a plan', true],
])('%s: a goal: %s', (text, is) => {
  expect(isGoal(text, LOCAL)).toBe(is)
})

test.each([
  ['Learn Spanish', "I'd rather write a book", 'write a book'],
  ['Learn Spanish', "I'd rather learn twice a week", null],
  ['Learn Spanish', "actually, let's go three times a week", null],
  ['Lose 5 kg', "I'd rather lose weight by June", null],
])('of %s: %s names another goal: %s', (goal, text, other) => {
  expect(goalInstead(text, talkAbout(goal, LOCAL), LOCAL)).toBe(other)
})
