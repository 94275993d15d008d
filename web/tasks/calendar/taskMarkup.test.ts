import fc from 'fast-check'
import { expect, test } from 'vitest'
import { layOutDay } from '#shared/tasks/layout.ts'
import { sampleTask } from '#shared/tasks/sample.ts'
import type { Task } from '#shared/tasks/task.ts'
import { boxMarkup, chipMarkup } from './taskMarkup.ts'

test('nothing that a person types becomes markup', () => {
  const characters = fc.string({ unit: fc.constantFrom('<', '>', '&', '"', 'a', ' ') })
  fc.assert(
    fc.property(characters, fc.constantFrom(30, 60), (title, minutes) => {
      const [plain, typed] = ['TITLE', title].map((words) => markupsOf(words, minutes))
      expect(typed).toEqual(plain?.map((markup) => markup.replace('TITLE', () => escaped(title))))
    }),
  )
})

test('where one line has room the title comes before the time, else below it', () => {
  const words = (minutes: number) => wordsOf(markupsOf('Gym', minutes)[1])
  expect(words(30)).toBe('Gym 07:00')
  expect(words(60)).toBe('07:00 Gym')
})

test('a running task is named beside its timer, whatever room there is', () => {
  const running = { status: 'in_progress', running_since: '2026-03-02T07:00:00Z' } as const
  const words = (minutes: number) => wordsOf(markupsOf('Gym', minutes, running)[1])
  expect(words(30)).toBe('▶ Gym')
  expect(words(60)).toBe('▶  · 07:00 Gym')
})

test('a status is said by a mark, not by colour alone', () => {
  expect(chipMarkup(sampleTask({ status: 'completed' }), false)).toContain('>✓ ')
  expect(chipMarkup(sampleTask({ status: 'in_progress' }), false)).toContain('>▶ ')
  expect(chipMarkup(sampleTask(), true)).toContain('>◷ ')
})

const wordsOf = (markup?: string) => markup?.replaceAll(/<[^>]+>/g, '')

function markupsOf(title: string, minutes: number, fields: Partial<Task> = {}): string[] {
  const task = sampleTask({ title, scheduled_time: '07:00', estimated_duration: minutes, ...fields })
  return [chipMarkup(task, false), ...layOutDay([task]).boxes.map((box) => boxMarkup(box, false))]
}

function escaped(text: string): string {
  const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
  return text.replaceAll(/[&<>"]/g, (character) => entities[character] ?? '')
}
