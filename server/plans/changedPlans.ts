/**
 * SQL: whether the rest of a plan of person `$1` is planned anew by another one, which is accepted, or proposed and still open.
 *
 * @param now the parameter with the instant of now
 */
export const IS_CHANGED = (plan: string, now: string) =>
  `exists (select from plans ch where ch.user_id = $1 and ch.changes_plan = ${plan}
    and (ch.status = 'accepted' or (ch.status = 'proposed' and ch.expires_at > ${now}::timestamptz)))`
