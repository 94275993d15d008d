import fc from 'fast-check'
import { expect, test } from 'vitest'
import { changedAnswers, changeOfGoal } from './changeOfGoal.ts'
import type { GoalAnswers } from './goalAnswers.ts'
import { relativeCost } from './testing/relativeCost.ts'
import { understand } from './understand.ts'

/** A Monday. */
const CONTEXT = { today: '2026-11-23', weekStart: 1 }
const GOAL = 'Learn Spanish 3 times a week for 30 minutes until 30 April 2027, not on Sundays'
const PLANNED = { minutes: 30, perWeek: 3, at: '18:00' }
const change = (text: string, goal = GOAL) =>
  changeOfGoal(text, CONTEXT, understand(goal, CONTEXT).understood, PLANNED)

const MORNING: [string, string] = ['05:00', '12:00']
const EVENING: [string, string] = ['17:00', '22:00']

const CHANGES: readonly (readonly [text: string, answers: GoalAnswers, notApplied?: readonly string[]])[] = [
  // Times of the day
  ['mornings please', { between: MORNING }],
  ['morning please', { between: MORNING }],
  ['in the morning', { between: MORNING }],
  ["I'd prefer afternoons", { between: ['12:00', '17:00'] }],
  ['move it to the evening', { between: EVENING }],
  ['what about evenings?', { between: EVENING }],
  ['can we do mornings instead', { between: MORNING }],
  ['after 8pm', { between: ['20:00', '24:00'] }],
  ['before work', { between: ['05:00', '09:00'] }],
  ['after work please', { between: ['17:00', '24:00'] }],
  ['between 6 and 8pm', { between: ['18:00', '20:00'] }],
  ['at 7am', { between: ['07:00', '07:30'] }],
  ['not before 10', { between: ['10:00', '24:00'] }],
  ['in my lunch break', { between: ['12:00', '14:00'] }],
  ['no evenings', { between: ['05:00', '17:00'] }],
  ['not in the mornings', { between: ['12:00', '24:00'] }],
  ['not at night', { between: ['05:00', '20:00'] }],
  ['no afternoons', {}, ['no afternoons']],
  ['later', { between: ['20:00', '24:00'] }],
  ['a bit later in the day', { between: ['20:00', '24:00'] }],
  ['earlier', { between: ['12:00', '17:00'] }],
  ['not so late', { between: ['12:00', '17:00'] }],
  // Some dates alone
  ['skip next week', { away: [['2026-11-30', '2026-12-06']] }],
  ['not on 24 December please', { away: [['2026-12-24', '2026-12-24']] }],
  ['I have only 20 minutes on Mondays', {}, ['only 20 minutes on Mondays']],
  [
    '30 minutes on weekdays and 60 minutes on Saturdays',
    {},
    ['30 minutes on weekdays and 60 minutes on Saturdays'],
  ],
  // The last day
  ['no deadline', { deadline: null }],
  ['without a deadline please', { deadline: null }],
  ['move everything one week', { starts_on: '2026-11-30', deadline: '2027-05-07' }],
  ['delay it by two weeks', { starts_on: '2026-12-07', deadline: '2027-05-14' }],
  ['give me more time', { deadline: '2027-05-14' }],
  ['can it begin in January', { starts_on: '2027-01-01' }],
  ['start right now', { starts_on: '2026-11-23' }],
  ['more rest days', { rhythm: 2 }],
  ['looks good but only twice a week', { rhythm: 2 }],
  ['twcie a week pls', { rhythm: 2 }],
  // Days
  ['no Mondays', { not_on: [0, 1] }],
  ['not on Fridays', { not_on: [0, 5] }],
  ["i can't do Tuesdays", { not_on: [0, 2] }],
  ['weekends off', { not_on: [0, 6] }],
  ['no weekends', { not_on: [0, 6] }],
  ['Mondays and Fridays please', { rhythm: [1, 5] }],
  ['Tuesdays and Thursdays', { rhythm: [2, 4] }],
  ['mon wed fri', { rhythm: [1, 3, 5] }],
  ['weekdays only', { not_on: [0, 6] }],
  ['weekday mornings', { not_on: [0, 6], between: MORNING }],
  ['every weekday', { rhythm: [1, 2, 3, 4, 5] }],
  ['Saturdays only', { rhythm: [6] }],
  ['Sundays are fine after all', { not_on: null }],
  ['daily except Fridays', { not_on: [0, 5], rhythm: 7 }],
  // Left out, although no word says no
  ['can I have weekends off', { not_on: [0, 6] }],
  ['could I have Mondays free', { not_on: [0, 1] }],
  ['give me Mondays off', { not_on: [0, 1] }],
  ['leave Saturdays free', { not_on: [0, 6] }],
  ['spare my weekends', { not_on: [0, 6] }],
  ['avoid Mondays', { not_on: [0, 1] }],
  ['could Saturday be free?', { not_on: [0, 6] }],
  ['I need Saturdays for my family', { not_on: [0, 6] }],
  ['I need Saturdays for this', { rhythm: [6] }],
  ['weekends are for my kids', { not_on: [0, 6] }],
  ['Saturdays are for the long run', { rhythm: [6] }, ['long']],
  ['I work on Saturdays', { not_on: [0, 6] }],
  ['Thursday evenings are taken', { not_on: [0, 4] }],
  ['more at weekends', {}, ['more at weekends']],
  // Said otherwise
  ['twice a week is enough', { rhythm: 2 }],
  ['half an hour is plenty', { minutes: 30 }],
  ["let's go down to two sessions a week", { rhythm: 2 }],
  ['I have more time now, make it five times a week', { rhythm: 5 }],
  ['move the deadline to July', { deadline: '2027-07-01' }],
  ['push the end to September', { deadline: '2027-09-01' }],
  ['the exam is now on 12 June', { deadline: '2027-06-12' }],
  // What was left out stays left out
  ['on weekends', { rhythm: [6] }, ['Sundays, which you had left out']],
  ['Sundays', {}, ['Sundays, which you had left out']],
  ['no Mondays, Tuesdays, Wednesdays, Thursdays, Fridays or Saturdays', {}, ['no day would be left']],
  // How often
  ['only twice a week', { rhythm: 2 }],
  ['fewer', { rhythm: 2 }],
  ['fewer sessions please', { rhythm: 2 }],
  ['less often', { rhythm: 2 }],
  ['less', { rhythm: 2 }],
  ["that's too much", { rhythm: 2 }],
  ['one session less', { rhythm: 2 }],
  ['more often', { rhythm: 4 }],
  ['every day', { rhythm: 7 }],
  ['4 times a week', { rhythm: 4 }],
  ['once a week', { rhythm: 1 }],
  ['5 days a week', { rhythm: 5 }],
  ['every other day', { per_week: 4, every_days: 2, weekdays: null }],
  ['alternate days please', { per_week: 4, every_days: 2, weekdays: null }],
  // How long
  ['shorter', { minutes: 20 }],
  ['can it be a bit shorter?', { minutes: 20 }],
  ['too long', { minutes: 20 }],
  ['longer', { minutes: 45 }],
  ['half the time', { minutes: 15 }],
  ['20 minutes', { minutes: 20 }],
  ['15 min please', { minutes: 15 }],
  ['make it 45 min', { minutes: 45 }],
  ['make it an hour', { minutes: 60 }],
  ['1 hour a week', { weekly_minutes: 60, minutes: 'pattern' }],
  // From when, until when
  ['start in January', { starts_on: '2027-01-01' }],
  ['can we start next Monday', { starts_on: '2026-11-30' }],
  ['start tomorrow', { starts_on: '2026-11-24' }],
  ['start later', { starts_on: '2026-11-30' }],
  ['start two weeks later', { starts_on: '2026-12-07' }],
  ['until May', { deadline: '2027-05-01' }],
  ['by 1 March', { deadline: '2027-03-01' }],
  ['the deadline is 1 March', { deadline: '2027-03-01' }],
  ['finish by Easter', { deadline: '2027-03-28' }],
  ['in 3 months', { deadline: '2027-02-23' }],
  ['for 8 weeks', { deadline: '2027-01-17' }],
  ['two weeks longer', { deadline: '2027-05-14' }],
  ['another week', { deadline: '2027-05-07' }],
  ['more time', { deadline: '2027-05-14' }],
  ['a week earlier', { deadline: '2027-04-23' }],
  // Several at once
  ['mornings please and no Mondays', { between: MORNING, not_on: [0, 1] }],
  ['shorter and only twice a week', { minutes: 20, rhythm: 2 }],
  ['evenings, 20 minutes, until end of May', { between: EVENING, minutes: 20, deadline: '2027-05-31' }],
  ['no Mondays, start in January, shorter', { not_on: [0, 1], starts_on: '2027-01-01', minutes: 20 }],
  ['fewer, only once a week', { rhythm: 1 }],
  // What cannot be applied is said
  ['mornings please, with jazz music', { between: MORNING }, ['jazz music']],
  ['on Mondays instead of Tuesdays', { not_on: [0, 2] }],
]

