import { expect, test } from 'vitest'
import { understand } from '#shared/planning/understand.ts'
import type { Understood } from '#shared/planning/understood.ts'
import { foreignLanguage } from '#shared/text/foreignLanguage.ts'

/** A Monday. */
const CONTEXT = { today: '2026-11-23', weekStart: 1 }

type Said = Partial<Omit<Understood, 'read' | 'amount'>> & {
  amount?: Omit<NonNullable<Understood['amount']>, 'per'> & { per?: 'month' | 'week' | 'day' }
  /** The language that it is taken for, English where it says nothing. */
  language?: string
}
/** A sentence as people type it, with all that it says. */
export type Sentence = readonly [sentence: string, said: Said]

/** What a sentence does not say is null, and nothing is left over unless the table says so. */
const NOTHING = {
  deadline: null,
  starts_on: null,
  weekdays: null,
  not_on: null,
  per_week: null,
  every_days: null,
  minutes: null,
  weekly_minutes: null,
  total_minutes: null,
  between: null,
  amount: null,
  level: null,
  also: [],
  unread: [],
  conflict: null,
}

/** Tests that each sentence is understood so, on Monday 23 November 2026, and for its language. */
export function testSentences(sentences: readonly Sentence[]) {
  test.each(sentences)('%s', (sentence, { amount, conflict, language = null, ...said }) => {
    const { understood } = understand(sentence, CONTEXT)
    const {
      read: _read,
      what,
      template,
      pattern,
      category: _category,
      conflict: found,
      ...facts
    } = understood
    const kind = { what: what && what.charAt(0).toUpperCase() + what.slice(1), template, pattern }
    const { what: w, template: t, pattern: p, ...expected } = said
    expect(facts).toEqual({
      ...NOTHING,
      conflict: undefined,
      ...expected,
      amount: amount ? { per: null, ...amount } : null,
    })
    expect(kind).toMatchObject({
      ...(w !== undefined && { what: w }),
      ...(t !== undefined && { template: t }),
      ...(p !== undefined && { pattern: p }),
    })
    expect(found === null).toBe(conflict === undefined)
    expect(foreignLanguage(sentence)).toBe(language)
  })
}
