import { expect, test } from 'vitest'
import { readInWords, rowsOf } from '#shared/tasks/testing/sampleLines.ts'

test.each(
  rowsOf(`
tip shuts 4 sat, take old sofa 2pm | tip shuts 4, take old sofa | 2026-03-07 14:00
tip shuts 4pm sat, take sofa 2pm | tip shuts 4pm, take sofa | 2026-03-07 14:00
tip closes 4.30 sun, drop boxes 2pm | tip closes 4.30, drop boxes | 2026-03-08 14:00
garage shuts 6 weds, drop car 5pm | garage shuts 6, drop car | 2026-03-04 17:00
chemist closes 530 tmrw, collect prescription 3pm | chemist closes 530, collect prescription | 2026-03-03 15:00
cafe closes 3 fri, lunch w jo 12.30 | cafe closes 3, lunch w jo | 2026-03-06 12:30
tip shuts 4 sat | tip shuts 4 | 2026-03-07
vote closes 10pm thurs | vote closes | 2026-03-05 22:00
dinner 4 sat, film 2pm | dinner, film 2pm | 2026-03-07 16:00
van hire fri 0800 - sat 0800 | van hire | 2026-03-06 08:00 due 2026-03-07
van hire 0800 fri - 0800 sat | van hire | 2026-03-06 08:00 due 2026-03-07
night shift fri 2000 - sat 0800 | night shift | 2026-03-06 20:00 720m
kennels mon 1400 to thurs 1030 | kennels | 2026-03-09 14:00 due 2026-03-12
leave 7 sharp snacks | leave snacks | 2026-03-03 07:00
meet 6 sharp station fri | meet station | 2026-03-06 18:00
leave 7 sharp knives | leave 7 sharp knives |
cut 6 sharp sticks | cut 6 sharp sticks |
`),
)('"%s" is when it is done: %s, %s', (line, title, plan) => {
  expect(readInWords(line)).toEqual({ line, title, plan })
})

test.each(
  rowsOf(`
dnt call before 11 - ring lawyer tues | dnt call before 11 - ring lawyer | 2026-03-03
dnt knock b4 8 - parcel mon | dnt knock b4 8 - parcel | 2026-03-09
shop doesnt open before 10 sat | shop doesnt open before 10 | 2026-03-07
dont call after 5 - ring lawyer tues | dont call after 5 - ring lawyer | 2026-03-03
dont ring gp 12-2, book smear tues | dont ring gp 12-2, book smear | 2026-03-03
never phone between 12 and 1 - call gp thurs 2pm | never phone between 12 and 1 - call gp | 2026-03-05 14:00
dont eat from 10pm weds - bloods thurs 9am | dont eat from 10pm weds - bloods | 2026-03-05 09:00
dont go at 11, go at 12 weds | dont go at 11, go | 2026-03-04 12:00
`),
)('"%s" refuses a time: %s, %s', (line, title, plan) => {
  expect(readInWords(line)).toEqual({ line, title, plan })
})

test.each(
  rowsOf(`
dont forget to ring lawyer before 11 tues | dont forget to ring lawyer | 2026-03-03 11:00 due 2026-03-03
dont miss train at 7 - weds | dont miss train | 2026-03-04 07:00
dont text after 9pm, every day | dont text | 2026-03-02 21:00 DAILY
`),
)('"%s" refuses none: %s, %s', (line, title, plan) => {
  expect(readInWords(line)).toEqual({ line, title, plan })
})
