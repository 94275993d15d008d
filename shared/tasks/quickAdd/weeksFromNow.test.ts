import { expect, test } from 'vitest'
import { readInWords, rowsOf } from '#shared/tasks/testing/sampleLines.ts'

test.each(
  rowsOf(`
flu jab 2 wks today 4.05 | flu jab | 2026-03-16 16:05
tetanus jab 3 wks tmrw 9.10 | tetanus jab | 2026-03-24 09:10
covid dose 2 weeks on fri | covid dose | 2026-03-20
lesson 3 wks today | lesson | 2026-03-23
jab in 2 wks today | jab | 2026-03-16
in 2 weeks tmrw dentist | dentist | 2026-03-17
dentist 3 wks tmrw | dentist | 2026-03-24
dentist wk today 3pm | dentist | 2026-03-09 15:00
optician week tomorrow 11 | optician | 2026-03-10 11:00
vet fortnight today 5.15 | vet | 2026-03-16 17:15
mot a week on tues 8am | mot | 2026-03-10 08:00
haircut fri wk 2pm | haircut | 2026-03-13 14:00
boiler service tues week | boiler service | 2026-03-10
`),
)('"%s" is some weeks ahead: %s, %s', (line, title, plan) => {
  expect(readInWords(line)).toEqual({ line, title, plan })
})

test.each(
  rowsOf(`
run for 2 wks today | run for 2 wks | 2026-03-02
clean for 3 weeks today | clean for 3 weeks | 2026-03-02
plan week today | plan week | 2026-03-02
meal prep week tomorrow | meal prep week | 2026-03-03
gym twice a week today | gym twice a week | 2026-03-02
chapter 2 today | chapter 2 | 2026-03-02
jab 2 today | jab 2 | 2026-03-02
plan fri week menu | plan fri week menu |
`),
)('"%s" tells no day by weeks: %s, %s', (line, title, plan) => {
  expect(readInWords(line)).toEqual({ line, title, plan })
})
