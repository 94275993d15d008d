import { expect, test } from 'vitest'
import { ask, OPEN } from './testing/ask.ts'
import { calls, labels, text, user } from './testing/talk.ts'

test.each(['less on Fridays', 'shorter on Mondays please', 'not on my birthday'])(
  '%s: what holds for some days alone changes nothing and is never taken for the opposite',
  (sentence) => {
    const answer = ask([user(sentence)], OPEN)
    expect(text(answer)).toMatch(/^I could not apply ‘.+’\. The plan stays as it is\. Single days/)
  },
)

test.each([
  ['not on 25 December', '2026-12-25', '2026-12-25'],
  ['I am on vacation from 1 to 10 April', '2027-04-01', '2027-04-10'],
])('%s: these dates stay free', (sentence, from, to) => {
  const [[, { answers }] = ['', {}]] = calls(ask([user(sentence)], OPEN)) as [string, { answers?: object }][]
  expect(answers).toMatchObject({ away: [[from, to].map((date) => expect.stringContaining(date.slice(4)))] })
})

test('what can be applied is, beside what holds for some days alone', () => {
  expect(calls(ask([user('mornings please, and less on Fridays')], OPEN))).toMatchObject([
    ['change_plan', { answers: { between: ['05:00', '12:00'] }, not_applied: ['less on Fridays'] }],
  ])
})

test.each([
  ['only 3 a week', { rhythm: 3 }],
  ['alternate days', { per_week: 4, every_days: 2 }],
  ['faster please', { deadline: '2026-06-16' }],
  ['slower please', { deadline: '2026-07-14' }],
  ['two a week', { rhythm: 2 }],
  ['double the time', { minutes: 60 }],
  ['twice as long', { minutes: 60 }],
  ['20 min is enough', { minutes: 20 }],
  ['20 min instead of 30', { minutes: 20 }],
  ['ok make it 20', { minutes: 20 }],
  ['rather 45', { minutes: 45 }],
  ['make it 3', { rhythm: 3 }],
  ['can we do wednesday instead?', { rhythm: [3] }],
  ['Saturday is better', { rhythm: [6] }],
  ['tomorrow', { starts_on: '2026-03-03' }],
  ['next week', { starts_on: '2026-03-09' }],
])('%s changes the proposal, with nothing left over', (sentence, answers) => {
  expect(calls(ask([user(sentence)], OPEN))).toMatchObject([['change_plan', { answers, not_applied: [] }]])
})

test.each(['sounds great, add it', 'what if it rains', "what if i'm sick"])(
  '%s is understood and changes nothing',
  (sentence) => {
    expect(text(ask([user(sentence)], OPEN))).not.toMatch(/I did not get that/)
  },
)

test.each(['too much', 'this is too hard', 'start in January', 'I failed again', 'I have no time this week'])(
  '%s: what it asks back has buttons that fit',
  (sentence) => {
    const answer = ask([user(sentence)], OPEN)
    expect(labels(answer).length).toBeGreaterThan(1)
    expect(text(answer)).not.toMatch(/I did not get that/)
  },
)

test.each(['8 glasses', '50 pages', 'make it 9', 'my mum can help on saturdays'])(
  '%s: is no other goal',
  (sentence) => {
    expect(text(ask([user(sentence)], OPEN))).toMatch(/The plan stays as it is/)
  },
)

