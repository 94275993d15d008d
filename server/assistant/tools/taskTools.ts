import * as z from 'zod/mini'
import { Stats } from '#shared/progress/stats.ts'
import { STATUSES, type Task } from '#shared/tasks/task.ts'
import { SearchText } from '#shared/tasks/search.ts'
import { TASK_FIELDS } from '#shared/tasks/fields.ts'
import { searchWords } from '#shared/text/searchWords.ts'
import { addDays } from '#shared/time/civil.ts'
import { localDate } from '#shared/time/localDate.ts'
import { CivilDate } from '#shared/time/schemas.ts'
import { statsOf } from '#server/analytics/stats.ts'
import type { Db } from '#server/kit/db/database.ts'
import type { UserId } from '#server/kit/db/userId.ts'
import { shownTo } from '#server/progress/withoutGamification.ts'
import { makeOccurrences } from '#server/tasks/makeOccurrences.ts'
import { readTool, type Tool } from './tool.ts'

const field = TASK_FIELDS
const TaskArguments = {
  description: z.optional(field.description.schema),
  category: z.optional(field.category.schema),
  priority: z.optional(field.priority.schema),
  estimated_duration: z.optional(field.estimated_duration.schema),
  scheduled_date: z.optional(field.scheduled_date.schema),
  scheduled_time: z.optional(field.scheduled_time.schema),
  xp_reward: z.optional(field.xp_reward.schema),
}

/** Adds a task, through the person's browser. A title that is none is put right there. */
export const createTaskTool: Tool = {
  name: 'create_task',
  description: 'Adds one task to the calendar of the person.',
  runs: 'client',
  effect: 'create',
  schema: z.object({ title: z.optional(z.unknown()), ...TaskArguments }),
  described: z.object({ title: field.title.schema, ...TaskArguments }),
}

const ListArguments = z.strictObject({
  from: z.optional(CivilDate),
  to: z.optional(CivilDate),
  status: z.optional(z.enum(STATUSES)),
  query: z.optional(SearchText),
  limit: z._default(z.int().check(z.gte(1), z.lte(50)), 20),
})

export const listTasksTool = readTool({
  name: 'list_tasks',
  description: 'Lists tasks of the person, by date, status and words of the title.',
  schema: ListArguments,
  async answer({ db, now }, { id, dayRule }, { from, to, status, query, limit }) {
    if (to !== undefined) {
      const last = addDays(localDate(now(), dayRule), FARTHEST)
      await makeOccurrences(db, id, { from: from ?? to, to: to < last ? to : last }, now())
    }
    const words = query === undefined ? null : searchWords(query)
    const tasks = await findTasks(db, id, { from, to, status, words, limit: limit + 1 })
    return { tasks: tasks.slice(0, limit), more: tasks.length > limit }
  },
})

/** Occurrences of repeating tasks are made for so many days ahead at most. */
const FARTHEST = 366

type Wanted = {
  from: string | undefined
  to: string | undefined
  status: string | undefined
  words: readonly string[] | null
  limit: number
}

function findTasks(db: Db, userId: UserId, wanted: Wanted): Promise<Partial<Task>[]> {
  const words = wanted.words?.map((word) => `'${userId.slice(-KEY)}${word}':*`).join(' & ') ?? null
  const { from = null, to = null, status = null, limit } = wanted
  return db.read(FIND, [userId, from, to, status, words, limit])
}

/** The digits of a person's id that begin each of their words in the index. */
const KEY = 8

const FIND = `
  select id, title, category, priority, status, estimated_duration, scheduled_date::text, scheduled_time, due_date::text
  from tasks
  where user_id = $1 and deleted_at is null
    and ($2::date is null or scheduled_date >= $2::date) and ($3::date is null or scheduled_date <= $3::date)
    and ($4::text is null or status = $4) and ($5::text is null or words @@ $5::tsquery)
  order by scheduled_date, scheduled_time, id limit $6`

export const getProgressTool = readTool({
  name: 'get_progress',
  description: 'Answers how far the person is, today and this week.',
  schema: z.strictObject({}),
  async answer(deps, person) {
    const { from_last_week: _, ...progress } = shownTo(person, Stats, await statsOf(deps, person))
    return Object.fromEntries(Object.entries(progress).filter(([, value]) => value !== null))
  },
})
