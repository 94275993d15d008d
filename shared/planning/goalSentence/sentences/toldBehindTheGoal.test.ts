import { expect, test } from 'vitest'
import { understand } from '#shared/planning/understand.ts'

/** A Monday. */
const CONTEXT = { today: '2026-11-30', weekStart: 1 }
const read = (sentence: string) => understand(sentence, CONTEXT).understood

test.each([
  ['no instagram after 10pm, i sleep like 5 hours', 'quit instagram after 10pm', ['i sleep like 5 hours']],
  ['in bed by 11, i sleep 5 hours and i feel awful', 'go to bed by 11', ['i sleep 5 hours']],
  ['in bed by 11, i only sleep 5 hours', 'go to bed by 11', ['i only sleep 5 hours']],
  ['in bed by 11, i get like 5 hours', 'go to bed by 11', ['i get like 5 hours']],
  ['get up at 6, i sleep till 10', 'get up at 6', ['i sleep till 10']],
  ['meditate 10 min a day, i wake up at 6', 'meditate', ['i wake up at 6']],
  ['in bed by 11, i get 5 hours max', 'go to bed by 11', ['i get 5 hours']],
  ['I sleep 5 hours a night and feel awful, in bed by 11', 'go to bed by 11', ['I sleep 5 hours a night']],
  ['i sleep like 5 hours so no instagram after 10pm', 'quit instagram after 10pm', ['i sleep like 5 hours']],
  ['get up at 6.30, i hit snooze 5 times', 'get up at 6.30', ['i hit snooze 5 times']],
  ['eat less sugar, i have 3 chocolate bars a day', 'eat less sugar', ['i have 3 chocolate bars a day']],
  ['no phone in bed, i sleep badly, i wake up tired', 'quit phone in bed', undefined],
])('%s: how one lives is no goal', (sentence, what, beside) => {
  const understood = read(sentence)
  expect(understood).toMatchObject({ what, also: [], unread: [] })
  expect(understood.beside).toEqual(beside)
})

test('what is read or is to be stays a goal', () => {
  expect(read('in bed by 11 and i read 20 minutes a day').also).toEqual(['read 20 minutes a day'])
  expect(read('I run 3 times a week').level).toBe('I run 3 times a week')
})

test.each([
  [
    'learn to use excel properly, going back to work in march after 6 yrs at home, evenings mon wed',
    'learn to use excel properly',
    '2027-02-28',
  ],
  ['learn excel, starting a new job in february', 'learn excel', '2027-01-31'],
  ['learn excel, new job on 1 february', 'learn excel', '2027-01-31'],
  ['learn excel, i go back to work in march', 'learn excel', '2027-02-28'],
  ['get fit again, back to football in march', 'get fit again', '2027-02-28'],
  ['practise presenting, starting as a team lead in january', 'practise presenting', '2026-12-31'],
  ['learn to swim, joining the navy in june', 'learn to swim', '2027-05-31'],
  ['learn to cook, moving out in march, 2 evenings a week', 'learn to cook', '2027-02-28'],
  ['new job in february, learn excel', 'learn excel', '2027-01-31'],
  ['back at uni in september, brush up my maths, 2x a week', 'brush up my maths', '2027-08-31'],
  ["learn to use excel because i'm going back to work in march", 'learn to use excel', '2027-02-28'],
  ['learn excel, i have a new job from february', 'learn excel', '2027-01-31'],
  ['learn sql, starting at a new company on 4 january, 1 hour a day', 'learn sql', '2027-01-03'],
])('%s: it is for what begins then', (sentence, what, deadline) => {
  expect(read(sentence)).toMatchObject({ what, deadline, starts_on: null, unread: [], also: [] })
})

test('a start stays one', () => {
  expect(read('swim twice a week, starting in february').starts_on).toBe('2027-02-01')
  expect(read('do yoga, starting a class in january')).toMatchObject({
    what: 'do yoga',
    starts_on: '2027-01-01',
  })
  expect(read('learn excel, going back to work after 6 yrs at home')).toMatchObject({
    what: 'learn excel',
    deadline: null,
    unread: [],
  })
})

