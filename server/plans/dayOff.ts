/** SQL: whether a date of person `$1` lies in a vacation: what is planned there is not expected to be done. */
export const IS_DAY_OFF = (date: string) =>
  `exists (select from streak_days_off o where o.user_id = $1 and o.local_date = ${date} and o.reason = 'vacation')`
