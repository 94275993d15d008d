import { invalidField } from '#shared/errors.ts'
import { type Goal, GOAL_FIELDS, MOST_ACTIVE_GOALS, mayBecome, wrongDates } from '#shared/goals/goal.ts'
import { localDate } from '#shared/time/localDate.ts'
import type { Tx } from '#server/db/database.ts'
import { instantSql } from '#server/db/instantSql.ts'
import type { Entity } from '#server/entity/entity.ts'
import type { Person } from '#server/http/person.ts'
import { linkTasks } from '#server/tasks/links.ts'
import { withFigures } from './figures.ts'

/** Goals (docs/rules.md, Goals). */
export const goal: Entity<typeof GOAL_FIELDS, Goal> = {
  table: 'goals',
  noun: 'goal',
  fields: GOAL_FIELDS,
  maxRows: MOST_ACTIVE_GOALS,
  limited: "e.status = 'active'",
  archives: true,
  order: 'e.created_at desc',
  columns: `e.status, ${instantSql('e.closed_at')} as closed_at, e.closed_reason`,
  complete: async (_tx, person, asked, now) => ({
    ...asked,
    start_date: asked.start_date ?? localDate(now, person.dayRule),
  }),
  async check(tx, person, row, before, now) {
    const isDated = before?.start_date === row.start_date && before.target_date === row.target_date
    const wrong = isDated ? null : wrongDates(row, localDate(now, person.dayRule))
    if (wrong) throw invalidField(wrong.field, wrong.message)
    if (before && !mayBecome(before.metric, row.metric))
      throw invalidField('metric', 'How a goal is measured cannot be changed')
    if (row.domain_id !== null && row.domain_id !== before?.domain_id)
      await checkDomain(tx, person, row.domain_id)
  },
  async saved(tx, person, { id, domain_id }) {
    if (domain_id === null) return
    await tx.query('update goals set lost_domain_id = null where user_id = $1 and id = $2', [person.id, id])
  },
  trashed: (tx, person, id, isTrashed, now) => linkTasks(tx, person, 'goal_id', { id, isTrashed }, now),
  present: withFigures,
}

async function checkDomain(tx: Tx, { id: userId }: Person, domainId: string) {
  const text = 'select 1 from domains where user_id = $1 and id = $2 and deleted_at is null'
  if ((await tx.query(text, [userId, domainId])).length === 0)
    throw invalidField('domain_id', 'Unknown domain')
}