test.each([
  [
    'physio exercises twice a day 10 min for 6 weeks, had my knee done',
    'do physio exercises',
    'had my knee done',
  ],
  ['balance exercises daily, broke my ankle in july', 'do balance exercises', 'broke my ankle in july'],
  [
    'hand exercises 3x a day for 4 weeks, had carpal tunnel surgery',
    'do hand exercises',
    'had carpal tunnel surgery',
  ],
  ['had my hip replaced, walk every day for 10 minutes', 'walk', 'had my hip replaced'],
  ['back exercises 10 min a day, slipped a disc in may', 'do back exercises', 'slipped a disc in may'],
])('%s: why is told', (sentence, what, beside) => {
  expect(read(sentence)).toMatchObject({ what, beside: [beside], also: [] })
})

test('a past injury or birth gives no date', () => {
  expect(read('shoulder exercises every morning, dislocated it in september').deadline).toBeNull()
  expect(read('pelvic floor exercises 10 min a day, baby born in october').deadline).toBeNull()
})

test.each([
  ["i've put on 8 kilos since I stopped smoking. lose 6 of them by easter, no gym please", 'lose 6 kilos'],
  ["i've put on 8 kilos since i stopped smoking and want to lose 6", 'lose 6 kilos'],
  ['put on 8 kilos, want 6 off by easter', 'lose 6 kilos'],
  ['gained 10 kg, want to lose half of them by june', 'lose 5 kg'],
  ['put on 12 pounds, want to get rid of 8 of them by may', 'lose 8 pounds'],
])('%s: so many of those that were told', (sentence, what) => {
  expect(read(sentence)).toMatchObject({ what, pattern: 'weight', unread: [] })
})

test.each([
  ['leg day wednesday, upper body monday and friday', [1, 3, 5], ['leg day', 'upper body']],
  ['push mon, pull wed, legs fri', [1, 3, 5], ['push', 'pull', 'legs']],
  ['legs on tuesdays, chest on thursdays, back on saturdays', [2, 4, 6], ['legs', 'chest', 'back']],
  [
    'my split is upper body monday and thursday, lower body tuesday and friday',
    [1, 2, 4, 5],
    ['upper body', 'lower body'],
  ],
  ['monday legs, wednesday push, friday pull', [1, 3, 5], ['legs', 'push', 'pull']],
  ['wednesday is leg day, monday and friday upper body', [1, 3, 5], ['leg day', 'upper body']],
  ['upper/lower split: upper mon thu, lower tue fri', [1, 2, 4, 5], ['upper', 'lower']],
  ['gym: legs monday, arms thursday', [1, 4], ['legs', 'arms']],
])('%s: strength training on all of these days', (sentence, weekdays, beside) => {
  expect(read(sentence)).toMatchObject({
    what: 'do strength training',
    weekdays,
    beside,
    unread: [],
    also: [],
  })
})

test.each([
  ['push day is mon and fri, bench 100 by june', 'bench 100', [1, 5], 'push day'],
  ['squat 120 kg by may, leg day tue and fri', 'squat 120 kg', [2, 5], 'leg day'],
  ['bench 100 by june, push day monday and friday', 'bench 100', [1, 5], 'push day'],
])('%s: days of training for a lift', (sentence, what, weekdays, beside) => {
  expect(read(sentence)).toMatchObject({ what, weekdays, beside: [beside], unread: [], also: [] })
})

test('a day of training alone, and a goal before its days', () => {
  expect(read('leg day on wednesday')).toMatchObject({ what: 'do leg strength training', weekdays: [3] })
  expect(read('build muscle, legs monday, push wednesday, pull friday')).toMatchObject({
    what: 'build muscle',
    weekdays: [1, 3, 5],
    beside: ['legs', 'push', 'pull'],
  })
  expect(read('stretch my legs on monday, swim on friday').also).toEqual(['swim on friday'])
})
