import * as z from 'zod/mini'
import { Card } from '../people/card.ts'
import { CivilDate } from '../time/schemas.ts'

/** Whom a board compares: somebody with their friends, or all who let strangers see their points. */
export const SCOPES = ['friends', 'everyone'] as const
export type BoardScope = (typeof SCOPES)[number]

const line = { points: z.int(), is_me: z.boolean(), isFriend: z.boolean(), ...Card.shape }

/** A person on a board. Who has as many points shares the rank, and the next one is as far behind as people are ahead. */
export const BoardLine = z.object({ rank: z.int(), ...line })
export type BoardLine = z.infer<typeof BoardLine>

/** Oneself beside a board: without a rank where one is not on it. */
export const OwnLine = z.object({ rank: z.nullable(z.int()), ...line })
export type OwnLine = z.infer<typeof OwnLine>

/** The answer of `GET /api/leaderboard` (docs/rules/league.md, Boards). */
export const Leaderboard = z.object({
  /** Its Monday. */
  week: CivilDate,
  from: CivilDate,
  to: CivilDate,
  /** Whether its points never change any more. */
  final: z.boolean(),
  scope: z.enum(SCOPES),
  /** How many people are on it. */
  total: z.int(),
  me: OwnLine,
  items: z.array(BoardLine),
  next_cursor: z.nullable(z.string()),
})
export type Leaderboard = z.infer<typeof Leaderboard>

/** The answer of `GET /api/leaderboard/points`: what a week's points are made of. */
export const OwnPoints = z.object({
  week: CivilDate,
  days: z.array(
    z.object({
      date: CivilDate,
      points: z.int(),
      groups: z.array(
        z.object({
          source_kind: z.string(),
          source_id: z.uuid(),
          amount: z.int(),
          eligible: z.boolean(),
          points: z.int(),
        }),
      ),
    }),
  ),
  total: z.int(),
})
export type OwnPoints = z.infer<typeof OwnPoints>
