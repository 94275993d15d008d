import { expect, test } from 'vitest'
import { converse } from './testing/ask.ts'
import { calls, labels, text } from './testing/talk.ts'

const DEADLINE = 'By when do you want to be there?'
const RHYTHM = 'How often do you want to work at it?'
const LENGTH = 'How long should one session take?'

test.each([
  [
    ['learn French', 'what can you do?'],
    `I turn goals into plans, add tasks, find free time and show what is planned. For your plan I still need to know: ${DEADLINE}`,
  ],
  [['learn French', 'i dont know'], `A rough answer is enough; it can be changed later. ${DEADLINE}`],
  [
    ['learn French by June', 'not sure'],
    `Then leave it to the plan, if you like; it can be changed later. ${RHYTHM}`,
  ],
  [
    ['learn French by June', 'why do you ask'],
    `So that the plan fits your days. A rough answer is enough. ${RHYTHM}`,
  ],
  [['learn French by June', 'which days?'], `The plan will say it, step by step. ${RHYTHM}`],
  [['learn French by June', 'once a year'], `Once a month is the least that a plan can do. ${RHYTHM}`],
  [['learn French by June', 'thanks'], `You are welcome. ${RHYTHM}`],
  [
    ['learn French by June', 'my mum lives in Paris'],
    `Good to know, though I cannot plan with it. ${RHYTHM}`,
  ],
  [
    ['learn French by June', 'what do you mean'],
    `One of the answers below is enough, or your own words. ${RHYTHM}`,
  ],
  [['learn French by June', 'no'], `None of these? Say it in your own words. ${RHYTHM}`],
  [
    ['learn French', 'what would you suggest?'],
    `A rough answer is enough; it can be changed later. ${DEADLINE}`,
  ],
  [
    ['learn French by June', 'what is usual?'],
    `Then leave it to the plan, if you like; it can be changed later. ${RHYTHM}`,
  ],
  [
    ['learn French by June', 'idk'],
    `Then leave it to the plan, if you like; it can be changed later. ${RHYTHM}`,
  ],
  [['learn French', 'not sure when'], `A rough answer is enough; it can be changed later. ${DEADLINE}`],
  [['learn French', 'hello'], `Hello. ${DEADLINE}`],
  [['learn French', "i'm tired"], `That is fine. ${DEADLINE}`],
  [['lose 8 kilos by summer', 'no gym please, just walking'], `I did not get that. ${RHYTHM}`],
  [['learn French by June', 'blue'], `I did not get that. ${RHYTHM}`],
])('%j: a message that answers nothing gets its own word, and the question stands', (lines, words) => {
  const answer = converse(lines)
  expect(text(answer)).toBe(words)
  expect(labels(answer)).toContain('Never mind')
})

test('days with hours of their own are an answer to how often', () => {
  const days = [{ days: [2, 4], between: ['20:00', '24:00'], minutes: null }]
  const lines = ['learn guitar by June', 'tue and thu nights + saturday', '30 minutes']
  expect(calls(converse(lines))).toMatchObject([
    ['break_down_goal', { answers: { rhythm: [2, 4, 6], own_days: days } }],
  ])
})

test.each([['tuesdays plus friday mornings', 'plus friday mornings', [2]]])(
  '%s: what of an answer is not used is named',
  (sentence, part, rhythm) => {
    const lines = ['learn guitar by June', sentence]
    expect(text(converse(lines))).toBe(`I could not use ‘${part}’. ${LENGTH}`)
    expect(calls(converse([...lines, '30 minutes']))).toMatchObject([
      ['break_down_goal', { answers: { rhythm } }],
    ])
  },
)

test.each([
  ['lose 8 kilos', 'actually 6 kilos', 'lose 6 kilos'],
  ['read 12 books', 'make it 10 books', 'read 10 books'],
  ['save 1500 for a bike', 'make it 2000', 'save 2000 for a bike'],
])('%s, %s: the same goal with another number', (sentence, other, goal) => {
  const lines = [sentence, other, 'by December', 'twice a week', '30 minutes']
  const asked = lines.map((_, index) => converse(lines.slice(0, index + 1))).find((one) => 'toolCalls' in one)
  expect(asked && calls(asked)).toMatchObject([['break_down_goal', { text: goal }]])
})

test.each([
  ['pass the theory test', "i don't have a date yet", { deadline: null }],
  ['read more books', 'stop it in june', { deadline: '2026-06-01' }],
])('%s, %s: says until when', (goal, sentence, answers) => {
  const lines = [goal, sentence, 'twice a week', '30 minutes']
  expect(calls(converse(lines))).toMatchObject([['break_down_goal', { answers }]])
})

