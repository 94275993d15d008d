import { weekdayOf } from '#shared/tasks/quickAdd/dateWords.ts'
import { either, keyword, meaning, type Phrase, term } from '#shared/tasks/quickAdd/phrase.ts'

/** Weekdays by one name: `mon`, `Sundays`, `weekends`, `mon-wed`, `friday to sunday`. */
export const namedDays: Phrase<readonly number[]> = either(
  // `friday to sunday`
  (words, at) => {
    if (!/^(?:to|till|until|til|through|thru|-|–)$/i.test(words[at + 1]?.text ?? '')) return null
    const [first, last] = [dayOf(words[at]?.plain ?? ''), dayOf(words[at + 2]?.plain ?? '')]
    return first === null || last === null ? null : { value: fromTo(first, last), to: at + 3 }
  },
  meaning(keyword('weekend', 'weekends'), () => [0, 6]),
  meaning(keyword('weekday', 'weekdays', 'workday', 'workdays'), () => [1, 2, 3, 4, 5]),
  term((plain) => {
    const [first, last, ...more] = plain.split(/[-–]/).map((part) => dayOf(part))
    if (more.length > 0 || typeof first !== 'number') return null
    if (last === undefined) return [first]
    return last === null ? null : fromTo(first, last)
  }),
)

function fromTo(first: number, last: number): number[] {
  return Array.from({ length: ((last - first + 7) % 7) + 1 }, (_, step) => (first + step) % 7)
}

function dayOf(plain: string): number | null {
  return weekdayOf(plain) ?? (plain.endsWith('s') ? weekdayOf(plain.slice(0, -1)) : null)
}
