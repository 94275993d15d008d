import { expect, test } from 'vitest'
import { readInWords, rowsOf } from '#shared/tasks/testing/sampleLines.ts'

test.each(
  rowsOf(`
no football suns | no football suns |
no gym on fridays | no gym on fridays |
no swimming mon wed | no swimming mon wed |
no piano lesson tuesdays | no piano lesson tuesdays |
no meat mondays | no meat | 2026-03-02 WEEKLY;BYDAY=MO
no alcohol sundays | no alcohol | 2026-03-08 WEEKLY;BYDAY=SU
no football, run suns 9am | no football, run | 2026-03-08 09:00 WEEKLY;BYDAY=SU
no excuses gym fri, swim sat 9am | no excuses gym fri, swim sat 9am |
no excuses gym fri 7am | no excuses gym | 2026-03-06 07:00
no gym fri, swim sat 9am | no gym fri, swim | 2026-03-07 09:00
`),
)('"%s" says what there is not, or is a habit: %s, %s', (line, title, plan) => {
  expect(readInWords(line)).toEqual({ line, title, plan })
})
