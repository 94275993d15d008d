import { expect, test } from 'vitest'
import { readInWords, rowsOf } from '#shared/tasks/testing/sampleLines.ts'

// Lines of two clauses with a day each, of which one tells of an event or of somebody else, and lengths in the middle of a line.
test.each(
  rowsOf(`
bake thurs nite, school fair fri 2pm | bake, school fair fri 2pm | 2026-03-05 20:00
party sat 2pm, buy gift fri | party sat 2pm, buy gift | 2026-03-06
buy gift fri, party sat 2pm | buy gift, party sat 2pm | 2026-03-06
costume for Ella by thurs, play is fri 1.30 | costume for Ella, play is fri 1.30 | due 2026-03-05
wash kit fri, match sun 10 | wash kit, match sun 10 | 2026-03-06
exam fri 13th, revise this weekend | exam fri 13th, revise | 2026-03-07
dentist mon 9am, party fri 2pm | dentist mon 9am, party fri 2pm |
gym tues 6pm, match sat 10am | gym tues 6pm, match sat 10am |
take the 3.15 from euston friday, back sun night | take the 3.15 from euston, back sun night | 2026-03-06
camping trip fri, back sun | camping trip, back sun | 2026-03-06
bday card for Liam his bday is the 9th post by thurs | bday card for Liam his bday is the 9th post | due 2026-03-05
lend Tom drill sat he needs it back by weds | lend Tom drill he needs it back by weds | 2026-03-07
lend Tom drill sat | lend Tom drill | 2026-03-07
he sat he ate by weds | he sat he ate by weds |
yoga 6.15 tues + sat 9 | yoga 6.15 tues + sat 9 |
file taxes by end of month accountant wants receipts | file taxes accountant wants receipts | due 2026-03-31
prep for end of month report | prep for end of month report |
dr patel rang - appt now 17th 8.50 not 19th | dr patel rang - appt now | 2026-03-17 08:50
check on mrs evans every other day til her daughters back | check on mrs evans til her daughters back | 2026-03-02 DAILY;INTERVAL=2
phonics meeting yr1 parents thurs 2:45 or 6 | phonics meeting yr1 parents 2:45 or 6 | 2026-03-05
call 2pm or so fri | call or so | 2026-03-06 14:00
walk 20 mins round park every day | walk round park | 2026-03-02 20m DAILY
study 2 hrs chem tomorrow | study chem | 2026-03-03 120m
drive 3 hrs to Leeds fri | drive 3 hrs to Leeds | 2026-03-06
swap shift w Gemma her sat for my sun | swap shift w Gemma her sat for my sun |
swap tyres fri for winter ones | swap tyres for winter ones | 2026-03-06
rugby u12 away sun KO 11 coach 8.45 from club | rugby u12 away KO coach 8.45 from club | 2026-03-08 11:00
car boot sat 6am up at 5 | car boot up at 5 | 2026-03-07 06:00
tell nursery Theo not in weds | tell nursery Theo not in weds |
mum & dads 40th anniv 12 april plan something | mum & dads 40th anniv plan something | 2026-04-12
send march 3 minutes | send march 3 minutes |
hotel 3 april breakfast | hotel 3 april breakfast |
`),
)('"%s" is %s, %s', (line, title, plan) => {
  expect(readInWords(line)).toEqual({ line, title, plan })
})
