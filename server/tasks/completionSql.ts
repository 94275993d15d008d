/** SQL: what a completion sets. The timer has stopped. */
export const completionSql = (at: string, now: string) => `
  status = 'completed', completed_at = ${at},
  actual_duration = case when t.tracked_ms > 0 then (t.tracked_ms / 60000)::int end,
  completions = completions + 1, version = version + 1, updated_at = ${now}`

/** SQL: whether a task that was just completed counts where people compare (docs/rules/league.md, What counts). */
export const ELIGIBLE = `(t.tracked_ms >= 60000 or t.completed_at - t.created_at >= interval '60 seconds')`
