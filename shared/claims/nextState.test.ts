import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CLAIM_STATES, CLAIM_TYPES } from './claim.ts'
import { type ClaimFacts, nextState, opening, type Step, valueOf } from './nextState.ts'

const PROOF_UNTIL = new Date('2026-03-02T10:10:00Z')
const VERDICT_UNTIL = new Date('2026-03-03T10:10:00Z')
const NOW = new Date('2026-03-02T10:05:00Z')
const at = (until: Date, seconds: number) => new Date(until.getTime() + seconds * 1000)
const HOURS = 3600

const aClaim = (more: Partial<ClaimFacts> = {}): ClaimFacts => ({
  type: 'partner',
  state: 'open',
  proof_until: PROOF_UNTIL,
  verdict_until: VERDICT_UNTIL,
  late: false,
  disputed: false,
  verdict: null,
  ...more,
})
const DECLINED = aClaim({ state: 'declined', verdict: { answer: 'declined', at: NOW } })
const UNSURE = aClaim({ type: 'ai', state: 'unverified', verdict: { answer: 'unsure', at: NOW } })
const UNAVAILABLE = aClaim({ ...UNSURE, verdict: { answer: 'unavailable', at: NOW } })
const confirm: Step = { do: 'judge', answer: 'confirmed' }
const decline: Step = { do: 'judge', answer: 'declined' }

test.each<[string, ClaimFacts, Step, Date, Partial<ClaimFacts> | null]>([
  ['a proof at the end of its time', aClaim(), { do: 'prove' }, PROOF_UNTIL, { late: false }],
  ['a proof a second later', aClaim(), { do: 'prove' }, at(PROOF_UNTIL, 1), { late: true }],
  ['the last proof', aClaim(), { do: 'prove' }, at(VERDICT_UNTIL, -1), { state: 'open', late: true }],
  ['a proof after the verdict’s time', aClaim(), { do: 'prove' }, VERDICT_UNTIL, null],
  ['a proof of what is decided', DECLINED, { do: 'prove' }, NOW, null],
  ['a confirmation', aClaim(), confirm, NOW, { state: 'confirmed', late: false }],
  ['a decline', aClaim(), decline, NOW, { state: 'declined' }],
  ['the last verdict', aClaim(), confirm, at(VERDICT_UNTIL, -1), { state: 'confirmed' }],
  ['a verdict too late', aClaim(), confirm, VERDICT_UNTIL, null],
  ['a second verdict', DECLINED, confirm, NOW, null],
  ['somebody’s verdict for a model', aClaim({ type: 'ai' }), confirm, NOW, null],
  [
    'a model that confirms',
    aClaim({ type: 'ai' }),
    { do: 'model', answer: 'confirmed' },
    NOW,
    { state: 'confirmed' },
  ],
  ['a model that is unsure', aClaim({ type: 'ai' }), { do: 'model', answer: 'unsure' }, NOW, UNSURE],
  ['no model', aClaim({ type: 'ai' }), { do: 'model', answer: 'unavailable' }, NOW, UNAVAILABLE],
  ['a model for a partner', aClaim(), { do: 'model', answer: 'confirmed' }, NOW, null],
  ['silence, a second early', aClaim(), { do: 'pass' }, at(VERDICT_UNTIL, -1), null],
  ['silence', aClaim(), { do: 'pass' }, VERDICT_UNTIL, { state: 'unverified', verdict: null }],
  ['silence about what is decided', DECLINED, { do: 'pass' }, VERDICT_UNTIL, null],
  [
    'a dispute in the 48th hour',
    DECLINED,
    { do: 'dispute' },
    at(NOW, 48 * HOURS),
    { state: 'open', disputed: true, verdict_until: at(NOW, 72 * HOURS), late: false },
  ],
  ['a dispute a second later', DECLINED, { do: 'dispute' }, at(NOW, 48 * HOURS + 1), null],
  ['a second dispute', { ...DECLINED, disputed: true }, { do: 'dispute' }, NOW, null],
  ['a dispute of an unsure model', UNSURE, { do: 'dispute' }, NOW, { state: 'open', disputed: true }],
  ['a dispute of no model', UNAVAILABLE, { do: 'dispute' }, NOW, null],
  ['a dispute of silence', aClaim({ state: 'unverified' }), { do: 'dispute' }, NOW, null],
  ['a dispute of an open one', aClaim(), { do: 'dispute' }, NOW, null],
  ['a proof in a dispute', aClaim({ disputed: true }), { do: 'prove' }, at(PROOF_UNTIL, 60), { late: false }],
  ['undoing an open one', aClaim(), { do: 'undo' }, NOW, { state: 'withdrawn' }],
  ['undoing after silence', aClaim(), { do: 'undo' }, at(VERDICT_UNTIL, 9), { state: 'withdrawn' }],
  ['undoing what is decided', DECLINED, { do: 'undo' }, NOW, null],
])('%s', (_, claim, step, now, expected) => {
  const next = nextState(claim, step, now)
  if (expected === null) expect(next).toBe(null)
  else expect(next).toMatchObject(expected)
})

test('a claim counts what its state and its lateness say', () => {
  const values = CLAIM_STATES.map((state) => [
    valueOf({ state, late: false }),
    valueOf({ state, late: true }),
  ])
  expect(Object.fromEntries(CLAIM_STATES.map((state, index) => [state, values[index]]))).toEqual({
    open: [null, null],
    confirmed: [1, 0.5],
    declined: [0, 0],
    unverified: [0.7, 0.5],
    withdrawn: [null, null],
  })
})

test('a claim is late when its task was planned for an earlier day, and its times begin with its arrival', () => {
  const times = { proof_until: PROOF_UNTIL, verdict_until: VERDICT_UNTIL }
  const arrival = at(PROOF_UNTIL, -600)
  const late = (scheduled_date: string | null) =>
    opening({ local_date: '2026-03-02', scheduled_date }, 10, arrival)
  expect(late('2026-03-01')).toEqual({ ...times, late: true })
  for (const date of ['2026-03-02', '2026-03-03', null]) expect(late(date)).toEqual({ ...times, late: false })
})

const aStep = fc.oneof(
  fc.constantFrom<Step>({ do: 'prove' }, { do: 'dispute' }, { do: 'undo' }, { do: 'pass' }, confirm, decline),
  fc.constantFrom('confirmed' as const, 'unsure' as const, 'unavailable' as const).map((answer): Step => ({
    do: 'model',
    answer,
  })),
)
const aWalk = fc.array(fc.tuple(aStep, fc.integer({ min: 0, max: 60 * 60 })), { maxLength: 40 })

test('whatever is done, a claim is disputed at most once, and is decided at most twice by others', () => {
  fc.assert(
    fc.property(fc.constantFrom(...CLAIM_TYPES), aWalk, (type, steps) => {
      let [claim, now, disputes, verdicts] = [aClaim({ type }), NOW, 0, 0]
      for (const [step, minutes] of steps) {
        now = at(now, minutes * 60)
        const next = nextState(claim, step, now)
        if (!next) continue
        if (step.do === 'dispute') disputes += 1
        if (step.do === 'judge' || step.do === 'model') verdicts += 1
        expect(claim.late && !next.late).toBe(false)
        claim = next
      }
      expect(disputes).toBeLessThanOrEqual(1)
      expect(verdicts).toBeLessThanOrEqual(1 + disputes)
    }),
  )
})
