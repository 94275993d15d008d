import type { RecordedPast } from '#shared/habits/history.ts'
import { localDate } from '#shared/time/localDate.ts'
import { change } from '#server/db/change.ts'
import type { Tx } from '#server/db/database.ts'
import type { Deps } from '#server/deps.ts'
import { liveRow } from '#server/entity/actions.ts'
import type { Person } from '#server/http/person.ts'
import { habit as entity } from './habit.ts'
import { PAST_COLUMNS, type PastColumns, pastOf } from './past.ts'
import { CHECK_IN_COLUMNS, type StoredCheckIn } from './rows.ts'
import { NEXT_ROUND } from './settle.ts'
import type { StoredHabit } from './storedHabit.ts'

/** What a check-in is made on: the habit and all that is known of the date before, in a transaction that has locked the person. */
export type Scene = {
  tx: Tx
  person: Person
  habit: StoredHabit
  date: string
  before: StoredCheckIn | null
  past: RecordedPast
  /** Numbers the next award of the date. */
  round: number
  today: string
  now: Date
}

/** Works on a date of a habit. @throws AppError `not_found` */
export function onScene<Answer>(
  deps: Deps,
  person: Person,
  { id, date }: { id: string; date: string },
  work: (scene: Scene) => Promise<Answer>,
): Promise<Answer> {
  return change(deps, person, async (tx) => {
    const now = deps.now()
    const habit = (await liveRow(tx, person, entity, id)) as StoredHabit
    const [row] = await tx.query<SceneRow>(SCENE, [person.id, id, date])
    if (!row) throw new Error('A statement without a row')
    const { check_in: before, round, ...columns } = row
    const today = localDate(now, person.dayRule)
    return work({ tx, person, habit, date, before, past: pastOf(habit, columns), round, today, now })
  })
}

type SceneRow = PastColumns & { check_in: StoredCheckIn | null; round: number }

const SCENE = `
  select (
      select row_to_json(c) from (
        select ${CHECK_IN_COLUMNS} from habit_checkins where user_id = $1 and habit_id = $2 and date = $3
      ) c
    ) as check_in,
    (${NEXT_ROUND}) as round,
    ${PAST_COLUMNS}
  from (values ($2::uuid)) as h (id)`
