import type { Team, TeamMember, TeamRole } from '#shared/teams/team.ts'

export const ROLE_WORDS: Record<TeamRole, string> = { owner: 'Owner', admin: 'Admin', member: 'Member' }

/** `1 member`, `12 members`. */
export function membersInWords(count: number): string {
  return count === 1 ? '1 member' : `${count} members`
}

/** A line about a team: `12 members · 340 XP this week · 5 days together`. Figures that are not shown are left out. */
export function teamInWords({ members, xp, streak }: Team): string {
  return [
    membersInWords(members),
    xp !== null && `${xp.toLocaleString('en')} XP this week`,
    streakInWords(streak),
  ]
    .filter(Boolean)
    .join(' · ')
}

function streakInWords(streak: number | null): string | false {
  if (streak === null || streak === 0) return false
  return streak === 1 ? '1 day together' : `${streak} days together`
}

/** A line about a member: `Admin · 120 XP this week`. */
export function memberInWords({ role, weekly_xp }: TeamMember): string {
  return [ROLE_WORDS[role], weekly_xp !== null && `${weekly_xp.toLocaleString('en')} XP this week`]
    .filter(Boolean)
    .join(' · ')
}

/** What stays when somebody leaves a team. @param isGamified whether they are shown XP and streaks */
export function leavingInWords(
  { members, role }: Pick<Team, 'members' | 'role'>,
  isGamified: boolean,
): string {
  const own = `Your tasks${isGamified ? ', your XP and your own streak' : ''} stay as they are.`
  if (members === 1) return `${own} You are the last one, so the team ends.`
  const after = 'The days on which you were in the team still count for it. To come back you need its code.'
  const next =
    role === 'owner' ? ' The admin who has been in it longest becomes the owner, or else the member.' : ''
  return `${own} ${after}${next}`
}

/** As a sentence and its heading call a member, also one whom a block hides. */
export function nameInSentence({ user_id, name }: Pick<TeamMember, 'user_id' | 'name'>): string {
  return user_id === null ? 'this member' : name
}
