import { expect, test } from 'vitest'
import type { Claim } from '#shared/claims/claim.ts'
import { afterAction, type ClaimAction } from './claimAction.ts'

const AT = '2026-03-02T09:05:00.000Z'
const CLAIM: Claim = {
  id: '00000000-0000-4000-8000-000000000001',
  task_id: '00000000-0000-4000-8000-000000000002',
  user_id: '00000000-0000-4000-8000-000000000003',
  title: 'Swim',
  type: 'partner',
  witness_id: '00000000-0000-4000-8000-000000000004',
  state: 'open',
  opened_at: '2026-03-02T09:00:00.000Z',
  proof_until: '2026-03-02T09:10:00.000Z',
  verdict_until: '2026-03-03T09:10:00.000Z',
  note: null,
  image_url: null,
  proof_at: null,
  late: false,
  verdict: null,
  disputed: false,
  value: null,
  local_date: '2026-03-02',
  version: 1,
}
const act = (action: Partial<ClaimAction>) =>
  afterAction(CLAIM, {
    id: CLAIM.id,
    task_id: null,
    picture: null,
    note: '',
    at: AT,
    ...action,
  } as ClaimAction)

test('a proof is shown at once, and is late where it comes after its time', () => {
  expect(act({ kind: 'prove', note: 'Forty lengths' })).toMatchObject({
    state: 'open',
    note: 'Forty lengths',
    proof_at: AT,
    late: false,
  })
  expect(act({ kind: 'prove', note: 'Forty lengths', at: '2026-03-02T09:10:00.001Z' })?.late).toBe(true)
})

test('a verdict decides a claim at once, and a dispute opens it once more', () => {
  expect(act({ kind: 'confirm' })).toMatchObject({
    state: 'confirmed',
    verdict: { answer: 'confirmed', note: null, at: AT },
  })
  expect(act({ kind: 'decline', note: 'The pool was closed' })).toMatchObject({
    state: 'declined',
    verdict: { answer: 'declined', note: 'The pool was closed' },
  })
  expect(act({ kind: 'dispute', note: 'The other pool' })).toMatchObject({ state: 'open', disputed: true })
})

test('of a claim that is not known nothing is shown', () => {
  expect(afterAction(undefined, { kind: 'confirm', id: CLAIM.id, note: '', at: AT })).toBe(undefined)
})
