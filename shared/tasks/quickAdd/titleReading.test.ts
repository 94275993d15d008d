import { expect, test } from 'vitest'
import { emptyForm, type TaskForm } from '#shared/tasks/form.ts'
import { parseQuickAdd } from './quickAdd.ts'
import { followTitle, valuesRead } from './titleReading.ts'

/** A Monday at ten. */
const CONTEXT = { today: '2026-03-02', weekStart: 1, now: '10:00', reminders: true }
const fresh = emptyForm({ date: CONTEXT.today, time: '' })

const read = (title: string, chosen: string | null = null) =>
  valuesRead(parseQuickAdd(title, CONTEXT), chosen)

/** The form after titles that are typed one after the other. */
function typed(titles: readonly string[], from: TaskForm = fresh): TaskForm {
  let [form, was] = [from, read('')]
  for (const title of titles) {
    const is = read(title)
    form = followTitle({ ...form, title }, { was, is, fresh })
    was = is
  }
  return form
}

test('a title says date, time, length and how often', () => {
  expect(read('Gym tomorrow 7am for 45m #health !high')).toEqual({
    scheduled_date: '2026-03-03',
    scheduled_time: '07:00',
    estimated_duration: '45',
    category: 'health',
    priority: 'high',
  })
  expect(read('Gym every mon')).toMatchObject({
    scheduled_date: '2026-03-02',
    recurrence: { rrule: expect.stringContaining('FREQ=WEEKLY') },
  })
  expect(read('Gym with Anna')).toEqual({})
})

test('a time without a day is meant for the date that was chosen, and a written day wins over it', () => {
  expect(read('Gym 7am')).toMatchObject({ scheduled_date: '2026-03-03', scheduled_time: '07:00' })
  expect(read('Gym 7am', '2026-03-20')).toMatchObject({ scheduled_date: '2026-03-20' })
  expect(read('Gym every friday', '2026-03-16')).toMatchObject({ scheduled_date: '2026-03-20' })
  expect(read('Gym tomorrow 7am', '2026-03-20')).toMatchObject({ scheduled_date: '2026-03-03' })
})

test('what the title says is taken over, and what it no longer says is as at first', () => {
  expect(typed(['Gym tomorrow'])).toMatchObject({ scheduled_date: '2026-03-03', title: 'Gym tomorrow' })
  expect(typed(['Gym tomorrow', 'Gym'])).toEqual({ ...fresh, title: 'Gym' })
})

test('what the person has changed stays until the title says something else of it', () => {
  const moved = { ...typed(['Gym tomorrow']), scheduled_date: '2026-03-09' }
  const on = (title: string) =>
    followTitle({ ...moved, title }, { was: read('Gym tomorrow'), is: read(title), fresh }).scheduled_date
  expect(on('Gym tomorrow 7am')).toBe('2026-03-09')
  expect(on('Gym')).toBe('2026-03-09')
  expect(on('Gym friday')).toBe('2026-03-06')
})
