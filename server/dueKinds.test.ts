import { expect, test } from 'vitest'
import { dueKindsOf } from './kit/due/dueKind.ts'
import { SLICES } from './slices.ts'

const HOUR = 3600
const DAY = 24 * HOUR
const MONTH = 30 * DAY

/** By kind the first pause after a failure, the longest one, and how old a moment is when a failure ends it. Seconds. */
const RETRIES: Record<string, readonly [first: number, longest: number, giveUpAfter: number]> = {
  reminder: [1, 60, DAY],
  habit_reminder: [1, 60, DAY],
  nudges: [10, 600, Infinity],
  notification_snooze: [10, 600, 7 * DAY],
  forget_person: [1, 600, MONTH],
  request_end: [60, HOUR, MONTH],
  request_sent: [1, 600, DAY],
  challenge_end: [5, 600, MONTH],
  challenge_over: [5, 600, MONTH],
  challenge_begin: [60, HOUR, DAY],
  forget_challenge_inviter: [1, 600, MONTH],
  count_boards: [5, 600, DAY],
  end_week: [5, 600, MONTH],
  podium: [5, 600, MONTH],
  forget_conversation: [1, 600, MONTH],
  room_soon: [5, 60, 600],
  room_start: [5, 600, HOUR],
  room_end: [5, 600, MONTH],
  room_outcome: [5, 600, MONTH],
  forget_room_host: [1, 600, MONTH],
  forget_partner: [1, 600, MONTH],
  claim_silence: [10, HOUR, MONTH],
  claim_check: [10, HOUR, MONTH],
  claim_picture: [10, HOUR, MONTH],
  claim_to_judge: [1, 60, DAY],
  team_claim_to_judge: [1, 60, DAY],
  forget_asked_claims: [1, 600, MONTH],
  forget_judge: [1, 600, MONTH],
  forget_cheers: [1, 600, MONTH],
  run: [3, 60, HOUR],
  tell: [1, 60, DAY],
  unused_file: [5, HOUR, MONTH],
  remove_file: [5, HOUR, MONTH],
  mail: [30, 7680, DAY],
  digest_mail: [30, 7680, 6 * HOUR],
  account_request: [0.5, 60, 800],
  account_erasure: [60, HOUR, Infinity],
  push: [10, 300, HOUR],
  push_waiting_nudge: [10, 600, DAY],
  push_waiting_social: [10, 600, DAY],
  push_waiting_accountability: [10, 600, DAY],
  digest: [60, HOUR, DAY],
  account_confirmed: [1, 600, 7 * DAY],
}
/** By kind after how many seconds it is late. The others never are. */
const LATENESS: Record<string, number> = {
  reminder: HOUR,
  habit_reminder: HOUR,
  nudges: HOUR,
  notification_snooze: HOUR,
  room_soon: 600,
  digest_mail: 6 * HOUR,
  digest: 6 * HOUR,
}
/** By kind within how many seconds each of its moments is set. The others may be far. */
const HORIZON: Record<string, number> = {
  nudges: 3 * DAY,
  request_sent: 120,
  run: 660,
  tell: 60,
  mail: 3 * HOUR,
  digest_mail: 3 * HOUR,
  account_request: 120,
  push: DAY,
  push_waiting_nudge: 26 * HOUR,
  push_waiting_social: 26 * HOUR,
  push_waiting_accountability: 26 * HOUR,
  account_confirmed: 120,
}
/** By kind how many are worked on and claimed at once, and for how many seconds, where it is not 8 for 15 seconds. */
const PACE: Record<string, object> = {
  reminder: { atOnce: 16 },
  habit_reminder: { atOnce: 16 },
  challenge_end: { atOnce: 1, claimed: 32, hurry: { afterSeconds: 8, atOnce: 4 } },
  challenge_over: { atOnce: 1, claimed: 32, hurry: { afterSeconds: 8, atOnce: 4 } },
  claim_check: { claimSeconds: 120 },
  tell: { atOnce: 4 },
  mail: { atOnce: 5, claimSeconds: 600 },
  digest_mail: { atOnce: 5, claimSeconds: 600 },
  account_request: { atOnce: 1, claimSeconds: 5 },
  push: { atOnce: 50, claimSeconds: 30 },
  digest: { atOnce: 16 },
  account_confirmed: { claimSeconds: 60 },
}

const kinds = Object.entries(dueKindsOf(SLICES))
const namesWith = <Value>(valueOf: (kind: (typeof kinds)[number][1]) => Value | undefined) =>
  Object.fromEntries(
    kinds.flatMap(([name, kind]) => {
      const value = valueOf(kind)
      return value === undefined ? [] : [[name, value]]
    }),
  )

test('what is due and fails is tried again for as long as it matters', () => {
  expect(namesWith(({ retries: { first, longest, giveUpAfter } }) => [first, longest, giveUpAfter])).toEqual(
    RETRIES,
  )
})

test('what is about a moment is late some time after it, and what has just been asked for is never far ahead', () => {
  expect(namesWith(({ lateness }) => lateness)).toEqual(LATENESS)
  expect(namesWith(({ horizon }) => horizon)).toEqual(HORIZON)
})

test('what comes in thousands, or takes long, has a pace of its own', () => {
  const own = namesWith(({ atOnce, claimed, hurry, claimSeconds }) => {
    const pace = Object.fromEntries(
      Object.entries({ atOnce, claimed, hurry, claimSeconds }).filter(([, value]) => value !== undefined),
    )
    return Object.keys(pace).length === 0 ? undefined : pace
  })
  expect(own).toEqual(PACE)
})
