import { expect, test } from 'vitest'
import type { OpenPlan, Reply } from './conversation.ts'
import { reply } from './reply.ts'

/** A Monday, 09:00 in Vienna. */
const NOW = new Date('2026-03-02T08:00:00Z')
const TOOLS =
  'create_task list_tasks find_free_time break_down_goal reschedule_tasks get_progress change_plan move_task ease_day what_now undo_plan'
    .split(' ')
    .map((name) => ({ name }))
const PHASE = {
  title: 'Sounds',
  from: '2026-03-02',
  to: '2026-03-29',
  focus: 'Hear and say',
  why: 'Ears first.',
}
const OPEN: OpenPlan = {
  id: '00000000-0000-4000-8000-000000000001',
  text: 'Learn Spanish until 30 June 2026',
  answers: { rhythm: 'pattern', minutes: 'pattern' },
  planned: { minutes: 30, perWeek: 3, at: '18:00' },
  shown: {
    phases: [
      { ...PHASE, sessions: 12, minutes: 0 },
      {
        ...PHASE,
        title: 'Talk',
        from: '2026-03-30',
        to: '2026-06-30',
        focus: 'Speak',
        sessions: 39,
        minutes: 0,
      },
    ],
    sessions: 51,
    minutes: 1530,
    until: '2026-06-30',
    firstStep: { title: 'Ten words', note: 'Say ten words.', date: '2026-03-02', time: '09:15' },
    firstSessions: [
      { title: 'Words 1', note: '', date: '2026-03-03', time: '18:00' },
      { title: 'Words 2', note: '', date: '2026-03-05', time: '18:00' },
    ],
    unplaced: 0,
    isHabit: false,
  },
}
const ask = (text: string, openPlan: OpenPlan | null) =>
  reply({
    messages: [{ role: 'user', text }],
    tools: TOOLS,
    now: NOW,
    zone: 'Europe/Vienna',
    weekStart: 1,
    openPlan,
  })
const said = (answer: Reply) => ('text' in answer ? answer.text : answer.toolCalls[0]?.name)
const labels = (answer: Reply) =>
  'text' in answer ? (answer.suggestions ?? []).map(({ label }) => label) : []
const asked = (answer: Reply) =>
  'toolCalls' in answer ? (JSON.parse(answer.toolCalls[0]?.arguments ?? '{}') as unknown) : said(answer)

test.each([
  ['why 3 times a week?', /You left it open, and 3 times a week is usual/],
  ['why so often?', /3 times a week/],
  ['why so long?', /about 30 minutes/],
  ['how many sessions are there?', /^51 sessions, 25 h 30 min in all\. It ends on 30 June 2026\./],
  ['how long will it take?', /^51 sessions/],
  ['when does it end?', /30 June 2026/],
  [
    'when do I start?',
    /^With ‘Ten words’, Mon 2 March at 09:15\. Say ten words\. The first session is Tue 3 March at 18:00\.$/,
  ],
  ['what is the first step?', /^With ‘Ten words’/],
  ['which evenings', /^The first sessions: /],
  ['what if I miss one?', /^Nothing is lost\./],
  ['is this realistic?', /^All of it has a place/],
  ['what is a checkpoint?', /answer by yes or by a number/],
  [
    'tell me more about the last phase',
    /^Talk, Mon 30 March to Tue 30 June, 39 sessions\. Speak\. Ears first\.$/,
  ],
  ['can you explain the plan?', /^- Sounds, until Sun 29 March: Hear and say\. Ears first\.\n- Talk/],
  ["I don't understand", /^- Sounds/],
  ['can I pause it?', /can start later/],
  ['remove the first step', /press the one you mean/],
  ['start over', /^What should be different\?$/],
  ["I don't like it", /^What should be different\?$/],
  ['give me a different plan', /^What should be different\?$/],
  ['ok do it', /^Press Accept/],
  ['maybe later', /Not now/],
  ['delete it', /Not now/],
  ['thank you, looks great', /^You are welcome\.$/],
])('%s: the plan that is proposed answers', (sentence, words) => {
  expect(said(ask(sentence, OPEN))).toMatch(words)
})

test.each(['which days?', 'on which days', 'what time?', 'when is it', 'which days are those?'])(
  '%s: the weekdays that were named, and the dates of a week',
  (question) => {
    expect(said(ask(question, OPEN))).toBe(
      'The first sessions: Tue 3 March and Thu 5 March, at 18:00. The others follow in the plan above.',
    )
    const weekend = { ...OPEN, answers: { rhythm: [0, 6] } }
    for (const words of [question, 'both days'])
      expect(said(ask(words, weekend))).toMatch(/^On Saturday and Sunday\. /)
  },
)

