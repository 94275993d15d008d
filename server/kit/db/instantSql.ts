/** SQL for ISO 8601 in UTC with milliseconds, as JavaScript writes it: sessions speak UTC. */
export const instantSql = (column: string) => `to_char(${column}, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
