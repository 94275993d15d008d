import fc from 'fast-check'
import { expect, test } from 'vitest'
import { layOutDay } from '#shared/tasks/calendar/layout.ts'
import { sampleTask } from '#shared/tasks/testing/sampleTask.ts'
import type { Task } from '#shared/tasks/task.ts'
import { boxMarkup, chipMarkup } from './taskMarkup.ts'

test('nothing that a person types becomes markup', () => {
  const characters = fc.string({ unit: fc.constantFrom('<', '>', '&', '"', 'a', ' '), minLength: 1 })
  fc.assert(
    fc.property(characters, fc.constantFrom(30, 60), (title, minutes) => {
      const [plain, typed] = ['TITLE', title].map((words) => markupsOf(words, minutes))
      expect(typed).toEqual(plain?.map((markup) => markup.replaceAll('TITLE', () => escaped(title))))
    }),
  )
})

test('where one line has room the title comes before the time, else below it', () => {
  const words = (minutes: number) => wordsOf(markupsOf('Gym', minutes)[1])
  expect(words(30)).toBe('Gym 07:00')
  expect(words(90)).toBe('07:00 1 h 30 Gym')
})

test('a running task is named beside its timer, whatever room there is', () => {
  const running = { status: 'in_progress', running_since: '2026-03-02T07:00:00Z' } as const
  const words = (minutes: number) => wordsOf(markupsOf('Gym', minutes, running)[1])
  expect(words(30)).toBe('▶ Gym')
  expect(words(60)).toBe('▶ · 07:00 1 h Gym')
})

test('priority and category have a shape of their own, the usual priority none', () => {
  const markup = (priority: Task['priority']) => chipMarkup(sampleTask({ priority }), false)
  expect(markup('high')).toContain('>▲<')
  expect(markup('low')).toContain('>▽<')
  expect(markup('medium')).not.toMatch(/[▲▽■]/)
  expect(markupsOf('Gym', 60, { category: 'fitness' })[1]).toContain('href="#category-fitness"')
})

test('a screen reader hears title, time, status and category', () => {
  const run = { title: 'Morning run', scheduled_time: '07:00', estimated_duration: 45 } as const
  const name = (fields: Partial<Task>, isUnsent = false) =>
    /aria-label="([^"]*)"/.exec(chipMarkup(sampleTask({ ...run, ...fields }), isUnsent))?.[1]
  expect(name({ status: 'completed', category: 'fitness' })).toBe(
    'Morning run, 07:00 to 07:45, completed, Fitness',
  )
  expect(name({ scheduled_time: null, priority: 'high' }, true)).toBe(
    'Morning run, 45 min, Work, high priority, waiting to be sent',
  )
})

test('what a person typed is read in its own direction', () => {
  expect(markupsOf('Gym', 60).every((markup) => markup.includes('dir="auto">Gym<'))).toBe(true)
})

test('a status is said by a mark, not by colour alone', () => {
  expect(chipMarkup(sampleTask({ status: 'completed' }), false)).toContain('>✓ <')
  expect(chipMarkup(sampleTask({ status: 'in_progress' }), false)).toContain('>▶ ')
  expect(chipMarkup(sampleTask(), true)).toContain('>◷ ')
})

/** What is seen: the style sheet shows the facts. */
const wordsOf = (markup?: string) =>
  markup?.replaceAll(/ data-fact="([^"]*)">/g, '>$1').replaceAll(/<[^>]+>/g, '')

function markupsOf(title: string, minutes: number, fields: Partial<Task> = {}): string[] {
  const task = sampleTask({ title, scheduled_time: '07:00', estimated_duration: minutes, ...fields })
  return [chipMarkup(task, false), ...layOutDay([task]).boxes.map((box) => boxMarkup(box, false))]
}

function escaped(text: string): string {
  const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
  return text.replaceAll(/[&<>"]/g, (character) => entities[character] ?? '')
}
