/**
 * SQL: whether the person `viewer` sees the item `a` of somebody whose settings are `s`: their own, and of others who share.
 * Streaks and levels need gamification on both sides (docs/rules/people.md, People).
 *
 * @param plays whether the viewer has it on
 */
export const shownTo = (viewer: string, plays: string) => `
  not a.undone and (a.user_id = ${viewer} or coalesce(s.share_activity, true))
  and (a.kind not in ('streak', 'level') or (${plays} and coalesce(s."gamificationEnabled", true)))`

/** SQL: the friends and team mates of the person `$1`, and with a team also the person. */
export const NEAR = `
  select f.friend_id as id from friendships f where f.user_id = $1
  union
  select m.user_id from team_members m
  where m.team_id in (select t.team_id from my_teams t where t.user_id = $1)`
