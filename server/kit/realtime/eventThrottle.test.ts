import { beforeEach, expect, test, vi } from 'vitest'
import type { RowChange } from '#shared/realtime/change.ts'
import { createEventThrottle } from './eventThrottle.ts'

beforeEach(() => void vi.useFakeTimers())

const change = (id: string, op: RowChange['op'] = 'update'): RowChange => ({ table: 'tasks', id, op })

/** An outlet with what it sent, and when: milliseconds. */
function anOutlet() {
  const sent: { at: number; changes: RowChange[] }[] = []
  const send = async (changes: RowChange[]) => void sent.push({ at: Date.now(), changes })
  return { sent, outlet: createEventThrottle(send, Date.now) }
}

test('at most ten events in any second, and no change is lost', async () => {
  const { sent, outlet } = anOutlet()
  for (let number = 0; number < 120; number += 1) {
    outlet.offer([change(`task ${number}`)])
    await vi.advanceTimersByTimeAsync(25)
  }
  await vi.advanceTimersByTimeAsync(2000)
  expect(sent.flatMap(({ changes }) => changes.map(({ id }) => id))).toHaveLength(120)
  sent.forEach(({ at }, index) => {
    const eleventh = sent[index + 10]
    if (eleventh) expect(eleventh.at - at).toBeGreaterThan(1000)
  })
})

test('a first change is sent at once', async () => {
  const { sent, outlet } = anOutlet()
  const began = Date.now()
  outlet.offer([change('one')])
  await vi.advanceTimersByTimeAsync(1)
  expect(sent).toEqual([{ at: expect.closeTo(began, -1), changes: [change('one')] }])
})

test('of several changes of a row the last one counts, and a new row stays new', async () => {
  const { sent, outlet } = anOutlet()
  outlet.offer([change('one', 'insert'), change('two'), change('one'), change('two', 'delete')])
  await vi.advanceTimersByTimeAsync(1)
  expect(sent.map(({ changes }) => changes)).toEqual([[change('one', 'insert'), change('two', 'delete')]])
})

test('what is closed sends nothing more', async () => {
  const { sent, outlet } = anOutlet()
  outlet.offer([change('one')])
  outlet.close()
  await vi.advanceTimersByTimeAsync(2000)
  expect(sent).toEqual([])
})
