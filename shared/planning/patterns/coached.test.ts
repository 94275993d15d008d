import { expect, test } from 'vitest'
import { summaryOf } from '#shared/planning/goalPlan/summary.ts'
import { placedPlan, understoodGoal } from '#shared/planning/testing/aPlan.ts'
import { PATTERNS } from './patterns.ts'
import { daysBetween } from '#shared/time/civil.ts'

const OPEN = { rhythm: 'pattern', minutes: 'pattern' } as const

function weeksOf(text: string): number[] {
  const { plan, sessions } = placedPlan(understoodGoal(text, { minutes: 'pattern' }))
  const weeks = Map.groupBy(sessions, ({ date }) => Math.floor(daysBetween(plan.from, date) / 7))
  return [...weeks.values()].map((some) => some.reduce((sum, { minutes }) => sum + minutes, 0))
}

test.each([
  'run a half marathon in 11 weeks, 4 times a week',
  'start running in 11 weeks, 3 times a week',
  'get stronger at the gym in 11 weeks, 3 times a week',
  'cycle 120 km in one go in 10 weeks, 3 times a week',
])('%s: the last week is a taper', (text) => {
  const weeks = weeksOf(text)
  expect(weeks.at(-1), weeks.join()).toBeLessThanOrEqual(Math.max(...weeks) * 0.81)
})

test.each([3, 4, 5])(
  'of %i runs a week the first long one is no more than 1.7 times as long as the others',
  (count) => {
    const { sessions } = placedPlan(
      understoodGoal(`run a half marathon in 11 weeks, ${count} times a week`, { minutes: 'pattern' }),
    )
    const lengths = sessions.slice(0, count).map(({ minutes }) => minutes)
    expect(Math.max(...lengths), lengths.join()).toBeLessThanOrEqual((Math.min(...lengths) + 5) * 1.7)
  },
)

test('the longest run before a half marathon is long enough to know the last kilometres', () => {
  const { sessions } = placedPlan(
    understoodGoal('run a half marathon in 11 weeks, 3 times a week', { minutes: 'pattern' }),
  )
  expect(Math.max(...sessions.map(({ minutes }) => minutes))).toBeGreaterThanOrEqual(100)
})

test('strength is tested again once', () => {
  const { sessions } = placedPlan(
    understoodGoal('get stronger at the gym in 11 weeks, 3 times a week', { minutes: 'pattern' }),
  )
  expect(sessions.filter(({ title }) => title.startsWith('Count again'))).toHaveLength(1)
})

test.each([
  'lose 4 kg in 11 weeks',
  'meditate 10 minutes a day',
  'quit smoking',
  'drink 2 litres of water a day',
])('%s: each habit says what to do and when it is done', (text) => {
  const { plan } = placedPlan(understoodGoal(text, OPEN))
  for (const { name, note } of plan.habits) expect(note, name).toMatch(/^[^{}]+\.$/)
})

test('the first transfer is the first step', () => {
  const { items } = placedPlan(understoodGoal('save 5000 euros in 11 weeks'))
  expect(items.map(({ step }) => step)).toEqual(['kickoff'])
  expect(items[0]?.row).toMatchObject({ estimated_duration: 15 })
})

test.each([
  ['run a half marathon in 4 weeks, 4 times a week', /usually takes 10 weeks/],
  ['run a marathon in 6 weeks, 4 times a week', /usually takes 16 weeks/],
  ['become fluent in Spanish in 8 weeks, 3 times a week', /usually takes/],
  ['find a new job in 4 weeks, 4 times a week', /search usually takes two months/],
])('%s: says that it is little time', (text, warning) => {
  const goal = understoodGoal(text, { minutes: 'pattern' })
  const { plan } = placedPlan(goal)
  expect(summaryOf(goal, plan, [], null)).toMatch(warning)
})

test.each([
  ['save 3000 euros in 11 weeks', 'One repeating task: 3 transfers, one a month: 1,000 euros each.'],
  ['save 300 euros in 5 days', 'One repeating task: One transfer: 300 euros.'],
])('%s: the summary says how much moves when', (text, words) => {
  const goal = understoodGoal(text)
  expect(summaryOf(goal, placedPlan(goal).plan, [], null)).toContain(words)
})

test('a draft that is one phase of several gets as much time as its words need', () => {
  const goal = understoodGoal('write a novel of 60,000 words in 30 weeks', OPEN)
  expect(summaryOf(goal, placedPlan(goal).plan, [], null)).not.toMatch(/most people/)
})

test.each([
  'run a half marathon in 12 weeks, 4 times a week',
  'prepare for my job interview in 3 weeks, 4 times a week',
])('%s: nothing is said of the time', (text) => {
  const goal = understoodGoal(text, { minutes: 'pattern' })
  expect(summaryOf(goal, placedPlan(goal).plan, [], null)).not.toMatch(/usually takes/)
})

