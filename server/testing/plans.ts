import { USUAL_AVAILABILITY, type TimeWindow } from '#shared/planning/availability.ts'
import { Plan } from '#shared/planning/plan.ts'
import { TaskPage } from '#shared/tasks/task.ts'
import { read } from '#server/testing.ts'
import type { TestPerson } from './people.ts'

/** Sets a person's availability: the usual one, with the same windows on all days where they are given. */
export async function setAvailability(
  person: TestPerson,
  said: { work?: TimeWindow[]; personal?: TimeWindow[] } & Partial<
    Pick<
      typeof USUAL_AVAILABILITY,
      'buffer_minutes' | 'daily_capacity' | 'min_chunk' | 'max_chunk' | 'exceptions'
    >
  >,
): Promise<void> {
  const everyDay = (windows: TimeWindow[] | undefined, usual: TimeWindow[][]) =>
    windows ? usual.map(() => windows) : usual
  const answer = await person.put('/api/availability', {
    ...USUAL_AVAILABILITY,
    ...said,
    work: everyDay(said.work, USUAL_AVAILABILITY.work),
    personal: everyDay(said.personal, USUAL_AVAILABILITY.personal),
  })
  if (answer.status !== 200) throw new Error(`Availability: ${await answer.text()}`)
}

/** A step of a plan in working hours. */
export const workStep = (title: string, minutes: number, more: object = {}) => ({
  title,
  minutes,
  category: 'work',
  ...more,
})

export const propose = (person: TestPerson, request: object) => read(Plan, person.post('/api/plans', request))

/** The tasks of a date. */
export const tasksOn = async (person: TestPerson, date: string) =>
  (await read(TaskPage, person.get(`/api/tasks?from=${date}&to=${date}`))).items
