import { Task, TaskPage } from '#shared/tasks/task.ts'
import { aTask, read } from '#server/testing.ts'
import type { TestPerson } from './people.ts'

/** A person's tasks from one local date to another; by default the month that tests live in. */
export async function tasksIn(person: TestPerson, from = '2026-03-01', to = '2026-03-31') {
  return (await read(TaskPage, person.get(`/api/tasks?from=${from}&to=${to}`))).items
}

/** The same as `MM-DD`. */
export const datesIn = async (person: TestPerson, from?: string, to?: string) =>
  (await tasksIn(person, from, to)).map((task) => task.scheduled_date?.slice(5))

/** Gives a person a repeating task. @returns its first occurrence */
export function repeat(
  person: TestPerson,
  rrule: string,
  overrides: Parameters<typeof aTask>[0] & { from?: 'schedule' | 'completion' } = {},
) {
  const { from = 'schedule', ...fields } = overrides
  return read(Task, person.post('/api/tasks', aTask({ recurrence: { rrule, from }, ...fields })))
}
