import { expect, test } from 'vitest'
import { readInWords, rowsOf } from '#shared/tasks/testing/sampleLines.ts'

// Lines as busy people type them: several times in one line, conditions, hours without marks.
test.each(
  rowsOf(`
pick up Leo 3:10, Mia 3:45 tues | pick up Leo 3:10, Mia 3:45 | 2026-03-03
drop jo 8:40, sam 9:05 thurs | drop jo 8:40, sam 9:05 | 2026-03-05
finish by 5 so home by 6 thurs | finish so home by 6 | 2026-03-05 17:00 due 2026-03-05
10am 1st, 10th + 20th | 10am 1st, 10th + 20th |
call 111 if temp up by 6pm | call 111 if temp up by 6pm |
pick up by 4 if poss | pick up if poss | 2026-03-02 16:00 due 2026-03-02
swim if open by 7 sat | swim if open | 2026-03-07 19:00 due 2026-03-07
contract up 20 march, before then | contract up 20 march, before then |
insurance up 14 april, switch by then | insurance up 14 april, switch by then |
flight 4 April 6:45 | flight | 2026-04-04 06:45
Ann's flight lands 6:15 fri | Ann's flight lands | 2026-03-06 18:15
Katie's show fri & sat | Katie's show | 2026-03-06 due 2026-03-07
exams mon, weds & fri 9am | exams mon, weds & fri 9am |
zumba mon & weds 7pm | zumba | 2026-03-02 19:00 WEEKLY;BYDAY=MO,WE
dinner at Jo's half 7 for 8 | dinner at Jo's for 8 | 2026-03-02 19:30
drinks at Mel's 4 for 4:30 sun | drinks at Mel's for 4:30 | 2026-03-08 16:00
mass 9.45 for 10 sun | mass for 10 | 2026-03-08 09:45
lunch with 4 for 4 sun | lunch with 4 for 4 | 2026-03-08
1030 sun service | service | 2026-03-08 10:30
fri 1745 gym | gym | 2026-03-06 17:45
invoice 1030 mon | invoice 1030 | 2026-03-09
pay 1450 fri | pay 1450 | 2026-03-06
`),
)('"%s" is %s, %s', (line, title, plan) => {
  expect(readInWords(line)).toEqual({ line, title, plan })
})
