import type { Rewriting } from './plainerLeads.ts'

const KIND =
  '((?:(?:proper|good|decent|long|real|nice|short|little|quick|handwritten|hand-written|home-?cooked|healthy|new|big) ){0,2})'
const RHYTHM =
  '(?=(?:every|each|on|a|per|in the) (?:other |second |single )?(?:day|week|month|weekend|weekday|morning|evening|night|sunday|monday|tuesday|wednesday|thursday|friday|saturday)s?(?![a-z]))'
/** A thing of which one is made, and its deed. */
const MADE: readonly (readonly [thing: string, deed: string])[] = [
  ['(?:letter|postcard|email|page|poem|song|blog post|post|diary entry|journal entry|haiku)', 'write'],
  ['(?:meal|roast|curry|soup|recipe|dish)', 'cook'],
  ['(?:home-?cooked|homemade) dinner', 'cook'],
  ['(?:cake|loaf|bread|sourdough|pie)', 'bake'],
  ['(?:sketch|drawing|doodle|portrait)', 'draw'],
  ['(?:painting|watercolou?r)', 'paint'],
  ['(?:film|movie|episode|documentary)', 'watch'],
  ['(?:board )?games? night', 'have'],
]
/** Of what one promises somebody: `write to my grandma`, and `one letter` of it. */
const TO_SOMEBODY: readonly (readonly [verb: string, thing: string, deed: string])[] = [
  ['write to', '(?:letter|postcard|card|email|message)', 'write'],
  ['(?:call|phone|ring|facetime|video ?call)', '(?:(?:phone|video) )?(?:call|ring|chat|facetime)', ''],
  ['(?:visit|see)', 'visit', ''],
  ['(?:text|message)', '(?:text|message)', ''],
]
const WHOM = '((?:(?:my|our|the) )?[a-z]+(?: (?!more\\b|again\\b)[a-z]+)?)'
const MORE = '(?: (?:more|more often|again|regularly|properly|soon))*'
/** `she is 91`: told in between. */
const BETWEEN = '((?:[,;.!] ?[^,;.!?]{1,50}?){0,2})'
const NO_WISH =
  /\b(?:want|need|like|love|wanna|gotta|plan|hope|have|going|should|must|try|trying) (?:to )?|\b(?:by|until|before) (?:the )?(?:\d|end)/i

/** `I never cook, so | one proper meal every Sunday`: what is made says the deed. */
function madeOne(thing: string, deed: string): readonly [form: RegExp, plain: Rewriting] {
  return [
    new RegExp(
      `(?:,? |[,;.!] )(?:and |but )?so (?:just |maybe |only )?(?:one|an?) ${KIND}(${thing}) ${RHYTHM}`,
      'gi',
    ),
    (all, kind = '', said = '', ...groups) => {
      const before = (groups.at(-1) ?? '').slice(0, Number(groups.at(-2)))
      if (before === '' || NO_WISH.test(before)) return all
      return `, I want to ${deed} ${withArticle(`${kind}${said}`)} `
    },
  ]
}

/** `write to my grandma, she is 91, | so one proper letter every Sunday`. */
function ofPromise(verb: string, thing: string, deed: string): readonly [form: RegExp, plain: Rewriting] {
  return [
    new RegExp(
      `\\bI want to (${verb}) ${WHOM}${MORE}${BETWEEN}(?:,? |[,;.!] ?)(?:and |but )?so (?:just |maybe |only )?(?:one|an?) ${KIND}(${thing}) ${RHYTHM}`,
      'gi',
    ),
    (_all, said = '', whom = '', between = '', kind = '', one = '') =>
      `I want to ${deed === '' ? `${said} ${whom}` : `${deed} ${withArticle(`${kind}${one}`)} to ${whom}`}${between}, `,
  ]
}

function withArticle(thing: string): string {
  return `${/^[aeiou]/i.test(thing) ? 'an' : 'a'} ${thing}`
}

/** Behind a story so much of something is wanted: `I always say I'll write to my grandma, so one proper letter every Sunday please`. */
export const ONE_OF_IT_PLEASE: readonly (readonly [form: RegExp, plain: string | Rewriting])[] = [
  ...TO_SOMEBODY.map(([verb, thing, deed]) => ofPromise(verb, thing, deed)),
  ...MADE.map(([thing, deed]) => madeOne(thing, deed)),
  // `haven't touched my guitar in years`
  [
    /\b((?:haven['’]?t|have not|never|hardly|barely|not) )touched (?=(?:my|the|our) (?:[a-z]+ )?(?:guitar|piano|keyboard|violin|cello|flute|drums?|drum kit|bass|ukulele|trumpet|sax|saxophone|clarinet|banjo|harp|accordion)\b)/gi,
    '$1played ',
  ],
]
