import type { Rewriting } from './plainerLeads.ts'
import { CLOCK, DAY } from './typedDays.ts'

const DAYS = `(?:${DAY}(?:(?:,| and| &| to |-| ?– ?)? ?${DAY}){0,4}|weekdays|weekends)(?![a-z])`
const HAVE = "(?:(?:(?:i|we)(?:['’]?ve)?|have|got|get) )*(?:(?:only|just|always|usually|my|the) )*"
const SIDE = '(until|till|til|before|from|after)'
const HOUR = `(${CLOCK}(?: ?[ap]m)?|noon|midday)`

const FREE = new RegExp(
  `(^|[,;.]\\s*|\\s-\\s)(?:so |and |as |since )?${HAVE}(?:(mornings|afternoons|evenings) )?(?:(?:on )?(${DAYS}) )?(mornings |afternoons |evenings )?(?:are |is |off and )?free (?:(?:on )?(${DAYS}) )?${SIDE} (?:about |around )?${HOUR}(?: (?:on )?(${DAYS}))?(?=\\s*(?:[,;.!]|$))`,
  'gi',
)

/** `got mornings free Mon–Thu until 12`: on which days and until when there is time. */
const ON_DAYS: Rewriting = (all, before = '', ...groups) => {
  const [first, days, second, others, side = '', hour = '', last] = groups
  const part = (first ?? second ?? '').trim().toLowerCase()
  const on = [days, others].filter((said) => said !== undefined && said !== '').join(', ')
  if (on === '' && part === '' && !last) return all
  const isEnd = /^(?:un|ti|be)/i.test(side)
  const isNamed = /[a-z]/i.test(hour)
  const number = Number(hour.split(/[.:]/)[0])
  const isLate =
    !isNamed && (part === 'evenings' || part === 'afternoons' || (isEnd && part === '' && number < 8))
  const at = isLate && number < 12 ? `${hour}pm` : hour
  const from =
    !isEnd && part === 'mornings' && !isNamed
      ? `between ${hour} and 12`
      : isEnd && part === 'afternoons'
        ? `between 12 and ${at}`
        : isEnd && part === 'evenings'
          ? `between 5pm and ${at}`
          : `${isEnd ? 'before' : 'after'} ${at}`
  return `${before}${on === '' ? '' : `${on} `}${from}${last ? ` on ${last}` : ''}`
}

/** When somebody says to be free, with an hour. */
export const FREE_UNTIL: readonly (readonly [form: RegExp, plain: Rewriting])[] = [[FREE, ON_DAYS]]
