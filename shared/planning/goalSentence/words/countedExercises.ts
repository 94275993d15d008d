import type { Rewriting } from './plainerLeads.ts'

const EXERCISE =
  '((?:strict |full |proper |real |clean )?(?:(?:pull|push|chin|sit|press|muscle|step|handstand push)[- ]?ups?|dips?|squats?|burpees?|lunges?|double unders?|pistol squats?))'
const LEAD =
  '(?:get (?:strong|fit|good) enough (?:for|to do) |get (?:better|good) at |(?:learn|be able|get able) to do |learn |master |work on |train (?:for )?|do |practi[sc]e )?'
const WISH =
  "((?:(?:i|we)(?:['’]?d| would)? (?:(?:really|just|finally) )?(?:want|like|love|need|hope) to |want to |wanna )?)"
const IN_A_ROW = '( in a row| in one (?:go|set)| without (?:stopping|a break|resting)| unbroken| straight)'

/** `get strong enough for pull ups. | 10 in a row by summer`: the number is what is to be reached. */
const SO_MANY: Rewriting = (_all, before = '', wish = '', thing = '', count = '', row = '') =>
  `${before}${wish}do ${count} ${/s$/i.test(thing) ? thing : `${thing}s`}${row}`

/** So many of an exercise, of which the number is said behind it. */
export const COUNTED_EXERCISES: readonly (readonly [form: RegExp, plain: string | Rewriting])[] = [
  [
    new RegExp(
      `^(\\s*)${WISH}${LEAD}${EXERCISE}(?:[,;.:!]| -| –)\\s{1,3}(?:(?:like|about|at least|maybe|want|aiming for|i want|ideally|goal(?: is)?:?) ){0,2}(\\d{1,3})${IN_A_ROW}(?=\\s*(?:[,;.!]|$)| (?:by|before|until|till|in|this|next) )`,
      'gi',
    ),
    SO_MANY,
  ],
  [
    new RegExp(
      `^(\\s*)${WISH}${LEAD}${EXERCISE}(?:[,;.:!]| -| –)\\s{1,3}(?:(?:like|about|at least|maybe|want|aiming for|i want|ideally) ){0,2}(\\d{1,3})()(?= (?:by|before|until|till) )`,
      'gi',
    ),
    SO_MANY,
  ],
]
