import { randomUUID } from 'node:crypto'
import { Reminder, ReminderPage } from '#shared/reminders/reminder.ts'
import { Task } from '#shared/tasks/task.ts'
import { aTask, read } from '#server/testing.ts'
import type { TestPerson } from './people.ts'

/** A task of a person; without more to say on 2026-03-02 at 12:00. */
export async function createTask(
  person: TestPerson,
  overrides: Parameters<typeof aTask>[0] = {},
): Promise<Task> {
  return read(Task, person.post('/api/tasks', aTask({ scheduled_time: '12:00', ...overrides })))
}

/** A reminder of a task; of its series, where it is said so. */
export async function remind(
  person: TestPerson,
  task: Task,
  asked: { minutes_before?: number; at?: string; series?: boolean } = {},
): Promise<Reminder> {
  const { minutes_before = 10, at, series = false } = asked
  const time = at === undefined ? { kind: 'before', minutes_before } : { kind: 'at', at }
  const target = series
    ? { target_kind: 'series', target_id: task.recurrence_id }
    : { target_kind: 'task', target_id: task.id }
  return read(Reminder, person.post('/api/reminders', { id: randomUUID(), ...target, ...time }))
}

/** When a reminder comes next. */
export async function nextOf(person: TestPerson, { id }: Pick<Reminder, 'id'>): Promise<string | null> {
  return (await read(Reminder, person.get(`/api/reminders/${id}`))).next_at
}

/** All reminders of a target, or of the person. */
export async function remindersOf(person: TestPerson, targetId?: string | null): Promise<Reminder[]> {
  const query = targetId ? `?target_id=${targetId}` : ''
  return (await read(ReminderPage, person.get(`/api/reminders${query}`))).items
}
