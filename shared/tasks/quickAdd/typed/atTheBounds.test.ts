import { expect, test } from 'vitest'
import { readInWords, rowsOf } from '#shared/tasks/testing/sampleLines.ts'

// Hours, days, lengths, years and counts at the last value that is one, and one beyond it.

test.each(
  rowsOf(`
call ann at 1 | call ann | 2026-03-02 13:00
call ann at 5 | call ann | 2026-03-02 17:00
call ann at 5:59 | call ann | 2026-03-02 17:59
call ann at 6 | call ann | 2026-03-02 18:00
call ann at 6:59 | call ann | 2026-03-02 18:59
call ann at 7 | call ann | 2026-03-02 19:00
call ann at 7:00 | call ann | 2026-03-02 19:00
call ann at 12 | call ann | 2026-03-02 12:00
call ann at 12:59 | call ann | 2026-03-02 12:59
call ann at 1:00 | call ann | 2026-03-02 13:00
call ann at 0:59 | call ann | 2026-03-03 00:59
call ann at 23:59 | call ann | 2026-03-02 23:59
call ann at 23:60 | call ann at 23:60 | 
call ann at 1730 | call ann | 2026-03-02 17:30
call ann at 2359 | call ann | 2026-03-02 23:59
call ann at 2400 | call ann at 2400 | 
call ann at 1760 | call ann at 1760 | 
call ann at 13h05 | call ann | 2026-03-02 13:05
call ann at 23h59 | call ann | 2026-03-02 23:59
call ann at 630pm | call ann | 2026-03-02 18:30
call ann at 1259pm | call ann | 2026-03-02 12:59
call ann at 1300pm | call ann at 1300pm | 
call ann at noon | call ann | 2026-03-02 12:00
call ann at midnight | call ann | 2026-03-03 00:00
call ann at half past 7 | call ann | 2026-03-02 19:30
call ann at quarter to 5 | call ann | 2026-03-02 16:45
call ann at quarter past 5 | call ann | 2026-03-02 17:15
call ann at half past 12 | call ann | 2026-03-02 12:30
call ann at 5ish | call ann | 2026-03-02 17:00
call ann at twelve | call ann | 2026-03-02 12:00
call ann at one | call ann | 2026-03-02 13:00
gym 12-3am | gym | 2026-03-03 00:00 180m
gym 10-1am | gym | 2026-03-02 22:00 180m
gym 9-5pm | gym | 2026-03-02 09:00 480m
gym 9-12 | gym 9-12 | 
gym 9-13 | gym 9-13 | 
gym 11-1 | gym 11-1 | 
gym 7-7 | gym 7-7 | 
gym 7-7:45 | gym | 2026-03-03 07:00 45m
gym 9-12:01 | gym | 2026-03-02 09:00 181m
gym 6pm-5pm | gym | 2026-03-02 18:00 1380m
gym 22-2 | gym 22-2 | 
dinner at 8 in the evening | dinner | 2026-03-02 20:00
dinner at 8 in the morning | dinner | 2026-03-03 08:00
dinner at 11 at night | dinner | 2026-03-02 23:00
dinner at 12 at night | dinner | 2026-03-03 00:00
write 1h30 | write | 90m
write 1h60 | write 1h60 | 
write 1h59 | write | 119m
write 99h | write 99h | 
write for 24h | write | 1440m
write for 23h59 | write | 1439m
write for 1440m | write for 1440m | 
write for 1439m | write for 1439m | 
write for 5m | write | 15m
write for 4m | write | 15m
write for 480m | write for 480m | 
write for 481m | write for 481m | 
write 1.5h | write | 90m
write 1,5h | write | 90m
write 0.5 hours | write | 30m
write 1 hour 59 minutes | write | 119m
write for an hour and a half | write | 90m
write half an hour | write half an hour | 
write 15 minute | write 15 minute | 
write 1 minute | write | 15m
run 100m tomorrow | run 100m | 2026-03-03
read tomorrow 90m | read | 2026-03-03 90m
read tomorrow 95m | read | 2026-03-03 95m
read tomorrow 92m | read | 2026-03-03 92m
pay rent 31 april | pay rent 31 april | 
pay rent 30 april | pay rent | 2026-04-30
pay rent 29 february | pay rent | 2028-02-29
pay rent 28 february | pay rent | 2027-02-28
pay rent 32 march | pay rent 32 march | 
pay rent 0 march | pay rent 0 march | 
pay rent on the 31st | pay rent | 2026-03-31
pay rent on the 2nd | pay rent | 2026-03-02
pay rent on the 1st | pay rent | 2026-04-01
pay rent 2 march | pay rent | 2026-03-02
pay rent 1 march | pay rent | 2027-03-01
pay rent 12/13 | pay rent | 2026-12-13
pay rent 13/12 | pay rent | 2026-12-13
pay rent 12/12 | pay rent 12/12 | 
pay rent 12/12/26 | pay rent | 2026-12-12
pay rent 13/12/46 | pay rent | 2046-12-13
pay rent 13/12/47 | pay rent 13/12/47 | 
pay rent 13/12/24 | pay rent 13/12/24 | 
pay rent 14-03-2026 | pay rent | 2026-03-14
pay rent 12-03-2026 | pay rent 12-03-2026 | 
pay rent 2026-13-01 | pay rent 2026-13-01 | 
pay rent 2.3. | pay rent | 2026-03-02
pay rent 31.4. | pay rent 31.4. | 
pay rent 17.03 13:00 | pay rent | 2026-03-17 13:00
pay rent 17.03 | pay rent 17.03 | 
conference 12-14 may | conference | 2026-05-12 due 2026-05-14
conference 14-12 may | conference 14-12 may | 
conference 12-12 may | conference 12-12 may | 
conference 30 april - 2 may | conference | 2026-04-30 due 2026-05-02
plan the trip xp:0 | plan the trip | 1xp
plan the trip xp:1 | plan the trip | 1xp
plan the trip xp:100 | plan the trip | 100xp
plan the trip xp:101 | plan the trip | 101xp
plan the trip 30 xp | plan the trip | 30xp
plan the trip p1 | plan the trip | !high
plan the trip p3 | plan the trip | !low
plan the trip p4 | plan the trip p4 | 
plan the trip !1 | plan the trip | !high
plan the trip !0 | plan the trip !0 | 
plan the trip !h | plan the trip | !high
water plants every 1 days | water plants | 2026-03-02 DAILY
water plants every 2 days | water plants | 2026-03-02 DAILY;INTERVAL=2
water plants every 99 days | water plants | 2026-03-02 DAILY;INTERVAL=99
water plants every 366 days | water plants | 2026-03-02 DAILY;INTERVAL=366
water plants every 0 days | water plants every 0 days | 
water plants every 12 months | water plants | 2026-03-02 MONTHLY;INTERVAL=12
water plants every day for 1 day | water plants | 2026-03-02 DAILY;UNTIL=20260302
water plants every day 5 times | water plants | 2026-03-02 DAILY;COUNT=5
water plants every day until 1 march | water plants | 2026-03-02 DAILY;UNTIL=20270301
water plants every day until 3 march | water plants | 2026-03-02 DAILY;UNTIL=20260303
stretch twice a day | stretch twice a day | 
stretch 3 times a week | stretch 3 times a week | 
stretch on the last day of every month | stretch | 2026-03-31 MONTHLY;BYMONTHDAY=-1
stretch 5th friday of every month | stretch | 2026-05-29 MONTHLY;BYDAY=5FR
stretch 4th friday of every month | stretch | 2026-03-27 MONTHLY;BYDAY=4FR
stretch last friday of every month | stretch | 2026-03-27 MONTHLY;BYDAY=-1FR
meet in 1 minute | meet | 2026-03-02 09:01
meet in 59 minutes | meet | 2026-03-02 09:59
meet in 15 hours | meet | 2026-03-03 00:00
meet in 14 hours | meet | 2026-03-02 23:00
meet in 0 days | meet in 0 days | 
meet in 1 day | meet | 2026-03-03
meet in 1 month | meet | 2026-04-02
meet in a fortnight | meet | 2026-03-16
meet in 2 quarters | meet | 2026-09-02
meet in 1 year | meet | 2027-03-02
meet next week | meet | 2026-03-09
meet next month | meet | 2026-04-01
meet next year | meet next year | 
meet end of month | meet | 2026-03-31
meet end of year | meet | 2026-12-31
meet this weekend | meet | 2026-03-07
meet next weekend | meet | 2026-03-14
meet monday | meet | 2026-03-09
meet this monday | meet | 2026-03-02
meet next monday | meet | 2026-03-09
meet sunday | meet | 2026-03-08
meet tuesday week | meet | 2026-03-10
psalm 23:4 | psalm 23:4 | 
read John 3:16 | read John 3:16 | 
read John 3:15 | read John | 2026-03-02 15:15
chapter 2.3. notes | chapter 2.3. notes | 
buy 20m of rope | buy 20m of rope | 
`),
)('%s', (line, title, plan) => {
  expect(readInWords(line)).toEqual({ line, title, plan })
})
