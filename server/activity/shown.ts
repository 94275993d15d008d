/**
 * SQL: whether the person `viewer` sees the item `a` of somebody whose settings are `s`: their own, and of friends who share.
 * Streaks and levels need gamification on both sides (docs/rules/people.md, People).
 *
 * @param plays whether the viewer has it on
 */
export const shownTo = (viewer: string, plays: string) => `
  not a.undone and (a.user_id = ${viewer} or coalesce(s.share_activity, true))
  and (a.kind not in ('streak', 'level') or (${plays} and coalesce(s."gamificationEnabled", true)))`

/** SQL: the friends of the person `$1`. */
export const FRIENDS = 'select f.friend_id as id from friendships f where f.user_id = $1'
