import fc from 'fast-check'
import { expect, test } from 'vitest'
import { GoalAnswers, GoalUnderstanding } from './goalAnswers.ts'
import { understand } from './understand.ts'

/** A Monday. */
const CONTEXT = { today: '2026-03-02', weekStart: 1 }
const read = (text: string, answers: GoalAnswers = {}) => understand(text, CONTEXT, answers)
const understood = (text: string, answers: GoalAnswers = {}) => read(text, answers).understood

test.each(['? Read half an hour', '! Read 30 minutes'])('%s: a mark at the beginning is nothing', (text) => {
  expect(GoalUnderstanding.safeParse(read(text)).success).toBe(true)
  expect(understood(text).read.map((part) => part.as)).toEqual(['what', 'length'])
})

test('a goal in one sentence: what, its kind, until when, how often and how long', () => {
  expect(read('Run 3 times a week for 30 minutes for 4 weeks')).toEqual({
    understood: {
      what: 'Run',
      template: 'fitness',
      category: 'fitness',
      deadline: '2026-03-29',
      weekdays: null,
      per_week: 3,
      minutes: 30,
      weekly_minutes: null,
      total_minutes: null,
      amount: null,
      pattern: 'start_running',
      starts_on: null,
      not_on: null,
      every_days: null,
      between: null,
      level: null,
      also: [],
      read: [
        { text: 'Run', as: 'what' },
        { text: '3 times a week', as: 'rhythm' },
        { text: 'for 30 minutes', as: 'length' },
        { text: 'for 4 weeks', as: 'deadline' },
      ],
      unread: [],
      conflict: null,
    },
    missing: [],
    questions: [],
    ready: true,
  })
})

test.each([
  ['2026-01-31', 'in 1 month', '2026-02-28'],
  ['2028-01-31', 'in a month', '2028-02-29'],
  ['2026-08-31', 'in 6 months', '2027-02-28'],
  ['2026-12-31', 'by 1 January', '2027-01-01'],
  ['2026-10-05', 'in October', '2026-10-31'],
  ['2026-10-05', 'by the end of October', '2026-10-31'],
  ['2026-10-05', 'in December', '2026-12-31'],
  ['2026-10-05', 'in January', '2027-01-31'],
  ['2026-10-05', 'by October', '2027-10-01'],
  ['2026-10-05', 'in 20 years', '2046-10-05'],
  ['2026-12-31', 'by the end of the year', '2026-12-31'],
  ['2026-02-28', 'by 29 February', '2028-02-29'],
  ['2026-12-25', 'by 25 December', '2027-12-25'],
  ['2026-03-06', 'by Friday', '2026-03-13'], // a Friday
  ['2026-03-29', 'in 1 week', '2026-04-05'], // a night with a clock change
])('on %s "%s" is %s', (today, words, date) => {
  expect(understand(`Learn Spanish ${words}`, { today, weekStart: 1 }).understood.deadline).toBe(date)
})

test.each([
  ['Read 300 pages by June', { value: 300, unit: 'pages' }],
  ['Read 12 books this year', { value: 12, unit: 'books' }],
  ['Read twelve books this year', { value: 12, unit: 'books' }],
  ['Write 50,000 words in November', { value: 50_000, unit: 'words' }],
  ['Write 50k words in November', { value: 50_000, unit: 'words' }],
  ['Read a 300-page book', { value: 300, unit: 'page' }],
  ['Save 1200 euros by December 1', { value: 1200, unit: 'euros' }],
  ['Save 1,200 euros', { value: 1200, unit: 'euros' }],
  ['Save €500 by May', { value: 500, unit: '€' }],
  ['Save $5,000 by the end of the year', { value: 5000, unit: '$' }],
  ['Save $5k by May', { value: 5000, unit: '$' }],
  ['Save 99.50 dollars', { value: 99.5, unit: 'dollars' }],
  ['Save 250€', { value: 250, unit: '€' }],
  ['Save EUR 250', { value: 250, unit: 'eur' }],
  ['Run 100 km in 8 weeks', { value: 100, unit: 'km' }],
  ['Run 100km in 8 weeks', { value: 100, unit: 'km' }],
  ['Learn 500 words in a month', { value: 500, unit: 'words' }],
  ['Read 300 pages 5 times a week for 30 minutes', { value: 300, unit: 'pages' }],
  ['Read 300 pages, every day', { value: 300, unit: 'pages' }],
  ['Read 20 pages a day', null],
  ['Read 20 pages per day', null],
  ['Read 20 pages every day', null],
  ['Run 5 km 3 times a week', null],
  ['Run a 10 km race', null],
  ['Read a book', null],
  ['Lose 10 pounds', null],
  ['Run 3 times a week', null],
])('%s: the amount of the whole', (sentence, amount) => {
  const { amount: found } = understood(sentence)
  expect(found?.per === null ? { value: found.value, unit: found.unit } : null).toEqual(amount)
})