const named = CHANGES.map(([text, answers, notApplied = []]) => ({ text, answers, notApplied }))
test.each(named)('$text: changes the plan', ({ text, answers, notApplied }) => {
  expect(change(text)).toEqual({ answers, notApplied })
})

test.each([
  'call mom tomorrow at 5pm',
  'learn french 30 min a day',
  'buy milk',
  'run a marathon by May',
  'swim twice a week',
  'make sushi twice a week',
  'move my gym tomorrow to 6pm',
  'push the report to Friday',
  'what should I do next',
  'how am I doing',
  'I feel overwhelmed',
  'too much today',
  'undo that',
  'thanks',
  'hello',
  'yes',
  'harder please',
  '???',
  '',
])('%s: is no change of the plan', (text) => {
  expect(change(text)).toBeNull()
})

test('a comparison is with what the goal says, and else with what the plan chose', () => {
  const said = 'Learn Spanish 4 times a week for 60 minutes until 30 April 2027 from 1 December 2026'
  expect(change('shorter', said)?.answers).toEqual({ minutes: 45 })
  expect(change('fewer', said)?.answers).toEqual({ rhythm: 3 })
  expect(change('start later', said)?.answers).toEqual({ starts_on: '2026-12-08' })
  const open = 'Learn Spanish until 30 April 2027'
  expect(change('shorter', open)?.answers).toEqual({ minutes: 20 })
  expect(change('fewer', open)?.answers).toEqual({ rhythm: 2 })
  expect(change('start later', open)?.answers).toEqual({ starts_on: '2026-11-30' })
})

