import type { RuleParts, RuleWeekday } from '#shared/tasks/repeating/repeatRule.ts'
import { weekly } from './weekly.ts'
import { either, keyword, meaning, optional, type Phrase, sequence } from './phrase.ts'
import { allBut, pluralDays, severalDays, shortPlurals, weekdays, weekends, workdays } from './weekdays.ts'

/** Directly behind a repetition these leave out days too; elsewhere they are words of the title. */
export const BARRING = ['bar', 'barring', 'minus', 'but', 'not']

/** `except`, `apart from`, `other than` */
export const leavingOut = either<unknown>(
  keyword('except', 'excluding', ...BARRING),
  sequence(keyword('apart', 'aside'), keyword('from')),
  sequence(keyword('other'), keyword('than')),
)

/** `except sunday`, `but not on fridays`: the days that are left out. */
export const BUT_ON: Phrase<readonly RuleWeekday[]> = meaning(
  sequence(
    leavingOut,
    optional(keyword('not')),
    optional(keyword('for', 'on')),
    either<readonly RuleWeekday[]>(weekends, workdays, pluralDays, shortPlurals, weekdays),
  ),
  ([, , , days]) => days,
)

/** `every day except sunday`, `every weekday except friday`. */
export const allDaysBut: Phrase<RuleParts> = meaning(
  sequence(
    either<readonly RuleWeekday[]>(
      workdays,
      meaning(keyword('day'), () => allBut([])),
    ),
    BUT_ON,
  ),
  ([all, days]) => {
    const left = allBut(days).filter(({ day }) => all.some((each) => each.day === day))
    return left.length === 0 || left.length === all.length ? null : weekly(left)
  },
)

/** `daily except weekends`, `everyday but sunday`. */
export const dailyBut: Phrase<RuleParts> = meaning(
  sequence(keyword('daily', 'everyday'), BUT_ON),
  ([, days]) => (days.length === 7 ? null : weekly(allBut(days))),
)

/** `daily, mon-fri` */
export const dailyOn: Phrase<RuleParts> = meaning(
  sequence(keyword('daily', 'everyday'), severalDays),
  ([, days]) => weekly(days),
)
