import { expect, test } from 'vitest'
import type { AcceptedPlan, Message, OpenPlan } from './conversation.ts'
import { ask as askAbout, OPEN } from './testing/ask.ts'
import { calls, labels, said, text, user } from './testing/talk.ts'

const plan = (id: number, title: string, sentence: string, isHere = false): AcceptedPlan => ({
  id: `00000000-0000-4000-8000-00000000000${id}`,
  title,
  text: sentence,
  answers: {},
  begun: '2026-02-02',
  planned: { minutes: 30, perWeek: 3, at: '18:00' },
  isHere,
})
const SPANISH = plan(1, 'Learn Spanish', 'Learn Spanish 3 times a week for 30 minutes until 30 June 2026')
const MARATHON = {
  ...plan(2, 'Run a marathon', 'Run a marathon on 5 June 2026, 4 times a week'),
  answers: { minutes: 'pattern' as const },
}
const MEDITATION = plan(3, 'Meditate', 'Meditate 10 minutes every day')
const ask = (
  messages: readonly Message[],
  acceptedPlans: readonly AcceptedPlan[],
  openPlan: OpenPlan | null = null,
) => askAbout(messages, openPlan, acceptedPlans)

test.each([
  ['make it 2 times a week from now on', { rhythm: 2 }],
  ['not on fridays any more', { not_on: [5] }],
  ['mornings please', { between: ['05:00', '12:00'] }],
  ['no Mondays', { not_on: [1] }],
  ['move everything a week later', { starts_on: '2026-03-09' }],
  ['move my spanish plan a week later', { starts_on: '2026-03-09' }],
  ['push it back two weeks', { starts_on: '2026-03-16' }],
  ["i'm ill this week", { away: [['2026-03-02', '2026-03-08']] }],
  ['I caught the flu', { away: [['2026-03-02', '2026-03-08']] }],
  ["i'm on holiday from 20 december to 3 january", { away: [['2026-12-20', '2027-01-03']] }],
  ["i can't run this week, can you move it", { away: [['2026-03-02', '2026-03-08']] }],
  ["next week I'm away", { away: [['2026-03-09', '2026-03-15']] }],
  ['skip next week', { away: [['2026-03-09', '2026-03-15']] }],
  ['shorter', { minutes: 20 }],
  ['only twice a week', { rhythm: 2 }],
  ['no more fridays, and make it 2 times a week from now on', { rhythm: 2, not_on: [5] }],
  ['2x a week from now on pls', { rhythm: 2 }],
  ['no more fridays', { not_on: [5] }],
  ['fridays are bad now', { not_on: [5] }],
  ['ill until wednesday', { away: [['2026-03-02', '2026-03-04']] }],
  ['take a break until april', { away: [['2026-03-02', '2026-03-31']] }],
  ['mornings instead of evenings', { between: ['05:00', '12:00'] }],
  ['move my whole plan a week later', { starts_on: '2026-03-09' }],
  ['please postpone the whole thing by two weeks', { starts_on: '2026-03-16' }],
  ['delay all my sessions by 10 days', { starts_on: '2026-03-12' }],
  ['extend the deadline by a week', { deadline: '2026-07-07' }],
  ['i need two weeks more', { deadline: '2026-07-14' }],
  ['can we wait until april', { starts_on: '2026-04-01' }],
  ['put it off until april', { starts_on: '2026-04-01' }],
  ['i need a break next week', { away: [['2026-03-09', '2026-03-15']] }],
  ['give me next week off', { away: [['2026-03-09', '2026-03-15']] }],
  ['next week is too busy', { away: [['2026-03-09', '2026-03-15']] }],
  ['30 minutes is too long', { minutes: 20 }],
  ['the sessions are too long', { minutes: 20 }],
  ['more please', { rhythm: 4 }],
  // named by what it is about
  ['move spanish back a week', { starts_on: '2026-03-09' }],
  ['can you push my spanish back by two weeks', { starts_on: '2026-03-16' }],
  ['put spanish off until april', { starts_on: '2026-04-01' }],
  ['no spanish next week', { away: [['2026-03-09', '2026-03-15']] }],
  ['no spanish on fridays', { not_on: [5] }],
  ['spanish only twice a week', { rhythm: 2 }],
  ['spanish in the mornings please', { between: ['05:00', '12:00'] }],
  ['give me a week more for spanish', { deadline: '2026-07-07' }],
  ['can we do it in the morning from now on', { between: ['05:00', '12:00'] }],
  ['change it to tuesdays and thursdays', { rhythm: [2, 4] }],
  ['make the sessions 45 minutes', { minutes: 45 }],
  ['finish two weeks later', { deadline: '2026-07-14' }],
  ['my exam was moved to 1 july', { deadline: '2026-07-01' }],
  ['twice a week is enough', { rhythm: 2 }],
  ['20 minutes a session is enough', { minutes: 20 }],
  ['could we do two days a week instead', { rhythm: 2 }],
  ['reduce to once a week', { rhythm: 1 }],
  ['make every session half an hour', { minutes: 30 }],
  ['I have more time now, make it five times a week', { rhythm: 5 }],
  ['give me Mondays off', { not_on: [1] }],
  ['can I have weekends off', { not_on: [0, 6] }],
  ['move the deadline to July', { deadline: '2026-07-01' }],
  ['push the end to September', { deadline: '2026-09-01' }],
  ['finish by August instead', { deadline: '2026-08-01' }],
  ['one month more', { deadline: '2026-07-30' }],
  ['pause until April', { away: [['2026-03-02', '2026-03-31']] }],
])('%s: changes the one plan that is followed', (sentence, answers) => {
  const [call] = calls(ask([user(sentence)], [SPANISH]))
  expect(call).toMatchObject(['change_accepted_plan', { plan_id: SPANISH.id, answers, not_applied: [] }])
})