test.each([
  ['i have football on tuesdays and thursdays', { not_on: [2, 4] }],
  ['after 8pm, my kids sleep then', { between: ['20:00', '24:00'] }],
  ['mornings instead of evenings', { between: ['05:00', '12:00'] }],
  ['no more fridays', { not_on: [5] }],
  ['i got a job on mondays so not mondays either', { not_on: [1] }],
  ['half a day each', { minutes: 240 }],
  ['all day', { minutes: 480 }],
  ['thursdays i have choir', { not_on: [4] }],
  ['i have interviews on wednesdays so leave those free', { not_on: [3] }],
  ['my evenings are gone, mornings then', { between: ['05:00', '12:00'] }],
  ['my exam is 2 june', { deadline: '2026-06-02' }],
  ['30 then', { minutes: 30 }],
  ['make it sunday', { rhythm: [0] }],
  ['tuesday instead of thursday', { not_on: [4] }],
  ['every other saturday', { rarely: { every: 'weeks', weeks: 2, weekdays: [6] } }],
  ['twice a month', { rarely: { every: 'month', times: 2 } }],
  ['not the week before easter', { away: [['2026-03-29', '2026-04-04']] }],
  ['not the first weekend of may', { away: [['2026-05-02', '2026-05-03']] }],
  ['breaks on wednesdays', { not_on: [3] }],
  ['tuesday evenings are gone', { not_on: [2] }],
  ['mondays not anymore', { not_on: [1] }],
  ['mondays no more', { not_on: [1] }],
  ['mondays are a problem', { not_on: [1] }],
  ["tuesday doesn't suit me", { not_on: [2] }],
  ["monday doesn't work for me", { not_on: [1] }],
  ['saturday only', { rhythm: [6] }],
  ['just tuesday', { rhythm: [2] }],
  ['take april off', { away: [['2026-04-01', '2026-04-30']] }],
  ['skip the week after easter', { away: [['2026-04-06', '2026-04-12']] }],
  ['rename to My show', { what: 'My show' }],
  ['stop after 30 days', { deadline: '2026-03-31' }],
  ['by my trip on 10 july', { deadline: '2026-07-10' }],
  ['not tomorrow', { away: [['2026-03-03', '2026-03-03']] }],
  ['4 times', { rhythm: 4 }],
  ['7 to 8', { between: ['07:00', '08:00'] }],
  ["I don't want to learn spanish in the evening", { between: ['05:00', '17:00'] }],
  ["I'd rather not train in the evenings", { between: ['05:00', '17:00'] }],
  ["i can't do it in the mornings", { between: ['12:00', '24:00'] }],
  ['not on fridays but on saturdays', { not_on: [5] }],
  ['half an hour later', { between: ['18:30', '19:00'] }],
  ['skip the first week of january', { away: [['2027-01-01', '2027-01-07']] }],
  ['on holiday until friday', { away: [['2026-03-02', '2026-03-06']] }],
  ['start after my vacation on 20 March', { starts_on: '2026-03-21' }],
  ['no mondays, i have choir', { not_on: [1] }],
  ['not in the evening because of the kids tho', { between: ['05:00', '17:00'] }],
  ['4 times', { rhythm: 4 }],
  ['can you make it 4 days', { rhythm: 4 }],
  ['oh the exam is now on 12 june', { deadline: '2026-06-12' }],
  ['stop it in june', { deadline: '2026-06-01' }],
  ['too long, 20 minutes', { minutes: 20 }],
  ["I'm at b1 level", { level: 'get by in everyday life' }],
  ['make it the 16th instead', { deadline: '2026-06-16' }],
  ['start on the 9th', { starts_on: '2026-03-09' }],
  ['not on 22 March 2026', { away: [['2026-03-22', '2026-03-22']] }],
  ['i know a little', { level: 'know some words' }],
  ['intermediate', { level: 'get by in everyday life' }],
  ['and the first wednesday off', { away: [['2026-03-04', '2026-03-04']] }],
  ['a break until april', { away: [['2026-03-02', '2026-03-31']] }],
])('%s: changes the proposal, as a person means it', (sentence, answers) => {
  expect(calls(ask([user(sentence)], OPEN))).toMatchObject([['change_plan', { answers, not_applied: [] }]])
})

test('a day that is fine is planned again, also behind except', () => {
  const open = { ...OPEN, answers: { rhythm: 7, not_on: [0, 6] } }
  expect(calls(ask([user('except sundays are ok')], open))).toMatchObject([
    ['change_plan', { answers: { not_on: [6] } }],
  ])
})

test('at most so long a day says no more how often', () => {
  const [[, asked] = []] = calls(ask([user('max 1 hour per day')], OPEN)) as [string, { answers: object }][]
  expect(asked?.answers).toEqual({ minutes: 60 })
})

test('what begins later can begin today', () => {
  const open = { ...OPEN, answers: { starts_on: '2026-04-01' } }
  expect(calls(ask([user('can i start earlier')], open))).toMatchObject([
    ['change_plan', { answers: { starts_on: '2026-03-02' } }],
  ])
})

test('one named day comes in the place of another, and the others stay', () => {
  const open = { ...OPEN, answers: { rhythm: [1, 3, 5] } }
  expect(calls(ask([user('not mondays anymore, tuesdays instead')], open))).toMatchObject([
    ['change_plan', { answers: { rhythm: [2, 3, 5] }, not_applied: [] }],
  ])
})

test('of a plan for every day one day has a length of its own, and the others are left', () => {
  const open = { ...OPEN, answers: { rhythm: 7 } }
  const own = [{ days: [3], between: null, minutes: 60 }]
  expect(calls(ask([user('and 1 hour on wednesday')], open))).toMatchObject([
    ['change_plan', { answers: { rhythm: [0, 1, 2, 3, 4, 5, 6], own_days: own } }],
  ])
})

test('days may each have their own hour, and a part of the day for all comes in its place', () => {
  const own = [
    { days: [2], between: ['16:00', '16:30'], minutes: null },
    { days: [5], between: ['17:00', '17:30'], minutes: null },
  ]
  const [[name, call] = []] = calls(ask([user('tuesdays 4pm and fridays 5pm')], OPEN)) as [
    string,
    typeof OPEN,
  ][]
  expect([name, call]).toMatchObject(['change_plan', { answers: { rhythm: [2, 5], own_days: own } }])
  const [[, later] = []] = calls(
    ask([user('mornings please')], { ...OPEN, answers: call?.answers ?? {} }),
  ) as [string, typeof OPEN][]
  expect(later?.answers).toMatchObject({ rhythm: [2, 5], between: ['05:00', '12:00'] })
  expect(later?.answers).not.toHaveProperty('own_days')
})

