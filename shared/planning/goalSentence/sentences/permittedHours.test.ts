import { expect, test } from 'vitest'
import { understand } from '#shared/planning/understand.ts'

// When others allow it and when a place is open is the time in which it can be done.

const CONTEXT = { today: '2026-11-30', weekStart: 1 }
const read = (sentence: string) => understand(sentence, CONTEXT).understood

test.each([
  ['learn the drums, neighbours only ok with it between 4 and 6 in the afternoon', ['16:00', '18:00']],
  ['learn the drums, my neighbours are only fine with it from 4 to 6pm', ['16:00', '18:00']],
  ['my neighbours only allow noise between 4 and 6pm, learn the drums', ['16:00', '18:00']],
  ['learn the drums, my landlord allows noise until 8pm', ['05:00', '20:00']],
  ["learn the drums, my flatmate doesn't mind it before 8pm", ['05:00', '20:00']],
  ['learn the drums, neighbours are not ok with it after 8pm', ['05:00', '20:00']],
  ["learn the drums, i'm only allowed to make noise from 10 to 12", ['10:00', '12:00']],
  ['learn the drums, quiet hours are 8pm to 8am', ['08:00', '20:00']],
  ['gym 3 times a week, the gym is only open 6 to 9 in the morning', ['06:00', '09:00']],
  ['gym 3 times a week, the gym opens at 6am', ['06:00', '24:00']],
  ['study at the library every day, library closes at 8', ['05:00', '20:00']],
  ['swim twice a week, pool opens at 6am and closes at 9pm', ['06:00', '21:00']],
  ['swim twice a week, the pool is only open to the public from 7 to 9am', ['07:00', '09:00']],
])('%s', (sentence, between) => {
  expect(read(sentence)).toMatchObject({ between, minutes: null, unread: [], also: [] })
})

test('an hour of its own is in that time', () => {
  expect(read('drums at 5pm mon wed, neighbours allow noise until 8pm')).toMatchObject({
    between: ['17:00', '18:00'],
    weekdays: [1, 3],
    unread: [],
  })
})

test('what they allow on some days is asked about', () => {
  expect(read('learn the drums, neighbours only ok with it between 4 and 6 on weekends').unread).toEqual([
    'neighbours only ok with it',
  ])
})