test.each([
  ['faster please', 4, '2027-04-16'],
  ['speed it up', 4, '2027-04-16'],
  ['slower please', 2, '2027-05-14'],
  ['can we slow down', 2, '2027-05-14'],
])('%s: another last day, or where none can move, another number of sessions', (text, rhythm, deadline) => {
  expect(change(text, 'Learn Spanish 3 times a week until 30 April 2027')?.answers).toEqual({ deadline })
  expect(change(text, 'Learn Spanish 3 times a week')?.answers).toEqual({ rhythm })
  expect(change(text, 'Run a half marathon on 30 April 2027')?.answers).toEqual({ rhythm })
})

test('what a comparison has no way to change is said', () => {
  const goal = (perWeek: string, minutes: number) =>
    `Learn Spanish ${perWeek} for ${minutes} minutes until 30 April 2027`
  expect(change('fewer', goal('twice a week', 30))?.answers).toEqual({ rhythm: 1 })
  expect(change('fewer', goal('once a week', 30))).toEqual({ answers: {}, notApplied: ['fewer'] })
  expect(change('more often', goal('6 times a week', 30))?.answers).toEqual({ rhythm: 7 })
  expect(change('more often', goal('every day', 30))).toEqual({ answers: {}, notApplied: ['more often'] })
  expect(change('shorter', goal('twice a week', 5))).toEqual({ answers: {}, notApplied: ['shorter'] })
})

test('of named days fewer sessions are some of these days', () => {
  const goal = 'Learn Spanish on Mondays, Wednesdays and Fridays for 30 minutes until 30 April 2027'
  expect(change('only twice a week', goal)?.answers).toEqual({ rhythm: [1, 5] })
})

test('hours that were left out stay left out', () => {
  const goal = 'Learn Spanish 3 times a week for 30 minutes until 30 April 2027, never after 8pm'
  expect(change('evenings please', goal)?.answers.between).toEqual(['17:00', '20:00'])
  expect(change('after 9pm', goal)).toEqual({
    answers: {},
    notApplied: ['that part of the day, which you had left out'],
  })
})

