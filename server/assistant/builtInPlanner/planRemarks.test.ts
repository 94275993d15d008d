import { expect, test } from 'vitest'
import { understand } from '#shared/planning/understand.ts'
import type { OpenPlan } from './conversation.ts'
import { reply } from './reply.ts'

// A Monday morning.
const NOW = new Date('2026-11-23T09:00:00Z')
const GOAL = 'run a 10k in 10 weeks'
const TOOLS = ['create_task', 'change_plan', 'break_down_goal', 'list_tasks'].map((name) => ({ name }))
const PLAN: OpenPlan = {
  id: '0f0f0f0f-0000-4000-8000-000000000000',
  text: GOAL,
  answers: { rhythm: 'pattern', minutes: 'pattern' },
  planned: { minutes: 40, perWeek: 3, at: '18:00' },
  shown: {
    phases: [],
    sessions: 30,
    minutes: 1200,
    until: '2027-02-01',
    firstStep: null,
    firstSessions: [],
    unplaced: 0,
    isHabit: false,
  },
}
const say = (text: string, openPlan: OpenPlan | null = PLAN) =>
  reply({ messages: [{ role: 'user', text }], tools: TOOLS, now: NOW, zone: 'UTC', weekStart: 1, openPlan })
const changed = (text: string) => {
  const answer = say(text)
  if (!('toolCalls' in answer)) throw new Error(`“${text}” changes nothing: ${answer.text}`)
  const [call] = answer.toolCalls
  expect(call?.name).toBe('change_plan')
  return (JSON.parse(call?.arguments ?? '{}') as { answers: object }).answers
}

test.each([
  ['can we do it with my wife', /suit you both/],
  ['two goals at once', /plan of its own/],
  ['both sessions on saturday', /One session a day/],
  ['my knee hurts', /doctor/],
  ['skip the first phase', /phase stays as a whole/],
  ['what happens when i press accept', /Undo takes all of it back/],
  ['can you add a rest week', /which one/],
  ['only after the kids are in bed', /What time/],
  ['can you make it more fun', /What would make it better/],
  ['what about weekends?', /What about weekends/],
  ['hmm', /No hurry/],
  ['asdfgh', /The plan stays as it is/],
])('“%s” beside a proposal is answered, and changes nothing', (text, said) => {
  const answer = say(text)
  if (!('text' in answer)) throw new Error('It calls a tool')
  expect(answer.text).toMatch(said)
  expect(answer.text.split(/\s+/).length).toBeLessThanOrEqual(40)
})

test.each([
  ['i can already run 5 km', 'can run 5 km'],
  ["i'm a beginner", 'can run less than 5 km'],
  ['10 km', 'can run 10 km'],
  ['Not yet 5 km', 'can run less than 5 km'],
])('“%s” says where the person begins', (text, level) => {
  expect(changed(text)).toMatchObject({ level })
  expect(understand(GOAL, { today: '2026-11-23', weekStart: 1 }, { level }).understood.level).toBe(level)
})

test('what is done on some days says nothing of how far somebody is', () => {
  expect(say('I play tennis on Mondays')).not.toMatchObject({ text: expect.stringMatching(/How far/) })
})

test('how far somebody is is asked where it is not clear', () => {
  expect(say('i already can do that')).toMatchObject({ text: expect.stringMatching(/How far can you run/) })
})

test('dates that are left out are part of the plan from then on', () => {
  expect(changed('skip next week')).toMatchObject({ away: [['2026-11-30', '2026-12-06']] })
})

test('👍 is no acceptance: the button says what happens', () => {
  expect(say('👍')).toMatchObject({ text: expect.stringMatching(/Press Accept/) })
})

test.each(['skip next week', 'no mondays', 'make it easier', 'move everything one week', 'fewer'])(
  '“%s” without an open plan makes no task and no goal',
  (text) => {
    expect(say(text, null)).toMatchObject({ text: expect.stringMatching(/No plan is open here/) })
  },
)

test('who missed a day is told that nothing is lost', () => {
  expect(say('i missed yesterday', null)).toMatchObject({ text: expect.stringMatching(/Nothing is lost/) })
})