test.each([
  ['Learn Spanish', 'learn', 'learning'],
  ['learn to swim', 'learn', 'learning'],
  ['Study biology', 'learn', 'learning'],
  ['Practise the piano', 'learn', 'learning'],
  ['Improve my French', 'learn', 'learning'],
  ['Run a marathon', 'fitness', 'fitness'],
  ['Go to the gym', 'fitness', 'fitness'],
  ['Practice yoga', 'fitness', 'fitness'],
  ['Train for a triathlon', 'fitness', 'fitness'],
  ['Lose 5 kg', 'fitness', 'fitness'],
  ['Do 100 push-ups', 'fitness', 'fitness'],
  ['Build a website', 'project', 'technology'],
  ['Write a novel', 'project', 'creative'],
  ['Write a book about running', 'project', 'creative'],
  ['Finish my thesis', 'project', 'work'],
  ['Launch a newsletter', 'project', 'work'],
  ['Organize my wedding', 'project', 'social'],
  ['Renovate the bathroom', 'project', 'personal'],
  ['Build a savings tracker app', 'project', 'finance'],
  ['Pass the maths exam', 'exam', 'learning'],
  ['Study for my exam', 'exam', 'learning'],
  ['Pass my driving test', 'exam', 'learning'],
  ['Prepare for the TOEFL', 'exam', 'learning'],
  ['Get the AWS certification', 'exam', 'learning'],
  ['Read War and Peace', 'reading', 'learning'],
  ['Read a book about running', 'reading', 'learning'],
  ['Reading more', 'reading', 'learning'],
  ['Save money', 'saving', 'finance'],
  ['Save 500 euros', 'saving', 'finance'],
  ['Save up for a bike', 'saving', 'finance'],
  ['Put aside 100 dollars', 'saving', 'finance'],
  ['Build an emergency fund', 'project', 'finance'],
  ['Save 500 euros for a Spanish course', 'saving', 'finance'],
  ['Meditate', 'habit', 'health'],
  ['Drink more water', 'habit', 'health'],
  ['Quit smoking', 'habit', 'health'],
  ['Wake up at 6', 'habit', 'health'],
  ['Be kinder to my sister', 'general', 'personal'],
  ['Get a promotion', 'general', 'work'],
  ['See more concerts', 'general', 'personal'],
  ['Travel around Japan', 'general', 'travel'],
])('%s is of the kind %s, category %s', (sentence, template, category) => {
  expect(understood(sentence)).toMatchObject({ template, category })
})

test.each([
  ['I want to learn Spanish by June', 'learn Spanish'],
  ["I'd like to run a marathon", 'run a marathon'],
  ['Help me learn to cook', 'learn to cook'],
  ['Please help me to pass the exam', 'pass the exam'],
  ['My goal is to read more', 'read more'],
  ['By June, learn Spanish', 'learn Spanish'],
  ['In 3 months I want to run 10 km', 'run 10 km'],
  ['Every day for 30 minutes, read', 'read'],
  ['Learn Spanish, 30 minutes every day, by June.', 'Learn Spanish'],
  ['Learn Spanish and French by June', 'Learn Spanish and French'],
  ['Read "In 80 days" by June', 'Read In 80 days'],
  ['Finish the "3 times a week" chapter by June', 'Finish the 3 times a week chapter'],
  ['5 hours of Spanish a week', 'Learn Spanish'],
  ['Learn Łódź 😀 by June', 'Learn Łódź 😀'],
  ['Save 1200 euros by June', 'Save 1200 euros'],
  ['Every day for 30 minutes', null],
  ['I want to', null],
  ['by June', null],
  ['A goal', null],
  ['', null],
  ['   ', null],
  ['?!', null],
])('%j is about %j', (sentence, what) => {
  expect(understood(sentence).what).toBe(what)
})

test.each([
  ['', ['what', 'deadline', 'rhythm', 'minutes']],
  ['Learn Spanish', ['deadline', 'rhythm', 'minutes']],
  ['Learn Spanish by June', ['rhythm', 'minutes']],
  ['Learn Spanish 3 times a week', ['minutes']],
  ['Learn Spanish on Mondays', ['minutes']],
  ['Learn Spanish by June 3 times a week', ['minutes']],
  ['Learn Spanish for 30 minutes', ['deadline', 'rhythm']],
  ['Learn Spanish by June for 30 minutes', ['rhythm']],
  ['Learn Spanish 5 hours a week', []],
  ['Learn Spanish by June, 20 hours in total', []],
  ['3 times a week for 30 minutes', ['what']],
  ['Save money', ['deadline', 'amount']],
  ['Save 500 euros', ['deadline']],
  ['Save 500 euros every week', ['deadline']],
  ['Save money by June', ['amount']],
  ['Save 500 euros by June', []],
  ['see the dentist by friday', ['minutes']],
  ['prune the roses by friday', ['rhythm', 'minutes']],
])('%j leaves open: %j', (sentence, missing) => {
  const { missing: found, questions, ready } = read(sentence)
  expect(found).toEqual(missing)
  expect(questions.map(({ field }) => field)).toEqual(missing)
  expect(ready).toBe(missing.length === 0)
  for (const { field, text, suggestions } of questions) {
    expect(text).toMatch(/\?$/)
    for (const { value } of suggestions)
      expect(read(sentence, GoalAnswers.parse({ [field]: value })).missing).not.toContain(field)
  }
})

