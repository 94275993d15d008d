import { expect, test } from 'vitest'
import type { Pattern, PatternPhase, SessionKind } from '#shared/planning/patterns/pattern.ts'
import { contentsOf, type ToFill } from './contents.ts'
import type { Effort } from './efforts.ts'

const PHASE = { focus: '', why: '', share: 1, checkpoint: '' }
const kind = (title: string, more: Partial<SessionKind> = {}): SessionKind => ({ title, note: '', ...more })
const kinds = (titles: string) => titles.split(' ').map((title) => kind(title))
const phase = (its: Partial<PatternPhase>): PatternPhase => ({ ...PHASE, title: '', kinds: [], ...its })
const session = (index = 0, effort: Effort = 'easy'): ToFill => ({ phase: index, effort, minutes: 30 })
const sessions = (count: number) => Array.from({ length: count }, () => session())
const patternOf = (its: Partial<Pattern>) => ({ phases: [], ...its }) as unknown as Pattern

const titles = (pattern: Partial<Pattern>, phases: readonly PatternPhase[], of: readonly ToFill[]) =>
  contentsOf(patternOf(pattern), phases, of, 'Learn it').map(({ title }) => title)

const LADDER = { rungs: kinds('A B C'), days: ['One', 'Two'], after: kinds('x y') }

test.each([
  [0, ''],
  [1, 'One: A'],
  [2, 'One: A, Two: B'],
  [3, 'One: A, Two: B, One: C'],
  [4, 'One: A, Two: A, One: B, Two: C'],
  [5, 'One: A, Two: A, One: B, Two: B, One: C'],
  [6, 'One: A, Two: A, One: B, Two: B, One: C, Two: C'],
  [9, 'One: A, Two: A, One: B, Two: B, One: C, Two: C, x, y, x, 2'],
])('%i sessions climb so: %s', (count, climbed) => {
  expect(titles({ ladder: LADDER }, [], sessions(count)).join(', ')).toBe(climbed)
})

const STEPS = [kind('a'), kind('b'), kind('c', { isNeeded: true }), kind('d'), kind('e')]

test.each([
  [1, 'c'],
  [2, 'a c'],
  [3, 'a c e'],
  [4, 'a c d e'],
  [5, 'a b c d e'],
  [7, 'a b c d e x y'],
])('of five steps, one of which is needed, %i sessions take %s', (count, taken) => {
  expect(titles({}, [phase({ steps: STEPS, kinds: kinds('x y') })], sessions(count)).join(' ')).toBe(taken)
})

test('each phase has its own turns, and those of each effort', () => {
  const training = phase({
    kinds: [kind('run'), kind('swim'), kind('sprint', { effort: 'hard' }), kind('jump', { effort: 'hard' })],
  })
  const rest = phase({ kinds: kinds('walk') })
  const of = [
    session(0),
    session(0, 'hard'),
    session(0, 'long'),
    session(0, 'hard'),
    session(0),
    session(1, 'hard'),
  ]
  expect(titles({}, [training, rest], of)).toEqual(['run', 'sprint', 'run, 2', 'jump', 'swim', 'walk'])
})

const MATERIAL = [
  kind('New {part}', { role: 'new' }),
  kind('Again {parts}', { role: 'review' }),
  kind('Trial {n}', { role: 'trial' }),
]

test('new parts begin in the first three quarters, and a trial stands in the last third', () => {
  const onlyNew = phase({ kinds: MATERIAL.slice(0, 1) })
  const others = phase({ kinds: MATERIAL })
  const roles = (count: number) =>
    titles({ material: 'chapter' }, [onlyNew, others], sessions(count)).map((title) => title.split(' ')[0])
  expect(roles(1)).toEqual(['New'])
  expect(roles(2)).toEqual(['New', 'New'])
  expect(roles(3)).toEqual(['New', 'New', 'Trial'])
  expect(roles(4)).toEqual(['New', 'New', 'Trial', 'Again'])
  expect(roles(8)).toEqual(['New', 'New', 'New', 'New', 'New', 'New', 'Trial', 'Again'])
})

test('a number is told where there are several of a name, and a text is cut at its longest', () => {
  const long = 'w'.repeat(61)
  const texts = phase({
    kinds: [kind('Round {n}'), kind('w'.repeat(60)), kind(long, { note: 'n'.repeat(2001) })],
  })
  const contents = contentsOf(patternOf({}), [texts], sessions(4), 'Learn it')
  expect(contents.map(({ title }) => title)).toEqual([
    'Round 1',
    'w'.repeat(60),
    `${'w'.repeat(59)}…`,
    'Round 2',
  ])
  expect(contents[2]?.note).toBe(`${'n'.repeat(1999)}…`)
  expect(titles({}, [texts], sessions(1))).toEqual(['Round'])
})

test('a session begins with what comes back, three parts of which are named', () => {
  const phases = [phase({ kinds: MATERIAL.slice(0, 1) }), phase({ kinds: MATERIAL })]
  const told = contentsOf(patternOf({ material: 'chapter' }), phases, sessions(12), 'Learn it')
  expect(told.map(({ title, note }) => [title, note].join(' | '))).toEqual([
    'New 1 | ',
    'New 2 | Begin with 5 minutes from memory: chapter 1. ',
    'New 3 | Begin with 5 minutes from memory: chapter 2. ',
    'New 4 | Begin with 5 minutes from memory: chapters 1 and 3. ',
    'New 5 | Begin with 5 minutes from memory: chapters 2 and 4. ',
    'New 6 | Begin with 5 minutes from memory: chapters 3 and 5. ',
    'New 7 | Begin with 5 minutes from memory: chapters 4 and 6. ',
    'New 8 | Begin with 5 minutes from memory: chapters 1, 5 and 7. ',
    'New 9 | Begin with 5 minutes from memory: chapters 2, 6 and 8. ',
    'Again chapters 3, 7 and 9 | ',
    'Trial | Begin with 5 minutes from memory: chapters 4 and 8. ',
    'Again chapters 5, 6 and 9 | ',
  ])
})

test('what comes back is one part or several, and the last sessions take what came back too seldom', () => {
  const roles = (order: string) =>
    order.split(' ').map((title) => MATERIAL.find((each) => each.title.startsWith(title)) ?? kind(title))
  const told = (order: string, count: number) => {
    const phases = [phase({ kinds: roles(order) })]
    const contents = contentsOf(patternOf({ material: 'chapter' }), phases, sessions(count), 'Learn it')
    return contents.map(({ title, note }) => [title, note].join(' | '))
  }
  expect(told('New Again', 4)).toEqual([
    'New 1 | ',
    'Again chapter 1 | ',
    'New 2 | ',
    'Again chapters 1 and 2 | ',
  ])
  expect(told('New New New New New Again Trial Walk', 8)).toEqual([
    'New 1 | ',
    'New 2 | Begin with 5 minutes from memory: chapter 1. ',
    'New 3 | Begin with 5 minutes from memory: chapter 2. ',
    'New 4 | Begin with 5 minutes from memory: chapters 1 and 3. ',
    'New 5 | Begin with 5 minutes from memory: chapters 2 and 4. ',
    'Again chapters 3 and 5 | ',
    'Trial | Begin with 5 minutes from memory: chapter 4. ',
    'Walk | Begin with 5 minutes from memory: chapters 1 and 5. ',
  ])
})
