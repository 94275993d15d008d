import { expect, test } from 'vitest'
import { examsIn, WHICH_EXAM } from './severalExams.ts'
import { converse } from './testing/ask.ts'
import { calls, labels, text } from './testing/talk.ts'

const TWO = 'two exams: biology on 12 may and chemistry on 19 may'

test.each([
  [TWO, ['Study for the biology exam on 12 may', 'Study for the chemistry exam on 19 may']],
  [
    'i have my maths exam on 12 june and my physics exam on 20 june',
    ['Study for the maths exam on 12 june', 'Study for the physics exam on 20 june'],
  ],
  [
    'exams in biology on 3 may, law on 5 may and art on 7 may',
    [
      'Study for the exams in biology on 3 may',
      'Study for the law exam on 5 may',
      'Study for the art exam on 7 may',
    ],
  ],
  ['my exam on 12 june', null],
  ['dinner on 12 june and lunch on 13 june', null],
  ['exam on 12 june and on 20 june we celebrate at home', null],
])('%s', (sentence, exams) => {
  expect(examsIn(sentence)).toEqual(exams)
})

test('each exam gets its own plan: the one that is named first, and then the other', () => {
  expect(text(converse([TWO]))).toBe(WHICH_EXAM)
  expect(labels(converse([TWO]))).toHaveLength(2)
  const first = [TWO, 'biology first', '4 times a week', '1 hour']
  expect(calls(converse(first))).toMatchObject([
    [
      'break_down_goal',
      { text: 'Study for the biology exam on 12 may', answers: { rhythm: 4, minutes: 60 } },
    ],
  ])
  expect(calls(converse([...first, 'now chemistry', 'twice a week', '30 minutes']))).toMatchObject([
    ['break_down_goal', { text: 'Study for the chemistry exam on 19 may', answers: { rhythm: 2 } }],
  ])
})