test('saving needs no rhythm and no length', () => {
  expect(read('Save 500 euros by June')).toMatchObject({
    understood: { per_week: null, minutes: null, deadline: '2026-06-01' },
    ready: true,
  })
})

test.each<[GoalAnswers, object]>([
  [{ deadline: '2026-12-01' }, { deadline: '2026-12-01', per_week: 3 }],
  [{ deadline: null }, { deadline: null }],
  [{ per_week: 5 }, { per_week: 5, weekdays: null }],
  [{ weekdays: [5, 1] }, { weekdays: [1, 5], per_week: 2 }],
  [{ rhythm: 4 }, { per_week: 4, weekdays: null }],
  [{ rhythm: [6] }, { per_week: 1, weekdays: [6] }],
  [{ minutes: 20 }, { minutes: 20 }],
  [{ weekly_minutes: 200 }, { weekly_minutes: 200, per_week: 3, minutes: 75 }],
  [{ what: 'Jog' }, { what: 'Jog' }],
  [{ template: 'habit' }, { template: 'habit', category: 'fitness' }],
  [{ category: 'health' }, { category: 'health', template: 'fitness' }],
  [{ amount: { value: 90, unit: 'km', per: null } }, { amount: { value: 90, unit: 'km' } }],
])('an answer wins over the sentence: %j', (answers, expected) => {
  expect(understood('Run 3 times a week for 30 minutes until June', answers)).toMatchObject(expected)
})

test('the questions are gone when their answers are given', () => {
  const answers = { deadline: '2026-06-30', rhythm: 3, minutes: 30 }
  expect(read('Learn Spanish', answers)).toMatchObject({ missing: [], ready: true, questions: [] })
})

const phrases = fc.constantFrom(
  'by 30 June',
  '3 times a week',
  'for 30 minutes',
  'every day',
  'on Mondays',
  'in 3 months',
  '5 hours a week',
  '20 hours in total',
  '300 pages',
  '$500',
  'half an hour',
  'the end of the month',
  '"quoted',
  'words"',
  ...'a day week per in by for twice weekends 1h 30m Friday Read \\by , . and'.split(' '),
)
const sentences = fc.oneof(
  fc.array(phrases, { maxLength: 14 }).map((some) => some.join(' ')),
  fc.string({ maxLength: 80, unit: 'binary' }),
  fc.array(fc.oneof(phrases, fc.string({ maxLength: 6 })), { maxLength: 10 }).map((some) => some.join(' ')),
)

/** Words that only join or wish: they need not be in any part. */
const JOINING =
  /^(?:n|and|but|or|so|also|then|plus|to|of|on|for|by|in|at|i|we|the|a|an|my|is|are|it|just|maybe|please|with|from|until|before|about|each|every|that|this|only|per|can|you|me|us|lo+l|lmao|(?:ha){2,}|(?:he){2,}|omg|u+gh+|u+h+|u+m+|argh+|hm+|e+r+m?|welp|pls|plz|btw|tbh|ngl|xd|ok|okay|well|yes|hey|hi|hello|right|want|needs?|must|should|will|would|be|has|like|w|\\|"|“|”|„|[^\p{L}\p{N}]+)$/iu

test('whatever is typed, the answer keeps its shape, and every word is read, unread, or only joins others', () => {
  fc.assert(
    fc.property(sentences, (sentence) => {
      const answer = read(sentence)
      expect(GoalUnderstanding.safeParse(answer).error).toBeUndefined()
      const { read: used, unread, beside = [], also } = answer.understood
      const parts = [...used.map(({ text }) => text), ...unread, ...beside, ...also].join(' ')
      const lost = sentence
        .replaceAll(/[\0\\"“”„*•–—-]/g, ' ')
        .split(/[\s,;:.!?()[\]{}/]+/)
        .filter((word) => /[\p{L}\p{N}]/u.test(word) && !JOINING.test(word) && !parts.includes(word))
      expect(lost).toEqual([])
    }),
    { numRuns: 1000 },
  )
})

test('the order in which a sentence says things changes nothing but the order of what was read', () => {
  const parts = ['by 30 June', '3 times a week', 'for 30 minutes']
  const inOrder = (sentence: string) => {
    const { understood: said, ...rest } = read(sentence)
    return {
      ...rest,
      understood: { ...said, read: said.read.toSorted((a, b) => (a.text < b.text ? -1 : 1)) },
    }
  }
  fc.assert(
    fc.property(fc.shuffledSubarray(parts, { minLength: 3 }), fc.nat(3), (order, at) => {
      const said = [...order.slice(0, at), 'learn Spanish', ...order.slice(at)].join(', ')
      expect(inOrder(said)).toEqual(inOrder('learn Spanish by 30 June, 3 times a week, for 30 minutes'))
    }),
  )
})
