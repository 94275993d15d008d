import { afterEach, expect, test } from 'vitest'
import { chooseTimeFormat } from '#web/kit/ui/time/timeFormat.ts'
import { shownSpan } from './shownSpan.ts'

afterEach(() => chooseTimeFormat('h24'))

test('from when to when follows the clock of the device', () => {
  const task = { scheduled_time: '11:30', estimated_duration: 60 }
  chooseTimeFormat('h24')
  expect(shownSpan(task)).toBe('11:30–12:30')
  chooseTimeFormat('h12')
  expect(shownSpan(task)).toBe('11:30\u00A0AM–12:30\u00A0PM')
  expect(shownSpan({ ...task, scheduled_time: null })).toBeNull()
})
