import * as z from 'zod/mini'
import { RowVersion } from '#shared/entity/fields.ts'
import { Card } from '#shared/people/card.ts'
import { nullWithoutGamification } from '#shared/progress/gamified.ts'
import { text } from '#shared/text/text.ts'
import { CivilDate } from '#shared/time/schemas.ts'

/** Whether people race each other, or carry one thing together (docs/rules/challenges.md). */
const CHALLENGE_KINDS = ['race', 'together'] as const
export type ChallengeKind = (typeof CHALLENGE_KINDS)[number]

/** What is counted (docs/rules/challenges.md, Scores of challenges). */
const METRICS = ['tasks', 'focus_minutes', 'habit_check_ins', 'xp'] as const
export type Metric = (typeof METRICS)[number]

const STATES = ['upcoming', 'running', 'ended', 'cancelled'] as const
export type ChallengeState = (typeof STATES)[number]

/** How many people a challenge has at most, how many open ones a person is in, and what a prize pays in XP. */
export const MOST_PEOPLE = 100
export const MOST_OPEN_CHALLENGES = 20
export const PRIZE_XP = 100

/** How many days a challenge has at most, and how many days ahead it may begin. */
export const MOST_DAYS = 90
export const MOST_DAYS_AHEAD = 30
const MOST_TARGET = 1_000_000

const Name = text([1, 'Give it a name'], [80, 'A name has at most 80 characters'])
const Target = z
  .int('A target is a whole number')
  .check(z.gte(1, 'At least 1'), z.lte(MOST_TARGET, 'At most 1,000,000'))
const Invited = z
  .array(z.uuid('An id is a UUID'))
  .check(z.maxLength(MOST_PEOPLE - 1, 'At most 99 people can be invited'))

export const NewChallenge = z
  .strictObject({
    id: z.optional(z.uuid('An id is a UUID')),
    name: Name,
    kind: z._default(z.enum(CHALLENGE_KINDS, 'A challenge is a race, or together'), 'race'),
    metric: z.enum(METRICS, 'Say what is counted'),
    starts_on: CivilDate,
    days: z
      .int('Days are a whole number')
      .check(z.gte(1, 'At least 1 day'), z.lte(MOST_DAYS, 'At most 90 days')),
    target: z._default(z.nullable(Target), null),
    /** Friends, by `user_id`. */
    invite: z.optional(Invited),
    /** A team of one's own instead: each of its members may join. */
    team_id: z.optional(z.nullable(z.uuid('An id is a UUID'))),
  })
  .check(
    z.refine(({ invite, team_id }) => (invite === undefined) !== ((team_id ?? null) === null), {
      error: 'Invite friends, or name a team',
      path: ['invite'],
    }),
    z.refine(({ kind, target }) => kind === 'race' || target !== null, {
      error: 'Together needs a target',
      path: ['target'],
    }),
  )
export type NewChallenge = z.infer<typeof NewChallenge>

export const ChallengePatch = z.strictObject({
  name: z.optional(Name),
  target: z.optional(z.nullable(Target)),
  version: z.optional(RowVersion),
})
export type ChallengePatch = z.infer<typeof ChallengePatch>

/** Somebody in a challenge, with what they have done. `rank` is null where people do it together. */
export const StandingLine = z.object({
  rank: z.nullable(z.int()),
  score: z.int(),
  progress: z.int(),
  is_me: z.boolean(),
  ...Card.shape,
})
export type StandingLine = z.infer<typeof StandingLine>

/** A challenge as one person sees it. */
export const Challenge = z.object({
  id: z.uuid(),
  name: z.string(),
  kind: z.enum(CHALLENGE_KINDS),
  metric: z.enum(METRICS),
  /** Dates of each participant's own. */
  starts_on: CivilDate,
  ends_on: CivilDate,
  days: z.int(),
  /** When the result is fixed, an instant. */
  ends_at: z.string(),
  target: z.nullable(z.int()),
  team_id: z.nullable(z.uuid()),
  state: z.enum(STATES),
  me: z.enum(['invited', 'joined', 'left', 'none']),
  /** How many have joined. */
  participants: z.int(),
  /** Whom its maker has asked and who are not in it, whether or not they declined: shown to the maker alone, while it is open. */
  invited: z.array(Card),
  daysLeft: z.int(),
  /** In percent: one's own in a race, that of all together. */
  progress: z.int(),
  /** One's own; 0 for who has not joined. */
  score: z.int(),
  /** Of all. */
  total: z.int(),
  rank: z.nullable(z.int()),
  prize_xp: nullWithoutGamification(z.int()),
  standing: z.array(StandingLine),
  /** The standing at the end, with the names of that moment; null before. */
  result: z.nullable(z.array(StandingLine)),
  /** Who made it; null for who is hidden or gone. */
  created_by: z.nullable(z.uuid()),
  version: z.int(),
})
export type Challenge = z.infer<typeof Challenge>

export const ChallengePage = z.object({ items: z.array(Challenge), next_cursor: z.nullable(z.string()) })
export type ChallengePage = z.infer<typeof ChallengePage>