test.each([
  'stop this plan',
  'I want to quit my spanish plan',
  'cancel the plan',
  "I don't want to follow this plan any more",
  "i don't want to learn spanish anymore",
  'give up on spanish',
])('%s: its end is proposed', (sentence) => {
  expect(calls(ask([user(sentence)], [SPANISH]))).toEqual([['end_plan', { plan_id: SPANISH.id }]])
})

test.each([
  ['make it easier', ['Shorter', 'Fewer', 'Everything a week later']],
  ['this is too hard', ['Shorter', 'Fewer', 'Everything a week later']],
  ['too easy', ['Longer', 'More often']],
  ["it's too much for me", ['Shorter', 'Fewer', 'Everything a week later']],
  ['my knee hurts', ['Everything 2 weeks later', 'Shorter', 'Fewer']],
])('%s: it is asked how, and each button says which plan', (sentence, expected) => {
  const answer = ask([user(sentence)], [SPANISH])
  expect(labels(answer)).toEqual(expected)
  const values = 'text' in answer ? (answer.suggestions ?? []).map(({ value }) => value) : []
  for (const value of values)
    expect(calls(ask([user(value)], [MARATHON, SPANISH]))).toMatchObject([
      ['change_accepted_plan', { plan_id: SPANISH.id, not_applied: [] }],
    ])
})

test('of several plans the one that is named is meant, else it is asked which, and the answer is taken', () => {
  const both = [SPANISH, MARATHON]
  expect(calls(ask([user('move my running plan a week later')], both))).toMatchObject([
    ['change_accepted_plan', { plan_id: MARATHON.id, answers: { starts_on: '2026-03-09' } }],
  ])
  const line = user('make it 2 times a week from now on')
  const asked = ask([line], both)
  expect(text(asked)).toBe('Which plan do you mean?')
  expect(labels(asked)).toEqual(['Learn Spanish', 'Run a marathon'])
  for (const answer of ['Run a marathon', 'the marathon one'])
    expect(calls(ask([line, said(text(asked)), user(answer)], both))).toMatchObject([
      ['change_accepted_plan', { plan_id: MARATHON.id, answers: { rhythm: 2 } }],
    ])
  expect(text(ask([line, said(text(asked)), user('never mind')], both))).toBe(
    'All right. Nothing was changed.',
  )
  expect(calls(ask([line], [{ ...MARATHON, isHere: true }, SPANISH]))).toMatchObject([
    ['change_accepted_plan', { plan_id: MARATHON.id }],
  ])
})

test('who is away can say so of all plans at once; a habit is not asked about', () => {
  const all = [SPANISH, MARATHON, MEDITATION]
  const line = user("I'm sick this week")
  const asked = ask([line], all)
  expect(labels(asked)).toEqual(['Learn Spanish', 'Run a marathon', 'All of them'])
  expect(calls(ask([line, said(text(asked)), user('All of them')], all))).toMatchObject([
    ['change_accepted_plan', { plan_id: SPANISH.id }],
    ['change_accepted_plan', { plan_id: MARATHON.id }],
  ])
  expect(text(ask([line], [MEDITATION]))).toMatch(/^Get well first/)
})

test('the end of a plan is meant of the one that is followed, also with a proposal open', () => {
  const { id, text: sentence, answers, planned } = SPANISH
  const open = { id, text: sentence, answers, planned, shown: OPEN.shown }
  expect(calls(ask([user('stop this plan')], [{ ...SPANISH, isHere: true }], open))).toEqual([
    ['end_plan', { plan_id: SPANISH.id }],
  ])
  expect(text(ask([user('stop this plan')], [], open))).toMatch(/^Nothing was planned/)
})