test('what a thing costs is the whole of what is put aside each month', () => {
  const lines = ['save 200 a month for a laptop', 'what if i skip a month']
  expect(text(converse(lines))).toContain(DEADLINE)
  expect(calls(converse([...lines, 'it costs 1600']))).toMatchObject([
    ['break_down_goal', { answers: { amount: { value: 1600, per: null }, deadline: '2026-11-01' } }],
  ])
})

test('dates that are left out are no other goal', () => {
  expect(text(converse(['read 3 books by June, twice a week', 'skip the week after easter']))).toBe(
    `Noted. ${LENGTH}`,
  )
})

test('what can be counted is counted, and is no number of minutes', () => {
  expect(calls(converse(['do pushups', '10 a day']))).toMatchObject([
    ['break_down_goal', { answers: { amount: { value: 10, unit: 'pushups', per: 'day' } } }],
  ])
})

test('so many days are so many a week where the last day is known', () => {
  expect(calls(converse(['build a shed by June', '4 days', '2 hours']))).toMatchObject([
    ['break_down_goal', { answers: { rhythm: 4, minutes: 120 } }],
  ])
})

test('both days of a weekend are all its days', () => {
  const lines = ['paint the living room', 'next weekend', 'both days', '2 hours']
  expect(calls(converse(lines))).toMatchObject([
    ['break_down_goal', { answers: { starts_on: '2026-03-14', deadline: '2026-03-15', rhythm: 7 } }],
  ])
})

test('an hour for some days alone is no answer where the days are known', () => {
  const lines = ['run by June 5 times a week', 'weekends at 9', '30 minutes']
  expect(calls(converse(lines))).toMatchObject([
    ['break_down_goal', { text: lines[0], answers: { minutes: 30 } }],
  ])
})

test('an amount of a day stays one of a day', () => {
  const lines = ['read more books', '10 pages a day', 'make it 20 pages', '20 minutes']
  expect(calls(converse(lines))).toMatchObject([
    ['break_down_goal', { answers: { amount: { value: 20, unit: 'pages', per: 'day' } } }],
  ])
})

test('what is told of a date or of one day is no answer where both are known', () => {
  const lines = ['renovate the bathroom by 1 may', 'saturdays and sundays', 'the tiler comes on 4 april']
  expect(text(converse(lines))).toBe(`Good to know, though I cannot plan with it. ${LENGTH}`)
  const day = [...lines.slice(0, 2), 'sundays only till noon, 2 hours']
  expect(calls(converse(day))).toMatchObject([
    ['break_down_goal', { answers: { rhythm: [0, 6], minutes: 120 } }],
  ])
})

test('what is said beside the question is kept, and said to be', () => {
  const lines = ['learn French by June', 'not on tuesdays', 'start in april', 'half a day each']
  expect(text(converse(lines))).toBe(`Noted. ${RHYTHM}`)
  expect(calls(converse([...lines, 'twice a week']))).toMatchObject([
    ['break_down_goal', { answers: { not_on: [2], starts_on: '2026-04-01', minutes: 240, rhythm: 2 } }],
  ])
})

test.each(['beginner', 'total newbie', 'a complete beginner'])('%s: says how far somebody is', (sentence) => {
  const lines = ['learn French by June', sentence, 'twice a week', 'half an hour']
  expect(calls(converse(lines))).toMatchObject([
    ['break_down_goal', { answers: { level: 'begin from nothing', rhythm: 2, minutes: 30 } }],
  ])
})

test.each([
  ['i can run 3k', 'can run less than 5 km'],
  ['i can run 7 km', 'can run 5 km'],
])('%s: the nearest of the levels is meant', (sentence, level) => {
  const lines = ['run a 10k on 14 June', sentence, 'twice a week', '30 minutes']
  expect(calls(converse(lines))).toMatchObject([['break_down_goal', { answers: { level } }]])
})

test.each(['the second one', 'actually the other one', 'the latter please'])(
  '%s: of two goals it is that one',
  (sentence) => {
    const lines = ['learn guitar and lose 5kg', sentence, 'by June', 'twice a week', '30 minutes']
    expect(calls(converse(lines))).toMatchObject([['break_down_goal', { text: 'lose 5kg' }]])
  },
)

test('a further day comes beside the one that was named before', () => {
  const lines = ['learn French by June', 'tuesdays', 'also thursdays', '45 minutes']
  expect(calls(converse(lines))).toMatchObject([['break_down_goal', { answers: { rhythm: [2, 4] } }]])
})

test('what is to be as soon as possible has no last day', () => {
  const lines = ['apply for jobs', 'asap', '5 times a week', '30 minutes']
  expect(calls(converse(lines))).toMatchObject([['break_down_goal', { answers: { deadline: null } }]])
})

test('a question about today is no answer', () => {
  expect(text(converse(['learn French', 'what did i do today']))).toContain(DEADLINE)
})

