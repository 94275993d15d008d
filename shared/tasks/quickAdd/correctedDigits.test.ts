import { expect, test } from 'vitest'
import { readInWords, rowsOf } from '#shared/tasks/testing/sampleLines.ts'

test.each(
  rowsOf(`
pick kids up 315 not 330 tmrw | pick kids up | 2026-03-03 15:15
tmrw pick kids up 315 not 330 | pick kids up | 2026-03-03 15:15
collect leo 315 not 330 fri | collect leo | 2026-03-06 15:15
school run 310 not 330 mon | school run | 2026-03-09 15:10
swim 530 not 6 weds | swim | 2026-03-04 17:30
swim 5 not 530 weds | swim | 2026-03-04 17:00
vet 515 instead of 545 thurs | vet | 2026-03-05 17:15
bed 730 rather than 8 tonight | bed | 2026-03-02 19:30
piano 445 not 430 every thurs | piano | 2026-03-05 16:45 WEEKLY;BYDAY=TH
train 1752 not 1722 thurs | train | 2026-03-05 17:52
dentist 4 not 5 fri | dentist | 2026-03-06 16:00
dentist fri 4 not 5 | dentist | 2026-03-06 16:00
drs tues 9 not 10 | drs | 2026-03-03 09:00
vet for biscuit weds 5 no 530 | vet for biscuit | 2026-03-04 17:30
dentist 3 no 330 thu | dentist | 2026-03-05 15:30
haircut fri 4 no wait 415 | haircut | 2026-03-06 16:15
gym 7pm weds no 730 | gym | 2026-03-04 19:30
dinner sat at 7 no 730 | dinner | 2026-03-07 19:30
vet 530 no 6 weds | vet | 2026-03-04 18:00
vet weds 5 no 6 | vet | 2026-03-04 18:00
train thurs 8 no 850 | train | 2026-03-05 08:50
vet every weds 5 sorry 530 | vet | 2026-03-04 17:30 WEEKLY;BYDAY=WE
lunch fri 1 no 130 w jo | lunch w jo | 2026-03-06 13:30
`),
)('"%s" is corrected: %s, %s', (line, title, plan) => {
  expect(readInWords(line)).toEqual({ line, title, plan })
})

test.each(
  rowsOf(`
buy 315 not 330 tiles fri | buy 315 not 330 tiles | 2026-03-06
order 315 not 330 fri | order 315 not 330 | 2026-03-06
lot 315 not 330 fri | lot 315 not 330 | 2026-03-06
pay 315 not 330 fri | pay 315 not 330 | 2026-03-06
bus 315 not 330 fri | bus 315 not 330 | 2026-03-06
table for 4 not 5 fri | table for 4 not 5 | 2026-03-06
tickets 4 not 5 fri | tickets 4 not 5 | 2026-03-06
feed fri 4 not 6 rabbits | feed fri 4 not 6 rabbits |
swim fri 4 not 5 lanes | swim fri 4 not 5 lanes |
room 4 not 5 fri | room 4 not 5 | 2026-03-06
room 5 no 530 fri | room 5 no 530 | 2026-03-06
bus 5 no 530 fri | bus 5 no 530 | 2026-03-06
tickets 5 no 530 fri | tickets 5 no 530 | 2026-03-06
pay 315 no 330 fri | pay 315 no 330 | 2026-03-06
vet 5 no 530 | vet 5 no 530 |
`),
)('"%s" corrects no time: %s, %s', (line, title, plan) => {
  expect(readInWords(line)).toEqual({ line, title, plan })
})