test('a task that repeats is no habit', () => {
  const shown = { ...OPEN.shown, sessions: 0, firstSessions: [], phases: [] }
  expect(said(ask('when will i be done?', { ...OPEN, shown }))).toBe(
    'It is one task that repeats. It ends on 30 June 2026.',
  )
  expect(said(ask('which days?', { ...OPEN, shown }))).toBe('It begins Mon 2 March at 09:15.')
})

test.each<[string, Partial<OpenPlan['shown']>]>([
  ['It is a habit, without an hour of its own', { isHabit: true }],
  ['Nothing of it has a place yet', { firstSessions: [], firstStep: null }],
])('%s: which days', (words, what) => {
  expect(said(ask('which days?', { ...OPEN, shown: { ...OPEN.shown, ...what } }))).toContain(words)
})

test.each<[string, Partial<OpenPlan['shown']>, string]>([
  ['a habit', { isHabit: true }, 'With its first day, as soon as you accept it.'],
  ['sessions without a place', {}, 'Nothing of it has a place yet.'],
])('%s: when it begins without a first step or session', (_, what, words) => {
  const shown = { ...OPEN.shown, firstStep: null, firstSessions: [], ...what }
  expect(said(ask('when do I start?', { ...OPEN, shown }))).toBe(words)
})

test('with sessions that have no place it says so, and asks with buttons', () => {
  const tight = { ...OPEN, shown: { ...OPEN.shown, unplaced: 4 } }
  const answer = ask('is it realistic', tight)
  expect(said(answer)).toContain('4 sessions of 51 have no place')
  expect(labels(answer)).toEqual(['Shorter', 'Fewer', 'Finish later'])
})

test('each button of these answers is a change of the plan', () => {
  for (const sentence of [
    'is it realistic',
    'start over',
    'make it harder',
    'why so often?',
    'why so long?',
    'can I pause it?',
    'less on Fridays',
  ])
    for (const label of labels(ask(sentence, OPEN)))
      expect([label, said(ask(label, OPEN))]).toEqual([label, 'change_plan'])
})

test.each([
  ['rename it to Spanish for Peru', { what: 'Spanish for Peru' }],
  ['call it “Spanish for Peru”', { what: 'Spanish for Peru' }],
  ['add a session on Sunday', { rhythm: 4 }],
  ['put it on Tuesday and Thursday', { rhythm: [2, 4] }],
  ['can we do it on Wednesday?', { rhythm: [3] }],
])('%s: changes the plan', (sentence, answers) => {
  expect(asked(ask(sentence, OPEN))).toMatchObject({ answers })
})

test.each(['skip next week', 'not next week', "I'm on holiday next week", "I'm away from 10 to 20 March"])(
  '%s: these dates are left out of the plan, and nothing becomes a task',
  (sentence) => {
    expect(said(ask(sentence, OPEN))).toBe('change_plan')
    expect(asked(ask(sentence, OPEN))).toMatchObject({ answers: { away: [expect.any(Array)] } })
  },
)

test.each([
  ['I did my run', /^Good\. Check it off/],
  ['I finished reading the book', /^Good\. Check it off/],
  ["I'm sick this week", /^Get well first/],
  ["I'm tired", /Something small counts/],
  ['I will be on vacation next week', /vacation in the settings/],
  ['stop reminding me', /in the settings/],
  ['delete my goal', /^I delete nothing/],
  ['show my plan', /^No proposal is open/],
  ['no', /^All right/],
  ['never mind', /^All right/],
  ['how do I add a task?', /^I am the built-in planner/],
  ['kannst du das auch auf Deutsch?', /nur Englisch/],
  ['how do I lose weight?', /By when/],
  ['what is a good way to learn spanish?', /By when/],
  ['can you help me plan my wedding?', /By when/],
  ['am I on track?', /^get_progress$/],
  ['I need to call the bank', /^create_task$/],
  ['remember to water the plants', /^create_task$/],
  ['I have to lose 5 kg by june', /How often/],
])('%s: without a proposal', (sentence, words) => {
  expect(said(ask(sentence, null))).toMatch(words)
})

test('whether savings are realistic is not told by free time', () => {
  const savings = { ...OPEN, text: 'Save 3000 euros by December', answers: {} }
  expect(said(ask('is that realistic', savings))).toMatch(/what is left over each month/)
  expect(said(ask('too much', savings))).toMatch(/^How much can you put aside/)
})

test('a goal that was asked about stays the one that is talked about', () => {
  const answer = reply({
    messages: [
      { role: 'user', text: 'how do I lose weight?' },
      { role: 'assistant', text: 'By when do you want to be there?', calls: [] },
      { role: 'user', text: 'in 3 months, 3 times a week, 30 minutes' },
    ],
    tools: TOOLS,
    now: NOW,
    zone: 'Europe/Vienna',
    weekStart: 1,
  })
  expect(asked(answer)).toMatchObject({ text: 'I want to lose weight', answers: { rhythm: 3 } })
})
