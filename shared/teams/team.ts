import * as z from 'zod/mini'
import { RowVersion } from '#shared/entity/fields.ts'
import { PersonOfOthers } from '#shared/people/card.ts'
import { nullWithoutGamification } from '#shared/progress/gamified.ts'
import { CATEGORIES } from '#shared/tasks/fields.ts'
import { text } from '#shared/text/text.ts'

/** So many people are in a team at most, and so many teams is a person in (docs/rules/teams.md, Teams). */
export const MOST_MEMBERS = 50
export const MOST_TEAMS = 20
/** How long a code to join by is good. */
export const INVITE_DAYS = 14

const TEAM_ROLES = ['owner', 'admin', 'member'] as const
export type TeamRole = (typeof TEAM_ROLES)[number]

const Name = text([1, 'A team needs a name'], [60, 'A name has at most 60 characters'])
const Category = z.enum(CATEGORIES, 'Unknown category')

export const NewTeam = z.strictObject({
  id: z.optional(z.uuid('An id is a UUID')),
  name: Name,
  category: z._default(Category, 'general'),
})
export type NewTeam = z.infer<typeof NewTeam>

export const TeamPatch = z.strictObject({
  name: z.optional(Name),
  category: z.optional(Category),
  version: z.optional(RowVersion),
})
export type TeamPatch = z.infer<typeof TeamPatch>

/** A team as one of its members sees it (docs/rules/teams.md, Teams). */
export const Team = z.object({
  id: z.uuid(),
  name: z.string(),
  category: z.enum(CATEGORIES),
  /** How many there are. */
  members: z.int(),
  /** What its members have earned by tasks and habits this week, Monday to Sunday, each since they joined. */
  xp: nullWithoutGamification(z.int()),
  /** Days in a row on which at least half were active. */
  streak: nullWithoutGamification(z.int()),
  /** The score of what the team is asked to confirm; null when nothing was due. */
  accountability: z.nullable(z.int()),
  joined: z.literal(true),
  /** Whether it confirms what the person does where a task names nobody. */
  is_default: z.boolean(),
  role: z.enum(TEAM_ROLES),
  /** Null but for the owner and admins, and when it is good no more. */
  invite_code: z.nullable(z.string()),
  invite_expires_at: z.nullable(z.string()),
  created_at: z.string(),
  version: z.int(),
})
export type Team = z.infer<typeof Team>

export const TeamPage = z.object({ items: z.array(Team), next_cursor: z.nullable(z.string()) })
export type TeamPage = z.infer<typeof TeamPage>

/** A member as another one sees them. A member hidden by a block is shown as hidden, with what counts for the team. */
export const TeamMember = z.extend(PersonOfOthers, {
  /** Of the membership. It finds the member as `user_id` does, also where that is hidden. */
  member_id: z.uuid(),
  role: z.enum(TEAM_ROLES),
  joined_at: z.string(),
  /** What they have earned this week since they joined. */
  weekly_xp: nullWithoutGamification(z.int()),
})
export type TeamMember = z.infer<typeof TeamMember>

export const TeamMemberPage = z.object({ items: z.array(TeamMember), next_cursor: z.nullable(z.string()) })
export type TeamMemberPage = z.infer<typeof TeamMemberPage>

export const JoinTeam = z.strictObject({ code: text([1, 'Type a code'], [100, 'No code is that long']) })

export const NewTeamRole = z.strictObject({ role: z.enum(['admin', 'member'], 'A role is admin or member') })
export const NewOwner = z.strictObject({ user_id: z.uuid('An id is a UUID') })
export const DefaultTeam = z.strictObject({ team_id: z.nullable(z.uuid('An id is a UUID')) })
