import { medianOf } from '#shared/numbers/median.ts'
import { rounded } from '#shared/numbers/rounded.ts'
import type { Rule } from './rule.ts'

const LONGER = 1.2
const SHORTER = 0.8
/** Doubles differ by less from quotients of minutes. */
const ROUNDING = 1e-9

/** Whether tasks take longer, or shorter, than planned. */
export const estimateBias: Rule<'estimate_bias'> = ({ finished }) => {
  const sample = finished.filter(({ actual_duration }) => (actual_duration ?? 0) >= 1)
  const ratio = medianOf(
    sample.map(({ actual_duration, estimated_duration }) => (actual_duration ?? 0) / estimated_duration),
  )
  return { sample, minimum: 5, data: ratio === null ? null : dataOf(ratio) }
}

function dataOf(ratio: number) {
  if (ratio >= LONGER - ROUNDING) return { ratio: rounded(ratio, 2), direction: 'longer' as const }
  return ratio <= SHORTER + ROUNDING ? { ratio: rounded(ratio, 2), direction: 'shorter' as const } : null
}
