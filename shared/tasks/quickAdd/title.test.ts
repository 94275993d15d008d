import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseQuickAdd } from './quickAdd.ts'

const CONTEXT = { today: '2026-03-02', weekStart: 0, now: '09:00' }
const read = (text: string) => parseQuickAdd(text, CONTEXT)

test.each([
  'save money for a monitor',
  'Renovation of the kitchen',
  'buy paprika and marjoram',
  'Call Mark and Jane',
  'I may go to the fair',
  'buy sat report',
  'sat on a chair',
  'wed them all',
  'Sunday roast recipe',
  'monday blues playlist',
  'enjoy the sun',
  'plan my Friday',
  'Read 1984',
  'Read 2001: A Space Odyssey',
  'Read Fahrenheit 451',
  'Read Catch-22',
  'Read 11/22/63',
  'Read Slaughterhouse-Five',
  'Watch Tomorrow Never Dies',
  'Watch The Tonight Show',
  'Watch High Noon again',
  'Watch 60 Minutes',
  'Watch High Noon',
  'book an hour',
  'email from 7 people',
  'sharpen it every 1000 days',
  '- one thing -',
  'Buy the May 2 issue',
  'Move the meeting to Friday',
  'Photos from Sunday',
  'Move it to tomorrow',
  'talk about tomorrow morning',
  'wait until 2020-01-01',
  'Meet Bob at 7 Main Street',
  'Run 100m',
  'read pages 7-8',
  'Check the oven every 15 minutes',
  'every now and then call home',
  'daily standup notes',
  'weekly review',
  'Support is 24/7',
  'Rate it 10/10',
  'due to rain',
  'stand by me',
  'fix p1 bug',
  'learn C# and #hashtags',
  'ask #fi',
  'reply to @anna',
  'say hello!',
  'win the 24h race',
  'ratio 3/2',
  'feb 30 is no date',
  '2026-02-30 is none either',
  'at 25:00 no train runs',
  'version 2.3 is out',
  'pay 30 euros',
  'for the record',
  'in the end',
  'on the go',
  'next door',
  'this may work',
  'a b - c, d; e',
  'party \\o/',
  'a 24" screen',
  'an "unclosed quote',
  'Say "hello" to them',
  'x 7:60',
  'x 24:00',
  'x 0am',
  'x 13pm',
  'x from 7',
  'read 20 min until tomorrow',
  'x in many days',
  'x in 2 constructors',
  'x every constructor',
  'x every 32nd',
  'x every first',
  'x every 0th',
  'x 1h60',
  'x 24h',
  'x for 0m',
  'x 45 m',
  'x 45m',
  'x 1440 min',
  'x p4',
  'x !urgent',
  'x !0',
  'x #w',
  'x #s',
  'x 1000000xp',
  'x on the 0th',
  'x 32 march',
  'x 0 march',
  'x 31.12.1899',
  'x 12/12',
  'x every day 2 weeks',
  'every 15th x',
  'on the 15th tax',
  'march 1 tax',
  'x day after',
  'x constructor',
  'swim 10 times',
])('"%s" keeps all its words', (text) => {
  expect(read(text)).toEqual({ title: text, task: {}, chips: [] })
})

test.each([
  ['"sat report" tomorrow', 'sat report'],
  ['watch "Friday!" tomorrow', 'watch Friday!'],
  ['Read "Tomorrow, and Tomorrow" tomorrow', 'Read Tomorrow, and Tomorrow'],
  ['Read “The Monday  Letters on Friday” tomorrow', 'Read The Monday  Letters on Friday'],
  ['Read "Dune" tomorrow', 'Read "Dune"'],
  ['\\tomorrow never dies tomorrow', 'tomorrow never dies'],
  ['buy \\#health magazine tomorrow', 'buy #health magazine'],
  ['meet every \\mon tomorrow', 'meet every mon'],
])('quotes and backslashes in %s leave the title %s', (text, title) => {
  expect(read(text)).toMatchObject({
    title,
    task: { scheduled_date: '2026-03-03' },
    chips: [{ text: 'tomorrow' }],
  })
})

test.each([
  ['gym - tomorrow', 'gym'],
  ['gym, tomorrow, 7am', 'gym'],
  ['tomorrow: gym', 'gym'],
  ['tomorrow - gym', 'gym'],
  ['gym, tomorrow, with Anna', 'gym, with Anna'],
  ['  gym    with   Anna   tomorrow ', 'gym with Anna'],
  ['tomorrow', ''],
  ['', ''],
])('separators around the chips of "%s" are removed', (text, title) => {
  expect(read(text).title).toBe(title)
})

test.each([
  ['Prepare tomorrow for Monday', 'Prepare tomorrow', '2026-03-09'],
  ['Read Friday tomorrow', 'Read Friday', '2026-03-03'],
  ['Watch Tomorrow Never Dies friday', 'Watch Tomorrow Never Dies', '2026-03-06'],
  ['mon 7am gym', 'gym', '2026-03-09'],
  ['sat 9:00 breakfast', 'breakfast', '2026-03-07'],
  ['sat noon for 45m lunch', 'lunch', '2026-03-07'],
  ['for 45m noon sat lunch', 'lunch', '2026-03-07'],
  ['lunch sun - 9:00', 'lunch', '2026-03-08'],
  ['call in 2h tomorrow', 'call in 2h', '2026-03-03'],
])('of several dates in "%s" the last or introduced one is taken', (text, title, scheduled_date) => {
  expect(read(text)).toMatchObject({ title, task: { scheduled_date } })
})

test('a length in bare metres is one only right behind a time', () => {
  expect(read('swim 7am 45m')).toMatchObject({ title: 'swim', task: { estimated_duration: 45 } })
  expect(read('swim 400m tomorrow').title).toBe('swim 400m')
})

const plainWords = fc
  .array(fc.stringMatching(/^[b-gijkquvxyz]{3,9}$/), { minLength: 1, maxLength: 8 })
  .map((words) => words.join(' '))
  .filter((title) => !/\b(feb|dec|due|by)\b/.test(title))

test('a plain title stays as it is, also when it is parsed again', () => {
  fc.assert(
    fc.property(plainWords, (title) => {
      expect(read(title)).toEqual({ title, task: {}, chips: [] })
      expect(read(read(title).title).title).toBe(title)
    }),
  )
})

test('quoted text is never changed', () => {
  const anything = fc.constantFrom(
    'tomorrow',
    '7am',
    'every mon',
    '#health',
    'for 45m',
    'due:fri',
    'sun  lotion',
    '!high',
  )
  fc.assert(
    fc.property(fc.array(anything, { minLength: 1, maxLength: 5 }), plainWords, (inside, outside) => {
      const quoted = inside.join(' ')
      const { title, chips } = read(`${outside} "${quoted}"`)
      expect(chips).toEqual([])
      expect(title.replaceAll('"', '')).toBe(`${outside} ${quoted}`)
    }),
  )
})
