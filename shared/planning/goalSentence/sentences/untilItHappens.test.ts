import { expect, test } from 'vitest'
import { understand } from '#shared/planning/understand.ts'

/** A Monday. */
const CONTEXT = { today: '2026-11-30', weekStart: 1 }

// An end of which nobody knows the day ends nothing that can be dated: it is shown, and nothing is asked on its account.
test.each([
  ['learn python 3 hours every weekday morning until i find a job', 'until i find a job'],
  ['apply for 5 jobs a week until i find something', 'until i find something'],
  ['save 300 a month until we have enough for a car', 'until we have enough for a car'],
  ['gym 3x a week until my back is better', 'until my back is better'],
  ['until my back is better, walk 30 minutes a day', 'until my back is better'],
  ['meditate daily, until it becomes a habit', 'until it becomes a habit'],
  ['no alcohol until the baby comes', 'until the baby comes'],
  ['apply for 5 jobs a week til my landlord fixes the heating', 'til my landlord fixes the heating'],
  ['save 300 a month until the dog calms down', 'until the dog calms down'],
  ["until i'm fit enough, walk 30 min a day", "until i'm fit enough"],
  ['run 3x a week until further notice', 'until further notice'],
])('%s', (sentence, end) => {
  const { deadline, unread, beside } = understand(sentence, CONTEXT).understood
  expect({ deadline, unread, beside }).toEqual({ deadline: null, unread: [], beside: [end] })
})

test.each([
  // What has its day or its hour, and what holds a number
  ['walk 30 minutes a day until we move', ['until we move']],
  ['apply for 5 jobs a week until school starts', ['until school starts']],
  ['read 20 min every evening until the kids are home at 3', ['until the kids are home at 3']],
  ['gym daily until i lose 5 kg', ['until i lose 5 kg']],
  // A time of each day, and what may begin then
  ['no coffee until i finish my walk', ['until i finish my walk']],
  ['no gym until my back is better, then 3x a week', ['until my back is better']],
])('%s is asked about', (sentence, unread) => {
  expect(understand(sentence, CONTEXT).understood.unread).toEqual(unread)
})

test.each([
  ['run 3 times a week until my exam on 3 May', '2027-05-03'],
  ['learn chess until we move, moving on 5 june', '2027-06-05'],
  ['apply for 5 jobs a week until spring comes', '2027-02-28'],
])('%s has its date', (sentence, deadline) => {
  expect(understand(sentence, CONTEXT).understood).toMatchObject({ deadline, unread: [] })
})
