import { expect, test } from 'vitest'
import { habitReminderWords, reminderWords } from './words.ts'

const TODAY = '2026-03-02'
const words = (scheduled_date: string | null, scheduled_time: string | null, isTwelveHours = false) => {
  const task = { id: 'x', title: 'Run', scheduled_date, scheduled_time }
  const { body, url } = reminderWords(task, { today: TODAY, isTwelveHours })
  return [body, url]
}

test('a reminder says when its task is, and leads to its day', () => {
  expect(words(null, null)).toEqual(['', '/dashboard?task=x'])
  expect(words(TODAY, '18:30')).toEqual(['Today, 18:30', `/dashboard?task=x&view=day&date=${TODAY}`])
  expect(words(TODAY, '18:30', true)[0]).toMatch(/^Today, 6:30\sPM$/)
  expect(words('2026-03-03', null)[0]).toBe('Tomorrow')
  expect(words('2026-03-04', null)[0]).toMatch(/4/)
})

test('a reminder of a habit says its name and its time', () => {
  expect(habitReminderWords('Read', '2026-03-02T07:15', false)).toEqual({
    title: 'Read',
    body: '07:15',
    url: '/habits',
  })
})
