import { expect, test } from 'vitest'
import { understand } from '#shared/planning/understand.ts'

// Until an event, or during a period, of which nobody said when it is: it stands beside what somebody goes without.

const CONTEXT = { today: '2026-11-30', weekStart: 1 }
const read = (sentence: string) => understand(sentence, CONTEXT).understood

test.each([
  ['stop buying yarn until ive used up what i have', 'until ive used up what i have'],
  ["stop buying yarn until I've used up my stash", "until I've used up my stash"],
  ['stop buying clothes until the wardrobe is empty', 'until the wardrobe is empty'],
  ["don't buy new shoes until these fall apart", 'until these fall apart'],
  ['stop smoking until i get an offer', 'until i get an offer'],
  ['no more energy drinks during exam season', 'during exam season'],
  ['no social media during finals', 'during finals'],
  ['stop gaming during term', 'during term'],
])('%s', (sentence, beside) => {
  expect(read(sentence)).toMatchObject({ deadline: null, unread: [], beside: [beside] })
})

test.each([
  ['quit instagram until my exams are done', 'until my exams are done'],
  ['no tv until the dishes are done', 'until the dishes are done'],
  ['run 3 times a week during term', 'during term'],
])('what has its day, its time of each day or its weeks is asked about: %s', (sentence, open) => {
  expect(read(sentence).unread).toEqual([open])
})