test('in a short plan the words are shared among all sessions before the last phase', () => {
  const of = (text: string) =>
    placedPlan(understoodGoal(text, { minutes: 'pattern', conflict: 'ignore' })).items.filter(
      ({ amount }) => amount !== null,
    )
  expect(of('write a novel of 60,000 words in 4 weeks, 5 times a week').length).toBe(15)
  expect(of('write a novel of 20,000 words in 11 weeks, 5 times a week').length).toBeLessThan(40)
})

test.each([
  [
    'write a novel of 60,000 words in 4 weeks',
    /every day, 2 hours.*words a session.*an hour; most people write 500 to 1,000\. Until \d+ \w+ 2027 it fits/,
  ],
  ['write a novel of 60,000 words in 4 weeks, 1 hour a day', /2,857 words a session, 2,857 an hour/],
  ['write a novel of 60,000 words by June 2027, 1 hour a day', /That is \d{3} words a session\. /],
  [
    'read 12 books in 4 weeks',
    /every day, 2 hours\. That leaves 4\.\d hours for each; a book takes most people 6 hours or more\. Until \d+ \w+ 202\d it fits/,
  ],
  ['read 600 pages in 2 weeks', /every day, 1 hour 30 minutes\. That is 40 pages a session\. /],
])('%s: as much time as it needs, and what that means for a session', (text, said) => {
  const goal = understoodGoal(text, {
    ...(text.includes('hour') ? {} : OPEN),
    conflict: 'ignore',
  })
  expect(summaryOf(goal, placedPlan(goal).plan, [], null)).toMatch(said)
})

test.each(['in 2 weeks', 'in 9 weeks', 'in 14 weeks', 'by 30 June 2027'])(
  'start running %s: no two runs of three weeks begin alike, and each has a title of its own',
  (until) => {
    const { plan } = placedPlan(understoodGoal(`start running ${until}, 3 times a week 30 minutes`))
    const titles = plan.steps.filter(({ key }) => key !== 'kickoff').map(({ title }) => title)
    expect(new Set(titles).size).toBe(titles.length)
    for (const [at, title] of titles.entries())
      expect(title.slice(0, 10)).not.toBe(titles[at + 1]?.slice(0, 10))
  },
)

test('who wants to be otherwise gets a plan about moments and people, not about pieces', () => {
  const goal = understoodGoal('be a better father in 4 weeks, 3 times a week 30 min')
  expect(goal.pattern).toBe('behaviour')
  expect(
    placedPlan(goal)
      .sessions.map(({ title }) => title)
      .join('\n'),
  ).not.toMatch(/piece|rough|launch/i)
})

test('the title of a run says how long it is', () => {
  const goal = understoodGoal('run a half marathon in 11 weeks, 3 times a week', { minutes: 'pattern' })
  for (const { title, minutes } of placedPlan(goal).sessions) expect(title).toContain(`${minutes} min`)
  for (const { title } of PATTERNS.start_running.ladder?.after ?? []) expect(title).toContain('{minutes} min')
})

test.each([
  ['save 3000 euros in 11 weeks', 'Transfer 1,000 euros: Save 3000 euros'],
  ['save $5000 in 11 weeks', 'Transfer $1,666.67: Save $5000'],
  ['save 200 euros a month for a year', 'Transfer 200 euros: Save money'],
  ['pay off my credit card of 2000 euros in 11 weeks', 'Pay back 666.67 euros: Pay off my credit card'],
  ['get rid of my 1,800 dollar card debt in 12 weeks', 'Pay back 600 dollars: Get rid of my 1,800 dollar'],
])('%s: the title of a transfer says how much it is', (text, title) => {
  expect(String(placedPlan(understoodGoal(text, OPEN)).items[0]?.row?.['title'])).toContain(title)
})

test.each(['gain weight', 'gain 4 kg in 11 weeks', 'put on some weight in 11 weeks', 'put on 10 pounds'])(
  '%s: habits of eating more and getting stronger, not those of losing',
  (text) => {
    const goal = understoodGoal(text, OPEN)
    expect(goal.pattern).toBe('weight')
    const { habits } = placedPlan(goal).plan
    expect(habits.map(({ name }) => name)).toEqual([
      'Three meals and two snacks',
      'Something rich with one meal',
      'Squats, push-ups and rows',
    ])
    expect(summaryOf(goal, placedPlan(goal).plan, [], null)).toMatch(/doctor/)
  },
)

test.each([
  ['gain 5 kg of muscle in 11 weeks', 'strength'],
  ['lose 4 kg in 11 weeks', 'weight'],
  ['gain 500 followers in 11 weeks', 'general'],
  ['get my dog certified by june', 'general'],
  ['get our house certified by june', 'general'],
  ['get certified in first aid by june', 'exam'],
  ['get my scrum certification by june', 'exam'],
])('%s is of the kind %s', (text, pattern) => {
  expect(understoodGoal(text, OPEN).pattern).toBe(pattern)
})