test('sessions of another length end a sum a week', () => {
  const goal = 'learn spanish until April, 4 hours a week'
  expect(change('30 minutes', goal)?.answers).toEqual({ minutes: 30, weekly_minutes: null, rhythm: 4 })
})

test('whatever is changed, days that were left out are never planned', () => {
  const texts = fc.array(fc.constantFrom(...CHANGES.map(([text]) => text)), { minLength: 1, maxLength: 5 })
  fc.assert(
    fc.property(texts, (changes) => {
      let answers: GoalAnswers = {}
      for (const text of changes.filter((each) => !each.includes('after all'))) {
        const { understood } = understand(GOAL, CONTEXT, answers)
        const made = changeOfGoal(text, CONTEXT, understood, PLANNED)
        answers = changedAnswers(answers, made?.answers ?? {})
        const now = understand(GOAL, CONTEXT, answers).understood
        expect(now.not_on).toContain(0)
        expect(now.weekdays ?? []).not.toContain(0)
        for (const day of understood.not_on ?? []) expect(now.not_on).toContain(day)
      }
    }),
    { numRuns: 200 },
  )
})

test('it never throws', () => {
  const { understood } = understand(GOAL, CONTEXT)
  fc.assert(
    fc.property(fc.string({ maxLength: 500, unit: 'binary' }), (text) => {
      changeOfGoal(text, CONTEXT, understood, PLANNED)
    }),
  )
})

test.each(['so shorter '.repeat(36), 'no mondays '.repeat(36), 'a week later '.repeat(30)])(
  'a message of many changes costs no more than a usual sentence: %s',
  (text) => {
    const { understood } = understand(GOAL, CONTEXT)
    const cost = relativeCost(
      () => changeOfGoal(text, CONTEXT, understood, PLANNED),
      () => process.cpuUsage(),
    )
    expect(cost).toBeLessThan(4)
  },
)

const ON_DAYS = 'Learn Spanish on Tuesdays and Thursdays for 30 minutes until 30 April 2027'
test.each([
  ['swap Monday and Tuesday', [1, 4]],
  ['Wednesday instead of Tuesday', [3, 4]],
  ['change Thursday to Friday', [2, 5]],
  ['just twice a week', [2, 4]],
])('%s: of the named days others are kept', (text, rhythm) => {
  expect(change(text, ON_DAYS)).toEqual({ answers: { rhythm }, notApplied: [] })
})

test('days that are neither both named nor both open are not exchanged', () => {
  expect(change('swap Monday and Friday', ON_DAYS)?.notApplied).toEqual(['swap Monday and Friday'])
})

test('dates that are left out later come beside those of before', () => {
  const before = { away: [['2026-12-24', '2026-12-26']] } satisfies GoalAnswers
  const { understood } = understand(GOAL, CONTEXT, before)
  expect(changeOfGoal('skip next week', CONTEXT, understood, PLANNED)?.answers.away).toEqual([
    ['2026-11-30', '2026-12-06'],
    ['2026-12-24', '2026-12-26'],
  ])
})

test('a habit has no dates to leave out', () => {
  expect(change('skip next week', 'Meditate every day for 10 minutes')?.notApplied).toEqual([
    'skip next week',
  ])
})

test.each([
  ['200 a month', '2028-02-22', { value: 200, per: 'month' }],
  ['250 a month', '2027-11-22', { value: 250, per: 'month' }],
  ['100 a week', '2027-06-20', { value: 100, per: 'week' }],
])('%s of a sum that is known says when it is reached', (text, deadline, share) => {
  const amount = { value: 3000, unit: 'money', per: null, share }
  expect(change(text, 'pay off 3000 credit card by december 2027')?.answers).toEqual({ amount, deadline })
})

test('another amount is named in the title, too, and nothing of it is left over', () => {
  expect(change('make it 18 books', 'read 24 books in 2027, 20 minutes every night')).toEqual({
    answers: { amount: { value: 18, unit: 'books', per: null }, what: 'read 18 books' },
    notApplied: [],
  })
})
