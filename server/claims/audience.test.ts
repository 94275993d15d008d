import { expect, test } from 'vitest'
import type { OtherUserId } from '#server/kit/db/userId.ts'
import { isJudge } from './audience.ts'

const [ann, bob] = ['ann' as OtherUserId, 'bob' as OtherUserId]

test.each<[string, Parameters<typeof isJudge>[0], boolean]>([
  ['nobody was asked', { witness_id: null, verdict_by: null, disputed: false }, false],
  ['another was asked', { witness_id: bob, verdict_by: null, disputed: false }, false],
  ['another was asked and has judged', { witness_id: bob, verdict_by: bob, disputed: false }, false],
  ['they were asked', { witness_id: ann, verdict_by: null, disputed: false }, true],
  [
    'they have judged, and another was asked since',
    { witness_id: bob, verdict_by: ann, disputed: false },
    true,
  ],
  ['it is disputed', { witness_id: bob, verdict_by: bob, disputed: true }, true],
])('a partner sees a claim of another where they may judge it: %s', (_, claim, sees) => {
  expect(isJudge(claim, ann)).toBe(sees)
})
