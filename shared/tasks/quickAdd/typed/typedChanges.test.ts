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
padel 6 tues no wait 6.30 | padel | 2026-03-03 18:30
dentist tues 10 - no hang on its weds 10.30 | dentist | 2026-03-04 10:30
dentist wed 3pm, no sorry wed is 3.30 | dentist | 2026-03-04 15:30
parcel from Jo, wed is 3.30pm | parcel from Jo, wed is 3.30pm |
hang on to tickets fri | hang on to tickets | 2026-03-06
physio thurs not friday 3pm | physio | 2026-03-05 15:00
swim sat not sun 9am bring kit | swim bring kit | 2026-03-07 09:00
next thurs not this one - dinner with Kay 7.30 | dinner with Kay | 2026-03-12 19:30
email landlord today or tmrw latest | email landlord | 2026-03-02 due 2026-03-03
haircut sat? shop shut mon | haircut shop shut mon | 2026-03-07
party sat. shop closed sun | party shop closed sun | 2026-03-07
rain on sunday? shut windows sat | rain on sunday? shut windows | 2026-03-07
lunch w/ Priya was weds now fri 1230 | lunch w/ Priya | 2026-03-06 12:30
lunch w/ Priya (was weds, now fri) 1230 | lunch w/ Priya | 2026-03-06 12:30
haircut 4.15 this fri not next | haircut | 2026-03-06 16:15
gym thurs not next door | gym not next door | 2026-03-05
pub quiz weds 8 not 7.30 this time | pub quiz this time | 2026-03-04 20:00
nursery pick up early 2.30 instead of 5 tomorrow | nursery pick up early | 2026-03-03 14:30
tea 2.30 instead of coffee tomorrow | tea instead of coffee | 2026-03-03 14:30
interview 10th april wait no friday 10th 9.30 | interview | 2026-04-10 09:30
tax appt moved to 3/24 4pm from 3/17 | tax appt | 2026-03-24 16:00
dentist moved to thurs 3pm from tues 2pm | dentist | 2026-03-05 15:00
mtg moved to thurs from home | mtg from home | 2026-03-05
dentist 22/4 9:15 cancelled reb 29/4 9:15 | dentist 22/4 9:15 cancelled reb | 2026-04-29 09:15
dentist thurs cancelled | dentist cancelled | 2026-03-05
mtg mike 2:30 thurs - sorry meant tues | mtg mike | 2026-03-03 14:30
meant to call Al tues | meant to call Al | 2026-03-03
email mrs diaz any day but fri | email mrs diaz any day but fri |
mon 10am no 11 boiler bloke | boiler bloke | 2026-03-09 11:00
call Jo thurs 7pm no 8 | call Jo | 2026-03-05 20:00
mtg thurs 11am no wait 1 | mtg | 2026-03-05 13:00
last chance to return boots 22nd keep receipt | last chance to return boots keep receipt | 2026-03-22
her 22nd get gift | her 22nd get gift |
meds review phone appt weds 4th any time 9-12 | meds review phone appt any time | 2026-03-04 09:00 180m
`),
)('"%s" is %s, %s', (line, title, plan) => {
  expect(readInWords(line)).toEqual({ line, title, plan })
})
