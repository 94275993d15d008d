import { expect, test } from 'vitest'
import { parseQuickAdd } from './quickAdd.ts'
import { inSlot } from './inSlot.ts'

const SLOT = { date: '2026-03-04', time: '10:30', minutes: 90 }
const typed = (text: string) =>
  inSlot(parseQuickAdd(text, { today: '2026-03-02', weekStart: 0, now: '09:00' }), SLOT)

test.each([
  ['Gym', { title: 'Gym', scheduled_date: '2026-03-04', scheduled_time: '10:30', estimated_duration: 90 }],
  ['Gym for 45m', { scheduled_date: '2026-03-04', scheduled_time: '10:30', estimated_duration: 45 }],
  ['Gym 7am', { scheduled_date: '2026-03-04', scheduled_time: '07:00', estimated_duration: 90 }],
  ['Gym tomorrow', { scheduled_date: '2026-03-03', scheduled_time: '10:30' }],
  ['Gym tomorrow 7am #health', { scheduled_date: '2026-03-03', scheduled_time: '07:00', category: 'health' }],
  [
    'Gym every friday',
    { scheduled_date: '2026-03-06', recurrence: { rrule: 'FREQ=WEEKLY;BYDAY=FR', from: 'schedule' } },
  ],
  ['Gym every day', { scheduled_date: '2026-03-04' }],
])('%j in a slot of Wednesday at 10:30', (text, task) => {
  expect(typed(text)).toMatchObject(task)
})
