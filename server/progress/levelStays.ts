/** SQL: the level that a total of XP has reached (shared/progress/levels.ts). */
const levelSql = (xp: string) => `floor((25 + sqrt(625 + 50::float8 * (${xp}))) / 50)`

/**
 * SQL: that XP which are added to a total reach no new level. Reaching one is seen by others, so a batched statement leaves it to
 * a transaction (docs/rules/activity.md, Activity).
 */
export const levelStays = (total: string, added: string) =>
  `${levelSql(`${total} + ${added}`)} = ${levelSql(total)}`
