import { expect, test } from 'vitest'
import { readInWords, rowsOf } from '#shared/tasks/testing/sampleLines.ts'

// Lines of what is at another time now, which counts; neither what is still to be moved nor what others are told of.
test.each(
  rowsOf(`
dentist moved from tue 2pm to thu 3pm | dentist | 2026-03-05 15:00
moved dentist from tue 2pm to thu 3pm | moved dentist | 2026-03-05 15:00
meeting moved from 2pm to 3pm thurs | meeting | 2026-03-05 15:00
thurs meeting moved from 2 to 3 | thurs meeting moved from 2 to 3 |
dentist moved from tues 2pm to 3pm | dentist | 2026-03-03 15:00
club night moved from 12 march to 19 march | club night | 2026-03-19
eye test pushed back from 9:30 to 10 on friday | eye test | 2026-03-06 10:00
moved from London to Leeds sat | moved from London to Leeds | 2026-03-07
boxes moved 2 to each room sat | boxes moved 2 to each room | 2026-03-07
tell Ann party moved from fri to sat | tell Ann party moved from fri to sat |
tell Ann dinner moved to sat 8pm | tell Ann dinner moved to sat 8pm |
move dentist from tue 2pm to thu 3pm | move dentist from tue 2pm to thu 3pm |
push 20 to 30 reps tomorrow | push 20 to 30 reps | 2026-03-03
dinner fri at 6 not 6 make it 7 | dinner | 2026-03-06 19:00
mtg thurs 10, not 10 make that 10.30 | mtg | 2026-03-05 10:30
cake not 6 make it 7 people | cake not 6 make it 7 people |
`),
)('"%s" is %s, %s', (line, title, plan) => {
  expect(readInWords(line)).toEqual({ line, title, plan })
})