test('another activity takes the place of the first, as often, as long and until the same day', () => {
  expect(calls(ask([user("I'd rather swim")], OPEN))).toMatchObject([
    ['change_plan', { text: 'swim', answers: { deadline: '2026-06-30', per_week: 3, minutes: 30 } }],
  ])
  expect(calls(ask([user("I'd rather swim once a week")], OPEN))).toMatchObject([
    ['change_plan', { answers: { minutes: 30 } }],
  ])
})

test('a habit that has no end goes on for the weeks that are said, and has no end to take away', () => {
  const open = { ...OPEN, text: 'Stop eating sugar', shown: { ...OPEN.shown, isHabit: true } }
  expect(calls(ask([user('4 weeks')], open))).toMatchObject([
    ['change_plan', { answers: { deadline: expect.stringContaining('2026-03') } }],
  ])
  expect(text(ask([user('no end date')], open))).toBe('It has no end as it is.')
})

test('of savings the day of the pay is offered as the beginning', () => {
  const shown = { ...OPEN.shown, sessions: 0 }
  const open = { ...OPEN, text: 'Save 1200 euros by August 2026', shown }
  expect(labels(ask([user('i get paid on the 25th')], open))).toEqual(['Start on 25 March 2026'])
})

test('a day that is fine after all comes beside those that are named', () => {
  const open = { ...OPEN, answers: { rhythm: [1, 3], not_on: [5] } }
  expect(calls(ask([user('but saturdays are fine')], open))).toMatchObject([
    ['change_plan', { answers: { rhythm: [1, 3, 6], not_on: [5] }, not_applied: [] }],
  ])
})

test('a day that was left out is planned again when it is said', () => {
  expect(calls(ask([user('sunday too')], { ...OPEN, answers: { not_on: [0, 3] } }))).toMatchObject([
    ['change_plan', { answers: { not_on: [3] } }],
  ])
})

test.each([
  ['less in december, more in january', /^I could not apply ‘less in december, more in january’/],
  ['add a test at the end', /^It is in the plan/],
  ['i work late shifts this week', /^Shall that week stay free/],
  ['no thx', /^Nothing was planned/],
  ['every second wednesday is not possible', /^A plan goes by weeks, so a day that comes less often/],
  ['morning and evening', /^A plan has one part of the day: which one/],
  ['both', /^Which two/],
  ['more in summer', /^I could not apply ‘more in summer’/],
  ['wait, when does it end', /It ends on 30 June 2026/],
  ['i skipped monday', /^Nothing is lost/],
  ['make it blue', /^I did not get that\. The plan stays/],
  ['no!! not every day', /^How often, then/],
  ['can i do two sessions on saturdays', /^One session a day is planned/],
  ['fridays are too late though', /^I could not apply/],
  ['once a year', /^Once a month is the least that a plan can do/],
  ['move tuesdays to 7pm', /^I could not apply ‘move tuesdays to 7pm’/],
  ['can i start earlier', /^It begins as early as it can/],
  ['wednesdays only 30 minutes', /^I could not apply ‘wednesdays only 30 minutes’/],
  ['what can you do?', /^I can change the days/],
  ['and my vocabulary?', /^I did not get that\. The plan stays/],
  ['what if i get sick', /^Nothing is lost/],
  ['saturday at 7', /^I could not apply/],
  ['weekends longer', /^I could not apply ‘weekends longer’/],
  ['2 episodes a month', /^I did not get that\. The plan stays/],
  ['is 3 weeks enough', /^All of it has a place/],
  ['can sunday be the longest', /^Which session comes on which day/],
  ['the tiler comes on 4 april', /^Shall 4 April 2026 stay free\?/],
  ['sundays only till noon', /^I could not apply ‘sundays only till noon’/],
  ['half the time in may', /^I could not apply ‘half the time in may’/],
  ['can we do it 4 times from may', /^I could not apply/],
  ['but on my birthday 20 march it is ok', /^I did not get that\. The plan stays/],
  ['i get migraines on fridays', /^Good to know/],
  ['i have visitors on 22 march', /^Shall 22 March 2026 stay free\?/],
])('%s: changes nothing, says so, and has buttons', (sentence, words) => {
  const answer = ask([user(sentence)], OPEN)
  expect(text(answer)).toMatch(words)
  expect(labels(answer).length).toBeGreaterThan(1)
})

test.each(['and', 'also', 'plus then'])('%s a goal, with a proposal open, is a further one', (joint) => {
  const goal = 'learn to juggle by june, 3 times a week for 30 minutes'
  expect(calls(ask([user(`${joint} ${goal}`)], OPEN))).toMatchObject([['break_down_goal', { text: goal }]])
})

test('praise of a proposal says how it is accepted', () => {
  expect(text(ask([user('perfect')], OPEN))).toMatch(/^Press Accept/)
})

test.each(['yoga 3 times a week for 20 minutes, my back hurts', 'save 300 a month for a bike'])(
  '%s: a goal of its own leaves the proposal as it is',
  (sentence) => {
    const answer = JSON.stringify(ask([user(sentence)], OPEN))
    for (const ofPlan of ['change_plan', 'The plan stays', 'Then that comes first'])
      expect(answer).not.toContain(ofPlan)
  },
)
