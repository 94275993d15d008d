import { invalidField } from '#shared/errors.ts'
import {
  type Goal,
  GOAL_FIELDS,
  MOST_ACTIVE_GOALS,
  MOST_GOALS_IN_ALL,
  mayBecome,
  wrongDates,
} from '#shared/goals/goal.ts'
import { localDate } from '#shared/time/localDate.ts'
import { instantSql } from '#server/kit/db/instantSql.ts'
import type { Entity } from '#server/kit/entity/entity.ts'
import { checkLinks, forgottenLinks, moveLinks } from '#server/links/links.ts'
import { noteFirstGoal } from '#server/settings/firstGoal.ts'
import { withFigures } from './figures.ts'

/** Goals (docs/rules/goals.md, Goals). */
export const goal: Entity<typeof GOAL_FIELDS, Goal> = {
  table: 'goals',
  noun: 'goal',
  fields: GOAL_FIELDS,
  maxRows: MOST_ACTIVE_GOALS,
  maxRowsInAll: MOST_GOALS_IN_ALL,
  limited: "e.status = 'active'",
  archives: true,
  order: 'e.created_at desc',
  columns: `e.status, ${instantSql('e.closed_at')} as closed_at, e.closed_reason,
    ${instantSql('e.published_at')} as published_at`,
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
    if (row.domain_id !== before?.domain_id) await checkLinks(tx, person.id, { domain_id: row.domain_id })
  },
  begin: ({ published }, _person, now) => ({ published_at: published ? now : null }),
  revise: async (_tx, _person, { row, patch }, now) => ({
    patch,
    more: { ...forgottenLinks(patch), ...publishedAt(row, patch, now) },
  }),
  saved: (tx, person, _row, now) => noteFirstGoal(tx, person, now),
  trashed: (tx, person, id, isTrashed, now) => moveLinks(tx, person, 'goal_id', { id, isTrashed }, now),
  present: withFigures,
}

/** Since when it is published: an edit that changes whether it is says so. */
function publishedAt(row: { published: boolean }, patch: { published?: boolean | undefined }, now: Date) {
  const { published = row.published } = patch
  return published === row.published ? {} : { published_at: published ? now : null }
}
