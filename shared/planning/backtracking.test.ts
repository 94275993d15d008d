import { expect, test } from 'vitest'
import { LONGEST_SENTENCE, understand } from './understand.ts'

const CONTEXT = { today: '2026-03-02', weekStart: 1 }
const LEADS = [
  '',
  'failed maths, ',
  'failed maths, resit',
  'run, at 1',
  'learn piano daily until the ',
  'bench 100, ',
]
const REPEATED = [
  'gym plan ',
  'my training week ',
  'i am ',
  ' its',
  'a',
  'legs and push ',
  'need a ',
  'starting ',
  "don't ",
]
const ENDS = ['', 'x', 'é', '!']
/** Leads that only one thing repeated behind them makes hostile. */
const OWN_PAIRS = [
  ['save 300, want to save', ' something away'],
  ['run, ', 'i have '],
  ['i run twice a week now', ', and'],
  ['blog, ', 'want to '],
  ['yoga on mondays when she is at ', 'a'],
  ['always finished ', 'a'],
  ['run, work in ', 'a'],
  ['run', ' '],
  ['Fridays,', ' and Fridays'],
  ['finish all our ', 'some all our '],
] as const

/** Each of these leads a regular expression to what it may read in several ways: one that tries them all would not end. */
test.each([...OWN_PAIRS, ...LEADS.flatMap((lead) => REPEATED.map((repeated) => [lead, repeated] as const))])(
  '«%s» before many «%s» is read without trying each way to part them',
  (lead, repeated) => {
    for (const end of ENDS) {
      const length = LONGEST_SENTENCE - lead.length - end.length
      const text = lead + repeated.repeat(Math.floor(length / repeated.length)) + end
      expect(understand(text, CONTEXT).questions.length).toBeGreaterThan(0)
    }
  },
)

test('what somebody does too much, said on many evenings, is read at once', () => {
  const text = `i am watching too much tv ${'every night '.repeat(40)}x, want to cut it to half an hour a day`
  expect(understand(text, CONTEXT).questions.length).toBeGreaterThan(0)
})
