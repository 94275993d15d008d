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