test.each([
  ['tomorrow at noon lunch with sam', 'create_task'],
  ['when am i free tomorrow?', 'find_free_time'],
  ['what is on today?', 'list_tasks'],
  ['when can i fit in 2 hours this week', 'find_free_time'],
  ['can you find me 2 hours on thursday', 'find_free_time'],
  ['what did i miss', 'reschedule_tasks'],
  ['what do i have this week', 'list_tasks'],
  ['anything for tonight', 'list_tasks'],
  ["what's the plan for friday", 'list_tasks'],
  ['do i have time for a run at 6', 'find_free_time'],
  ['hey can you plan my week', 'reschedule_tasks'],
  ['do i have anything on friday', 'list_tasks'],
  ['the report can wait until wednesday', 'move_task'],
  ['buy milk', 'create_task'],
])('%s: a request is answered, also while a question waits', (sentence, name) => {
  expect(calls(converse(['learn French', sentence]))).toMatchObject([[name, {}]])
})

test.each([
  ["actually no, I'd rather build muscle", 'build muscle'],
  ['hmm, forget that, i want to learn guitar', 'learn guitar'],
])('%s: another goal takes the place of the first, and gets its own answers', (sentence, goal) => {
  const lines = ['lose 6 kg by August', sentence, 'in 3 months', '3 times a week', '45 minutes']
  expect(calls(converse(lines))).toMatchObject([['break_down_goal', { text: goal, answers: { rhythm: 3 } }]])
})

test('a goal of another kind is begun, though it says nothing but its name', () => {
  expect(text(converse(['lose 6 kg by August', 'sleep better']))).toBe(DEADLINE)
})

test.each(["I'd rather run on tuesdays", "i'd rather do it at the weekend"])(
  '%s: says how, and is no other goal',
  (sentence) => {
    expect(text(converse(['run a 10k by August', sentence]))).toBe(LENGTH)
  },
)

test.each(['no wait, go back to the weight thing', 'back to the kg please', "let's go back to my weight"])(
  '%s: the goal of before is taken up where it was left',
  (sentence) => {
    const lines = ['lose 6 kg by August', 'every day', 'no, i would rather learn guitar', sentence]
    expect(text(converse(lines))).toBe(LENGTH)
    expect(calls(converse([...lines, '20 minutes']))).toMatchObject([
      ['break_down_goal', { text: 'lose 6 kg by August', answers: { rhythm: 7, minutes: 20 } }],
    ])
  },
)

test.each([
  [['learn guitar', "it's for fun, no deadline", 'twice a week', '20'], { deadline: null, rhythm: 2 }],
  [['learn guitar', 'no deadline', 'twice a week', '20'], { deadline: null, rhythm: 2, minutes: 20 }],
  [['pay off 4000 euros of debt', '300 per month'], { deadline: '2027-05-01' }],
  [
    ['write a novel by May', 'every morning', '500 words a day', '30'],
    { minutes: 30, amount: { value: 500 } },
  ],
])('%j: each answer is taken for what it says', (lines, answers) => {
  expect(calls(converse(lines))).toMatchObject([['break_down_goal', { answers }]])
})

test('a task or a goal is asked until it is clear', () => {
  const lines = ['teach my daughter to swim', 'she is 6', 'hmm', 'a goal']
  expect(text(converse(lines.slice(0, 3)))).toBe('Is ‘teach my daughter to swim’ a task or a goal?')
  expect(text(converse(lines))).toBe(DEADLINE)
})

test('of two goals of a sentence either can be the first', () => {
  const both = 'i want to learn piano and also run a 10k'
  expect(text(converse([both, 'piano first']))).toBe(`Noted. ${DEADLINE}`)
  const other = [both, 'the 10k first', 'in 3 months', '3 times a week', '30 minutes']
  expect(calls(converse(other))).toMatchObject([['break_down_goal', { text: 'run a 10k' }]])
})

test('the other goal of a sentence is begun by its name, behind the first', () => {
  const lines = [
    'learn to play chess and run a 10k',
    '10k first',
    '3 months',
    'mon wed fri',
    '45',
    'ok now chess',
  ]
  expect(text(converse(lines))).toBe(DEADLINE)
  expect(calls(converse([...lines, 'in 3 months', 'twice a week', '30']))).toMatchObject([
    ['break_down_goal', { text: 'learn to play chess and run a 10k', answers: { rhythm: 2 } }],
  ])
})

test('the next goal of a sentence is begun by its name', () => {
  const lines = [
    'lose weight, learn spanish and read more',
    'spanish',
    'now the reading',
    '20 minutes every day',
  ]
  expect(calls(converse(lines))).toMatchObject([['break_down_goal', { text: 'read more' }]])
})

test.each(['i hate the gym', 'i ran a half last year', 'i always walk to work'])(
  '%s: what somebody tells is no other goal',
  (sentence) => {
    expect(text(converse(['lose 5 kg by August', sentence]))).toContain(RHYTHM)
  },
)
