import { expect, test } from 'vitest'
import { readInWords, rowsOf } from '#shared/tasks/testing/sampleLines.ts'

test.each(
  rowsOf(`
collect suit (sat b4 1) | collect suit | 2026-03-07 13:00 due 2026-03-07
return parcel (thurs after 3) | return parcel | 2026-03-05 15:00
vet (weds around 4) | vet | 2026-03-04 16:00
mot (fri by 5pm) | mot | 2026-03-06 17:00 due 2026-03-06
hoover (sat before lunch) | hoover (sat before lunch) |
`),
)('the brackets of "%s" hold a day and its time: %s, %s', (line, title, plan) => {
  expect(readInWords(line)).toEqual({ line, title, plan })
})
