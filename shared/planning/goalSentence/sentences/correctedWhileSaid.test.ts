import { expect, test } from 'vitest'
import { understand } from '#shared/planning/understand.ts'

// What somebody corrects while they say it: the sentence says what it would without what was corrected.

const CONTEXT = { today: '2026-11-30', weekStart: 1 }

/** What counts of a sentence: all but in which words it was read. */
function saidBy(sentence: string) {
  const { read: _read, ...understood } = understand(sentence, CONTEXT).understood
  return understood
}

/** Before what is corrected, what is corrected, what is meant, and what follows. */
const CORRECTED: readonly (readonly [before: string, old: string, meant: string, behind: string])[] = [
  ['yoga on ', 'Tuesdays', 'Wednesdays', ', 30 minutes'],
  ['sketch on ', 'Mondays, Tuesdays', 'Mondays and Thursdays', ', 1 hour'],
  ['choir practice ', 'Tuesday evenings', 'Wednesday evenings', ', 1 hour'],
  ['gym ', '4x a week', '3x a week', ' in the mornings'],
  ['pilates ', '3 times a week', 'twice a week', ', 50 min'],
  ['learn Spanish ', 'an hour', 'half an hour', ' a day'],
  ['save ', '200 a month', '150 a month', ' until December 2027'],
  ['learn ', '20 songs', '10 songs', ' by Christmas, half an hour every evening'],
  ['pass my driving test by ', '15 January', '18 January', ', 1 hour a day'],
  ['finish my thesis by ', 'May 2028', 'June 2028', ', 2 hours a day'],
  ['swim on Tuesdays at ', '7pm', '8pm', ' for 40 minutes'],
  ['stretch 10 minutes every day in the ', 'morning', 'evening', ''],
  ['journal ', 'every day', 'every other day', ', 10 minutes'],
  ['learn ', 'French', 'Spanish', ', 20 minutes a day'],
]
const MARKS = [
  ', no wait, ',
  '... no, ',
  ', oops I meant ',
  ' — wait — ',
  ', hmm no, ',
  '. Sorry, I meant ',
  ', no sorry, ',
  ' or rather ',
]

test.each(CORRECTED.flatMap((corrected) => MARKS.map((mark) => ({ mark, corrected }))))(
  'what stands behind "$mark" is meant: $corrected',
  ({ mark, corrected: [before, old, meant, behind] }) => {
    expect(saidBy(`${before}${old}${mark}${meant}${behind}`)).toEqual(saidBy(`${before}${meant}${behind}`))
  },
)

test.each([
  ['read 30 min before bed, I mean 20, every night', 'read 20 min before bed, every night'],
  ['3 times a week pilates, no actually make it twice, on Fridays', 'twice a week pilates, on Fridays'],
  ['my exam is on 15 Jan, wait no the 18th, 1 hour a day', 'my exam is on 18 Jan, 1 hour a day'],
  ['run 5 times a week, ok lets say 4', 'run 4 times a week'],
  ['save 200 a month (scrap that, 150, the rent went up) until May', 'save 150 a month until May'],
  ['gym 4x a week, hmm 3 is more realistic, mornings', 'gym 3x a week, mornings'],
  ['learn 20 songs by Christmas, well, 10 would do', 'learn 10 songs by Christmas'],
  ['swim on Tuesdays, Wednesdays I mean, 40 minutes', 'swim on Wednesdays, 40 minutes'],
  ['guitar Tuesdays, sorry not Tuesdays, Wednesdays', 'guitar Wednesdays'],
  ['gym Mondays and Thursdays, sorry not Thursdays, Fridays', 'gym Mondays and Fridays'],
  ['sketch on Mondays, Tuesdays... no Mondays and Thursdays', 'sketch on Mondays and Thursdays'],
  ['choir practice Wed, no Thurs', 'choir practice Thurs'],
  ['yoga on Tuesdays at 7pm, no wait, Wednesdays at 8pm', 'yoga on Wednesdays at 8pm'],
  ['swim on Tuesdays at 7pm, sorry, 8', 'swim on Tuesdays at 8pm'],
  ['Sorry, not Thursday, I meant Friday: gym Mondays and Fridays', 'gym Mondays and Fridays'],
  ['no wait, not Tuesday, Thursday. yoga Thursday 7pm', 'yoga Thursday 7pm'],
  ['violin mon to fri, no not friday, mon to thu, 45 min', 'violin mon to thu, 45 min'],
  ['violin mon to fri no not friday mon to thu 45 min', 'violin mon to thu 45 min'],
  ['violin 45 min weekdays, no not fridays, mon to thu', 'violin 45 min mon to thu'],
  ['violin tue to sat, not saturday, tue to fri, 20 min', 'violin tue to fri, 20 min'],
  ['violin mon to fri, no mon to thu, 45 min', 'violin mon to thu, 45 min'],
  ['violin mon, wed and fri, no not wed, tue, 45 min', 'violin mon, fri and tue, 45 min'],
  ['violin weekdays, no not weekdays, weekends, 30 min', 'violin weekends, 30 min'],
  ['yoga mon wed, scratch that, tue thu, 30 min', 'yoga tue thu, 30 min'],
  ['yoga tuesday i mean thursday 30 min', 'yoga on thursday 30 min'],
  ['guitar Tuesdays, no not Tuesdays, Wednesdays, 20 min', 'guitar Wednesdays, 20 min'],
  ['guitar in the mornings, no not mornings, evenings', 'guitar in the evenings'],
  ['run 3 times, actually 4 a week', 'run 4 times a week'],
  ['run 20 min every day, no not sundays', 'run 20 min every day, not sundays'],
  ['paint the kitchen, no wait, the bathroom, by June', 'paint the bathroom, by June'],
])('%s: %s', (corrected, plain) => {
  expect(saidBy(corrected)).toEqual(saidBy(plain))
})

test('of two days one is corrected, and nobody knows which: it is asked', () => {
  const { unread, weekdays } = saidBy('gym on Mondays and Thursdays, oops I meant Fridays, 1 hour')
  expect(weekdays).toEqual([1, 4])
  expect(unread).toEqual(['oops I meant Fridays'])
})

test.each([
  ['swim on Tuesdays, no Sundays', [2], [0]],
  ['run on weekdays, no Fridays', [1, 2, 3, 4], [5]],
  ['swim tuesdays and fridays no sundays', [2, 5], [0]],
  ['gym mon and wed, no tue and thu', [1, 3], [2, 4]],
  ['gym weekends no weekdays', [0, 6], [1, 2, 3, 4, 5]],
  ['violin mon to fri, wait not friday, 45 min', [1, 2, 3, 4], [5]],
  ['gym Monday to Friday, sorry no Fridays', [1, 2, 3, 4], [5]],
])('days are still left out: %s', (sentence, weekdays, left) => {
  expect(saidBy(sentence)).toMatchObject({ weekdays, not_on: left })
})