test.each([
  ['find a new job in 11 weeks, 4 times a week', 2],
  ['find a new job in 12 weeks, 5 times a week', 2],
])('%s: no note comes more often than %i times', (text, most) => {
  const { sessions } = placedPlan(understoodGoal(text, { minutes: 'pattern' }))
  for (const [note, some] of Map.groupBy(sessions, (session) => session.note))
    expect(some.length, note).toBeLessThanOrEqual(most)
})

test.each([
  'write a novel in 11 weeks',
  'write a short story in 4 weeks',
  'finish my fantasy novel in 11 weeks',
])('%s: it is about people who want something, and drafting begins with lines that warm up', (text) => {
  const goal = understoodGoal(text, OPEN)
  expect(goal.pattern).toBe('writing')
  const { kickoff, plan } = placedPlan(goal)
  expect(kickoff?.row?.['title']).toMatch(/^First lines/)
  const draft = plan.phases.findIndex(({ title }) => title === 'First draft')
  const drafting = plan.steps.filter(({ phase }) => phase === draft)
  const warm = drafting.filter(({ description }) => description.startsWith('Warm up'))
  expect(warm.length).toBeGreaterThanOrEqual(drafting.length - 1)
})

test('a thesis is no story', () => {
  expect(placedPlan(understoodGoal('write my thesis in 11 weeks', OPEN)).kickoff?.note).toMatch(/100 words/)
})

test.each([
  [
    'get our street a playground in 11 weeks',
    'Its first result is one small finished part; say so if you have another in mind.',
  ],
  ['learn Spanish in 11 weeks', 'It assumes that you begin from nothing. Say so if it is otherwise.'],
])('%s: the summary says what is assumed', (text, sentence) => {
  const goal = understoodGoal(text, OPEN)
  expect(summaryOf(goal, placedPlan(goal).plan, [], null)).toContain(sentence)
})

test.each(['become a foster parent in 11 weeks', 'get my dog certified in 11 weeks'])(
  '%s: what others decide about is asked for and waited for, not built',
  (text) => {
    const goal = understoodGoal(text, OPEN)
    const { kickoff, sessions, plan } = placedPlan(goal)
    const titles = [kickoff?.row?.['title'], ...sessions.map(({ title }) => title)].join('\n')
    expect(titles).toMatch(/^Who decides/)
    expect(titles).not.toMatch(/\brough|piece/i)
    expect(summaryOf(goal, plan, [], null)).not.toMatch(/first result/i)
  },
)

test.each([
  ['recover from burnout in 11 weeks', /A doctor or counsellor belongs to it/],
  ['become a better cook in 11 weeks', /It assumes that you cook a few dishes today\. Say so/],
  ['paint the living room in 11 weeks', /Open a window while you paint/],
])('%s: the summary has what is its own to say', (text, said) => {
  const goal = understoodGoal(text, OPEN)
  expect(summaryOf(goal, placedPlan(goal).plan, [], null)).toMatch(said)
})

test.each([
  ['call my parents more often in 11 weeks', OPEN, { type: 'times_per_week', times: 3 }, '3 times a week'],
  ['spend more time with my kids in 11 weeks', OPEN, { type: 'times_per_week', times: 3 }, '3 times a week'],
  [
    'call my parents more often in 11 weeks, twice a week',
    { minutes: 30 },
    { type: 'times_per_week', times: 2 },
    'twice a week',
  ],
] as const)(
  '%s: what is to be done more often is one habit, with a date too',
  (text, answers, schedule, said) => {
    const goal = understoodGoal(text, answers)
    const { plan, sessions } = placedPlan(goal)
    expect(sessions).toEqual([])
    expect(plan.habits).toMatchObject([{ schedule }])
    expect(summaryOf(goal, plan, [], null)).toContain(said)
  },
)

test.each([
  ['spend less time on my phone', /it was no more\.$/],
  ['stop biting my nails', /over without it\.$/],
])('%s: the note says what counts as done', (text, done) => {
  const { plan } = placedPlan(understoodGoal(text))
  expect(plan.habits.map(({ note }) => note)).toEqual([expect.stringMatching(done)])
})

test('a goal that is given another title keeps its kind of plan', () => {
  const titled = (answers: object) =>
    placedPlan(understoodGoal('I want to paint the living room in 4 weeks', { ...OPEN, ...answers }))
  expect(titled({ what: 'Project colour' }).sessions.map(({ title }) => title)).toEqual(
    titled({}).sessions.map(({ title }) => title),
  )
})

test('the summary says how often also where days are left out', () => {
  const goal = understoodGoal('get everything ready for the baby in 11 weeks, not on Sundays', OPEN)
  expect(summaryOf(goal, placedPlan(goal).plan, [], null)).toMatch(
    /: twice a week, 45 minutes, not on Sundays\./,
  )
})
