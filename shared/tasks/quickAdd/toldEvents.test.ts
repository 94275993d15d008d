import { expect, test } from 'vitest'
import { readInWords, rowsOf } from '#shared/tasks/testing/sampleLines.ts'

test.each(
  rowsOf(`
no class this thu, catch up fri 4pm | no class this thu, catch up | 2026-03-06 16:00
no class this thu catch up fri 4pm | no class this thu catch up | 2026-03-06 16:00
no choir weds, sing at church sun 10.30 | no choir weds, sing at church | 2026-03-08 10:30
no footy sat, match sun 11am | no footy sat, match | 2026-03-08 11:00
class cancelled weds, catch up thurs 6pm | class cancelled weds, catch up | 2026-03-05 18:00
no school fri, playdate with max 2pm fri | no school fri, playdate with max | 2026-03-06 14:00
no uni thurs, essay due fri 5pm | no uni thurs, essay | 2026-03-06 17:00 due 2026-03-06
skip pilates tues, double session thurs 6pm | skip pilates tues, double session | 2026-03-05 18:00
skip collected tues, sweep drive weds 9 | skip collected tues, sweep drive | 2026-03-04 09:00
skip collected tues, sweep drive weds 11 | skip collected tues, sweep drive | 2026-03-04 11:00
skip picked up tues, sweep drive thurs 8 | skip picked up tues, sweep drive | 2026-03-05 08:00
plumber coming thurs, clear sink weds 6pm | plumber coming thurs, clear sink | 2026-03-04 18:00
scaffold coming down weds, wash windows fri 9 | scaffold coming down weds, wash windows | 2026-03-06 09:00
boiler serviced tues - bleed rads weds 10am | boiler serviced tues - bleed rads | 2026-03-04 10:00
kids back sun, make beds sat 3 | kids back sun, make beds | 2026-03-07 15:00
drinks fri 7pm, no gym sat | drinks, no gym sat | 2026-03-06 19:00
call bank thurs 10am, closed fri | call bank, closed fri | 2026-03-05 10:00
`),
)('"%s" tells a day of something else: %s, %s', (line, title, plan) => {
  expect(readInWords(line)).toEqual({ line, title, plan })
})

test.each(
  rowsOf(`
golf tee off sat, drinks sun 5pm | golf tee off sat, drinks sun 5pm |
off to york thurs, back sun 6pm | off to york, back sun 6pm | 2026-03-05
skip hire sat, tip run sun 9am | skip hire sat, tip run sun 9am |
day off fri, hike sat 9am | day off fri, hike | 2026-03-07 09:00
gym tues, no class weds | gym tues, no class weds |
get skip collected tues, sweep drive weds 9 | get skip collected tues, sweep drive weds 9 |
sweep drive weds 9, skip collected tues | sweep drive weds 9, skip collected tues |
potty train ava before her nursery starts on 11 april, home all next week | potty train ava before her nursery starts on 11 april, home all next week |
mum coming fri, skip collected sat 9am | mum coming fri, skip collected sat 9am |
mum coming fri, dentist thurs 3pm | mum coming fri, dentist thurs 3pm |
sweep drive weds 11 | sweep drive | 2026-03-11
`),
)('"%s" has no such day: %s, %s', (line, title, plan) => {
  expect(readInWords(line)).toEqual({ line, title, plan })
})
