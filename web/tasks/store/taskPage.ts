import { AppError } from '#shared/errors.ts'
import { ACCOUNTABILITY_TYPES, CATEGORIES, PRIORITIES } from '#shared/tasks/fields.ts'
import { STATUSES, type Task, type TaskPage } from '#shared/tasks/task.ts'

/**
 * Checks a page of tasks. The schema says the same but takes 10 ms for 500 rows, this a twentieth of it: lists of
 * thousands are checked in the frame in which they are shown. A test keeps the two equal.
 *
 * @throws AppError `internal` when the answer is no page of tasks
 */
export function readTaskPage(json: unknown): TaskPage {
  if (!isPage(json))
    throw new AppError('internal', 'The server gave an answer that this version does not understand.')
  return json
}

type Check = (value: unknown) => boolean

const isText: Check = (value) => typeof value === 'string'
const isWhole: Check = Number.isSafeInteger
const isTextOrNull: Check = (value) => value === null || typeof value === 'string'
const isId: Check = (value) => typeof value === 'string' && UUID.test(value)
const isIdOrNull: Check = (value) => value === null || isId(value)
const isOneOf = (words: readonly unknown[]): Check => {
  const known = new Set(words)
  return (value) => known.has(value)
}
const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i

const FIELDS = Object.entries({
  id: isId,
  user_id: isId,
  title: isText,
  description: isText,
  category: isOneOf(CATEGORIES),
  priority: isOneOf(PRIORITIES),
  status: isOneOf(STATUSES),
  estimated_duration: isWhole,
  scheduled_date: isTextOrNull,
  scheduled_time: isTextOrNull,
  startTime: isTextOrNull,
  endTime: isTextOrNull,
  due_date: isTextOrNull,
  xp_reward: isWhole,
  accountability_type: isOneOf(ACCOUNTABILITY_TYPES),
  completed_at: isTextOrNull,
  actual_duration: (value) => value === null || isWhole(value),
  elapsed_seconds: isWhole,
  running_since: isTextOrNull,
  goal_id: isIdOrNull,
  domain_id: isIdOrNull,
  recurrence: isRecurrence,
  recurrence_id: isIdOrNull,
  version: isWhole,
  deleted_at: isTextOrNull,
  created_at: isText,
  updated_at: isText,
} satisfies Record<keyof Task, Check>)

const isBase = isOneOf(['schedule', 'completion'])

function isPage(json: unknown): json is TaskPage {
  if (!isObject(json) || !Array.isArray(json['items']) || !isTextOrNull(json['next_cursor'])) return false
  return json['items'].every(isTask) && isSetAside(json['set_aside'])
}

function isSetAside(list: unknown): boolean {
  if (list === undefined) return true
  const isSeries = (one: unknown) =>
    isObject(one) &&
    isId(one['recurrence_id']) &&
    isId(one['task_id']) &&
    isText(one['title']) &&
    isText(one['rrule'])
  return Array.isArray(list) && list.every(isSeries)
}

function isTask(row: unknown): row is Task {
  if (!isObject(row)) return false
  for (const [name, isRight] of FIELDS) if (!isRight(row[name])) return false
  return true
}

function isRecurrence(value: unknown): boolean {
  return value === null || (isObject(value) && isText(value['rrule']) && isBase(value['from']))
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
