import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseQuickAdd, type QuickAddContext } from './quickAdd.ts'
import { NewTask } from '#shared/tasks/task.ts'
import { dayOfWeek } from '#shared/time/civil.ts'

const CONTEXT: QuickAddContext = { today: '2026-03-02', weekStart: 0, now: '09:00' }
const read = (text: string, context: Partial<QuickAddContext> = {}) =>
  parseQuickAdd(text, { ...CONTEXT, ...context })

const words = fc.constantFrom(
  ...'gym tomorrow today mon monday on at 7 7am 19:00 noon for 45m 45min 1h30 ~30m #health #x !high p1 xp:30 every'.split(
    ' ',
  ),
  ...'every! day weekday 2nd last friday until 3 march due:fri by next in 2h days - , "quoted "a" \\mon \\ “b” the'.split(
    ' ',
  ),
  ...'mondays each end of from now other weekend 14th 1st in the evening around between o’clock weekdays'.split(
    ' ',
  ),
  ...'2026-03-02 25/12 2.3. 7-7:45 and the Tomorrow Never 😀 \u0000 for an hour times 15th month week'.split(
    ' ',
  ),
)
const lines = fc.oneof(
  fc.array(words, { maxLength: 14 }).map((some) => some.join(' ')),
  fc.string({ maxLength: 60, unit: 'binary' }),
  fc.array(fc.oneof(words, fc.string({ maxLength: 6 })), { maxLength: 10 }).map((some) => some.join('  ')),
)

test('whatever is typed, the answer is a task or a title that is still missing', () => {
  fc.assert(
    fc.property(lines, (line) => {
      const { title, task } = read(line)
      expect(Array.from(title).length).toBeLessThanOrEqual(200)
      const named = { ...task, title: title.toWellFormed() || 'a title' }
      expect(NewTask.safeParse(named).success).toBe(true)
    }),
    { numRuns: 1000, examples: [['\0  \0'], ['every 14th weekday']] },
  )
})

test('parsing has no memory and changes nothing that it is given', () => {
  const frozen = Object.freeze({ ...CONTEXT, ignored: Object.freeze(['7am']) })
  fc.assert(
    fc.property(lines, lines, (line, other) => {
      const first = parseQuickAdd(line, frozen)
      parseQuickAdd(other, frozen)
      expect(parseQuickAdd(line, frozen)).toEqual(first)
    }),
  )
})

test('chips are in order, do not overlap, and hold the words they came from', () => {
  fc.assert(
    fc.property(lines, (line) => {
      let end = 0
      for (const chip of read(line).chips) {
        expect(chip.start).toBeGreaterThanOrEqual(end)
        expect(chip.end).toBeGreaterThan(chip.start)
        expect(line.slice(chip.start, chip.end)).toBe(chip.text)
        expect(chip.label).not.toMatch(/NaN|undefined|^$/)
        end = chip.end
      }
    }),
    { numRuns: 1000 },
  )
})

test('the title holds every word outside the chips, in order', () => {
  const letters = (text: string) => text.match(/[\p{L}\p{N}]+/gu) ?? []
  fc.assert(
    fc.property(lines, (line) => {
      const { title, chips } = read(line)
      let rest = line
      for (const { start, end } of chips.toReversed()) rest = `${rest.slice(0, start)} ${rest.slice(end)}`
      expect(letters(title)).toEqual(letters(rest))
    }),
    {
      numRuns: 1000,
      examples: [
        ['0\u00000'],
        ['"quoted  7am  0"0'],
        ['"7am""7pm"'],
        ['"7am"“7pm”'],
        ['"7am"\\mon'],
        ['"7am"𝒜'],
        ['monday gym now tomorrow'],
        ['tues standup moved to weds 4'],
      ],
    },
  )
})

test('a chip that was removed leaves its words in the title', () => {
  fc.assert(
    fc.property(lines, (line) => {
      for (const { text } of read(line).chips) {
        const again = read(line, { ignored: [text] })
        expect(again.chips.map((chip) => chip.text)).not.toContain(text)
      }
    }),
  )
  expect(read('gym tomorrow 7am', { ignored: ['7am'] })).toMatchObject({
    title: 'gym 7am',
    task: { scheduled_date: '2026-03-03' },
  })
})

const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']

test('whatever stands around a weekday, a task with a time never lands on another day', () => {
  const small =
    'to the until before after some last my black good her in dog it and of about for on by from every that more'
  const around = fc.constantFrom(
    ...small.split(' '),
    '',
    'report',
    'Ann',
    'with Ann',
    'call',
    'the slides',
    '- ',
    'move it',
    ',',
  )
  const time = fc.constantFrom(
    '9am',
    'at 9',
    '14:00',
    '3:30',
    'at noon',
    '9-10am',
    '5p',
    'after 4pm',
    '8pm for 1h',
  )
  fc.assert(
    fc.property(
      around,
      fc.nat(6),
      around,
      time,
      around,
      fc.boolean(),
      (before, day, between, at, behind, isFirst) => {
        const when = isFirst ? [at, between, before, WEEKDAYS[day]] : [before, WEEKDAYS[day], between, at]
        const line = ['plan', ...when, behind].join(' ')
        // `before Good Friday` is the day before a feast.
        fc.pre(!/\b(?:good|black) friday\b/.test(line))
        const { scheduled_date, due_date } = read(line).task
        if (scheduled_date) expect([scheduled_date, due_date ?? scheduled_date].map(dayOfWeek)).toContain(day)
      },
    ),
    { numRuns: 1000 },
  )
})

/** Microseconds of a processor that parsing takes on this thread, of as many times as the clock can tell: other work has little part in it. */
const costOf = (line: string) => {
  const before = process.threadCpuUsage()
  for (let times = 1; ; times += 1) {
    read(line)
    const { user, system } = process.threadCpuUsage(before)
    if (user + system >= 20_000) return (user + system) / times
  }
}

// By the square of its length, a line of twice the length would take four times as long.
test.each([
  'word "mon every tomorrow " \\sun and mon,tue, ',
  'every mon, ',
  'mon and ',
  'mon - ',
  '“ ',
  '" ',
  '- ',
  '2nd of ',
  '7-7:',
  ',',
  'every 1st, ',
  'mondays and ',
  '1 hour and ',
  'for the next ',
  'friday of ',
  'end of ',
  'tomorrow 9 ',
  'p1 ',
  '9am to friday ',
])('a line of [%s] costs as much as it is long', (unit) => {
  const line = (length: number) => unit.repeat(length / unit.length)
  let [short, long] = [Infinity, Infinity]
  // Doubled twice, it takes four times as long, and sixteen by the square. The least of some runs: the machine only adds to one.
  for (let run = 0; run < 10 && (run === 0 || long >= 8 * short); run += 1) {
    short = Math.min(short, costOf(line(1_250)))
    long = Math.min(long, costOf(line(5_000)))
  }
  expect(long).toBeLessThan(8 * short)
  expect(Array.from(read(`${line(5_000)}x`).title).length).toBeLessThanOrEqual(200)
})

test('what does not fit the title goes into the description, whole', () => {
  const { title, task } = read(`${'word '.repeat(5000)} tomorrow`)
  expect(Array.from(title).length).toBeLessThanOrEqual(200)
  expect(Array.from(task.description ?? '').length).toBe(20_000)
  expect(read('word').task).not.toHaveProperty('description')
})
