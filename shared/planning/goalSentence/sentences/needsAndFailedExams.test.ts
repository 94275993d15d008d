import { expect, test } from 'vitest'
import { understand } from '#shared/planning/understand.ts'

/** A Monday. */
const CONTEXT = { today: '2026-11-30', weekStart: 1 }
const read = (sentence: string) => understand(sentence, CONTEXT).understood

test.each([
  [
    'need ielts 7 by march, 1 hour every evening',
    { what: 'study for ielts 7', pattern: 'exam', minutes: 60 },
  ],
  ['need a 7 in ielts by march', { what: 'get a 7 in ielts', pattern: 'exam', deadline: '2027-03-01' }],
  ['need b2 german by june', { what: 'learn b2 german', pattern: 'language', deadline: '2027-06-01' }],
  ['need an a in biology, exam is 12 june', { what: 'get an a in biology', deadline: '2027-06-12' }],
  [
    'wedding in may and need a dress, sew it myself on sundays',
    { what: 'sew a dress myself', deadline: '2027-04-30', weekdays: [0] },
  ],
  ['party in june and need a cake, bake it myself', { what: 'bake a cake myself', deadline: '2027-05-31' }],
  [
    'ski trip end of feb, need stronger legs, 2x week 30 min',
    { what: 'get stronger legs', deadline: '2027-02-28', per_week: 2, minutes: 30 },
  ],
  [
    'beach holiday in june, need a flatter stomach, 3x week',
    { what: 'get a flatter stomach', deadline: '2027-05-31', per_week: 3 },
  ],
  ['beach holiday in june, need to be fitter, 3x week', { what: 'be fitter', deadline: '2027-05-31' }],
  ['trip to japan in may, need basic japanese, 20 min daily', { what: 'learn basic japanese', minutes: 20 }],
  [
    'trip to japan in may and i need to learn some japanese',
    { what: 'learn some japanese', deadline: '2027-04-30' },
  ],
  [
    'i have a ski trip end of february and need stronger legs, 2x a week for 30 min',
    { what: 'get stronger legs', deadline: '2027-02-28', minutes: 30 },
  ],
  [
    'need a costume for carnival on 12 february, sewing it myself at weekends',
    { what: 'sew a costume myself', deadline: '2027-02-12', weekdays: [0, 6] },
  ],
  ['german b1 needed by june, 30 min a day', { what: 'learn german b1', pattern: 'language' }],
  ['interview in february, need better english', { what: 'learn better english', deadline: '2027-01-31' }],
  ['need 3 hours a week for guitar', { what: 'Practise guitar', per_week: 3 }],
  ['need 6 pull ups by june', { what: 'do 6 pull ups', pattern: 'strength' }],
  ['need new curtains by christmas, sundays', { what: 'get new curtains', deadline: '2026-12-25' }],
  ['need help with maths, 2 hours a week', { what: 'Work on maths' }],
])('%s: need leads a wish', (sentence, said) => {
  expect(read(sentence)).toMatchObject({ ...said, unread: [], also: [] })
})

test('what another goal depends on is no goal of its own', () => {
  expect(read('trying to go freelance by july, need 3 clients first').also).toEqual([])
})

test.each([
  [
    'i keep failing my theory test, next one is 9 december, 45 mins a day',
    'pass my theory test',
    '2026-12-09',
  ],
  ['i keep failing my driving theory, booked again for 9 december', 'pass my driving theory', '2026-12-09'],
  ['keep failing maths, retake is 12 january', 'pass maths', '2027-01-12'],
  ['i failed my driving test twice, next try is 9 february', 'pass my driving test', '2027-02-09'],
  ['failed my B1 exam last month, resit 20 jan, 1 hour daily', 'pass my B1 exam', '2027-01-20'],
  ['failed statistics last term, retake in march, 1h on weekdays', 'pass statistics', '2027-03-31'],
  ['failed the bar exam in july, sitting it again 23 february', 'pass the bar exam', '2027-02-23'],
  [
    'failed organic chemistry last semester and have to retake it in february',
    'pass organic chemistry',
    '2027-02-28',
  ],
  ['failed my theory test twice so far, next one is 9 december', 'pass my theory test', '2026-12-09'],
  ['failed 3 exams last term, resits start 12 january, 2h a day', 'pass 3 exams', '2027-01-12'],
  ["i'm failing physics, exam on 12 january", 'pass physics', '2027-01-12'],
  ["didn't pass my theory test, retest 9 december", 'pass my theory test', '2026-12-09'],
])('%s: what was failed is to be passed on its next day', (sentence, what, deadline) => {
  expect(read(sentence)).toMatchObject({ what, deadline, pattern: 'exam', unread: [], also: [] })
})

test('what is failed at otherwise is only told', () => {
  expect(read('keep failing at diets, lose 5 kg by june').what).toBe('lose 5 kg')
  expect(read('i failed my exam and feel awful, want to learn guitar').what).toBe('learn guitar')
})
