import type { Rewriting } from './plainerLeads.ts'
import { DAY } from './typedDays.ts'

const DAYS = `((?:on |at |every )(?:the )?(?:${DAY}(?:(?:,| and| or| &|,? and)? ?${DAY}){0,4}|weekends?)(?![a-z]))`
const QUITS =
  "(?<=^(?:i (?:want|plan|would like|need) to |i'd like to |i'm going to |want to )?(?:quit|stop|give up|cut out|no|eat no|drink no|avoid|no more)\\b[^,;.]{0,40})"
const ALLOWED =
  "(?:but )?(?:i['’]?m |i am |i )?(?:only |just |still )?(?:allowed|allow(?:ing)? myself|may have|can have|permitted)(?: (?:only|just|to have))?"
const PAUSE = '(?:[,;]| -|,? but|,? and|,? with)'
const END = '(?=\\s*(?:[,;.!)]|$))'
const NAMES_DAYS = new RegExp(`\\b(?:${DAY}|weekdays|weekends?|daily|week)(?![a-z])`, 'i')

/** Where the days without it are named, the others need no word. */
const ON_OTHERS: Rewriting = (all, days = '', ...groups) => {
  const before = (groups.at(-1) ?? '').slice(0, Number(groups.at(-2)))
  return NAMES_DAYS.test(before) ? all : ` except ${days.replace(/^every /i, 'on ')}`
}

/**
 * `no alcohol, allowed at weekends`: on these days there may be some, and they are none of going without. Of so much, `allowed one dessert
 * on Saturdays`, it is asked.
 */
export const ALLOWED_THEN: readonly (readonly [form: RegExp, plain: string | Rewriting])[] = [
  [new RegExp(`${QUITS}${PAUSE} ${ALLOWED} (?:it |this |that )?(?:only )?${DAYS}${END}`, 'gi'), ON_OTHERS],
  [
    new RegExp(
      `${QUITS}${PAUSE} ${ALLOWED} (?:an?|one|1|some|the odd|a single|a bit of) ([a-z]+(?: [a-z]+)??) (?:only )?${DAYS}${END}`,
      'gi',
    ),
    ', one $1 $2 allowed',
  ],
]