test('of two wishes at once none is dropped', () => {
  const answer = ask([user('stop my running plan and start swimming')], [SPANISH, MARATHON])
  expect(labels(answer)).toEqual(['End ‘Run a marathon’', 'Start swimming'])
  const values = 'text' in answer ? (answer.suggestions ?? []).map(({ value }) => value) : []
  expect(calls(ask([user(values[0] ?? '')], [SPANISH, MARATHON]))).toEqual([
    ['end_plan', { plan_id: MARATHON.id }],
  ])
})

test('a question about a plan changes nothing', () => {
  expect(calls(ask([user('how is my running plan going?')], [SPANISH, MARATHON]))).toMatchObject([
    ['get_progress', {}],
  ])
  for (const sentence of ['why is my running plan so long', 'when does my running plan end'])
    expect(text(ask([user(sentence)], [SPANISH, MARATHON]))).toMatch(
      /^‘Run a marathon’ stands in your calendar/,
    )
})

test('a plan that is not there is not made up', () => {
  const answer = ask([user('move my piano plan a week later')], [SPANISH, MARATHON])
  expect(text(answer)).toMatch(/^I find no plan of that name/)
  expect(labels(answer)).toEqual(['Learn Spanish', 'Run a marathon'])
})

test('a habit says where it is changed', () => {
  expect(text(ask([user('make it 2 times a week from now on')], [MEDITATION]))).toMatch(
    /^‘Meditate’ is a habit or a repeating task/,
  )
})

test.each([
  ['Swim twice a week for 30 minutes until May', 'break_down_goal'],
  ['buy milk', 'create_task'],
  ['call mom tomorrow at 5pm', 'create_task'],
  ['move my gym tomorrow to 6pm', 'move_task'],
  ['too much today', 'ease_day'],
  ['undo that', 'undo_plan'],
  ['what is on today', 'list_tasks'],
])('%s: is no change of a plan', (sentence, name) => {
  expect(calls(ask([user(sentence)], [{ ...SPANISH, isHere: true }, MARATHON]))).toMatchObject([[name, {}]])
})

test('without a plan that is followed it says so', () => {
  expect(text(ask([user('make it easier')], []))).toMatch(/^No plan is open here/)
})

test('with a proposal open the plan that is named is the one that changes', () => {
  const piano = { ...OPEN, text: 'Learn the piano twice a week for 30 minutes until 30 June 2026' }
  const [call] = calls(ask([user('can i do spanish at 7am')], [SPANISH], piano))
  expect(call).toMatchObject(['change_accepted_plan', { plan_id: SPANISH.id, not_applied: [] }])
  const own = calls(ask([user('can i do piano at 7am')], [SPANISH], piano))
  expect(own).toMatchObject([['change_plan', { plan_id: piano.id }]])
})

test('with a proposal open it is asked which plan is to be undone', () => {
  const here = { ...SPANISH, isHere: true }
  const answer = ask([user('undo that')], [here], OPEN)
  expect(text(answer)).toMatch(/^What stands here last is only proposed/)
  expect(calls(ask([user(labels(answer)[0] ?? '')], [here], OPEN))).toEqual([['undo_plan', {}]])
  expect(calls(ask([user('undo that')], [here]))).toEqual([['undo_plan', {}]])
})

test.each([
  ['move spanish to 16:00', 'move_task'],
  ['put spanish on friday at 7pm', 'create_task'],
  ['call spanish teacher next week', 'create_task'],
  ['book a break next week in rome', 'create_task'],
  ['put the deadline for the report on friday', 'create_task'],
])('%s is about a task, also where a plan for it is followed', (words, tool) => {
  expect(calls(ask([user(words)], [SPANISH]))).toMatchObject([[tool, {}]])
})

test('with a question open a wait is about the goal that is asked about, and not about a plan that is followed', () => {
  const asked = said('How often do you want to work at it?')
  const answer = ask(
    [user('Learn the ukulele until June'), asked, user('can we wait until april')],
    [SPANISH],
  )
  expect(calls(answer)).not.toMatchObject([['change_accepted_plan', {}]])
})

test.each([
  "practise piano 20 min a day in the evenings, but I'm away 12-20 december",
  'yoga 3 times a week for 20 minutes, my back hurts',
  "I was ill for weeks and want to walk 30 minutes a day, I'm off next week",
])('%s: a goal of its own is none of the wishes for the plan that is followed', (sentence) => {
  const answer = JSON.stringify(ask([user(sentence)], [SPANISH]))
  for (const ofPlan of ['change_accepted_plan', 'Everything 2 weeks later'])
    expect(answer).not.toContain(ofPlan)
})
