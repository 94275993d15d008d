import { gerundOf } from './verbs.ts'

/** What somebody does by their own account, and what there is then to do without. */
const HABITS: readonly (readonly [form: RegExp, withoutIt: (...groups: string[]) => string])[] = [
  // `ive been smoking since I was 17`, `biting my nails since forever`
  [
    /(?:\bbeen |^\s*)((?:smoking|vaping|gambling|drinking|snacking|doomscrolling|(?:biting|chewing|picking) my (?:nails|cuticles|lips|skin))(?: online)?)\b/i,
    (deed = '') => deed.toLowerCase(),
  ],
  [
    /\b(?:i|we)(?:['’]?ve)? (?:(?:still|also|just|always|really) ){0,2}(smoke|vape|gamble)d?((?: online)?)(?:(?: (?:way |far )?too much| a lot)((?: online)?))?(?= |[,.;!])/i,
    (verb = '', before = '', behind = '') => `${gerundOf(verb.toLowerCase())}${before || behind}`,
  ],
  [/^\s*(smok|vap)ed (?:for|since) /i, (stem = '') => `${stem.toLowerCase()}ing`],
  [
    /\b(?:i|we) (?:(?:still|always) )?(bite|chew|pick) (my (?:nails|cuticles|lips|skin))\b/i,
    (verb = '', part = '') => `${gerundOf(verb.toLowerCase())} ${part.toLowerCase()}`,
  ],
  // `I eat too many sweets`, `way too much sugar lately`, `addicted to coffee`
  [
    /(?:\b(?:i|we) (?:(?:just|always|really) )?(?:eat|drink|have|buy|play|watch|use|order)|^\s*(?:just |still )?) ?(?:way |far |so )?(?:too (?:much|many)|so (?:much|many)|loads of) ([a-z]{3,}(?: (?:food|drinks?|media|games?|shows?))?)(?= |[,.;!])/i,
    (thing = '') => (OF_NO_HABIT.test(thing) ? '' : thing),
  ],
  [
    /\b(?:addicted to|hooked on|glued to) ((?:my )?[a-z]{3,}(?: (?:food|drinks?|media|games?))?)(?= |[,.;!])/i,
    (thing = '') => thing,
  ],
  [
    /(?:^\s*|\bi['’]?m |\bi am )on ((?:my )?(?:tiktok|instagram|youtube|reddit|facebook|twitter|snapchat|phone|social media))\b/i,
    (thing = '') => thing,
  ],
  [
    /\b(?:i|we) (?:(?:just|always|really) )?drink (?:(?:way |far )?too much|a lot)(?=\s*(?:[,.;!]|$))/i,
    () => 'drinking',
  ],
]
const OF_NO_HABIT = /^(?:time|money|work|stress|stuff|things?|to|of|going|people|hours|weight)\b/i

const SOMEBODY =
  "(?!(?:[a-z]+ ){0,2}(?:never|not|nobody|no one|doesn|don|didn|hardly)\\b)(?:(?:my|our|the) )?(?:[a-z-]+ )?[a-z-]+(?:['’]s)?"
const ASKED =
  '(?:has |have |just |finally |keeps? |always )*(?:asked|asking|begged|begging|told|telling|wants?|needs?|wanted|dared|made) (?:me|us) to (?:promise to )?'
const STOP =
  '(?:quit|stop|give (?:it|this|that|them) up|pack (?:it|this|that) in|kick (?:it|this|that)|be done with (?:it|this|that))'
const BEHIND_STOP =
  '(?: (?:it|this|that|for good|completely|altogether))*(?=\\s*(?:[,;.!]|$)| (?:for|by|before|on|until|in|so|and) )'
/** `my daughter asked me to | stop | for her birthday`, `biting my nails since forever, want to quit`. */
const ASKED_TO_STOP = new RegExp(
  `(^|[,;.!]\\s*|\\s(?:and|so|but|now) )${SOMEBODY} ${ASKED}${STOP}${BEHIND_STOP}`,
  'i',
)
const WISH =
  "(?:(?:i|we)(?:['’]?d|['’]?m| would| am)? )?(?:(?:really |just |now ){0,2}(?:want|need|like|love|hope|plan|trying|hoping|going|gonna|wanna|gotta|would like|would love)(?: to)? |(?:my )?(?:goal|aim|target)(?: is)? |let['’]?s )?"
const SO_LONG =
  '(?:(?:at least |the next )?(?:\\d{1,3}|an?|one|two|three|four|five|six|eight|ten|twelve)(?: (?:full|whole))?[ -](?:days?|weeks?|months?|years?))'
/** `my daughter | asked me to | stop smoking`: what is asked for is the wish. */
const ASKED_FOR_IT = new RegExp(
  `(^|[,;.!]\\s*|\\s(?:and|so|but|now) )${SOMEBODY} (?:has |have |just |finally )*(?:asked|begged) (?:me|us) to (?=(?:stop|quit|give up|cut down on|cut back on) [a-z])`,
  'i',
)
/** `want to go | 90 days | without`, `goal is 100 days without it`. */
const SO_LONG_WITHOUT = new RegExp(
  `(^|[,;.!]\\s*|\\s(?:and|so|but|now) )${WISH}(?:(?:go|do|try|last|manage|have|survive|stay|spend)(?:ing)? )?(?:for )?(${SO_LONG}) without(?: (?:it|them|that|this|one|any(?: of (?:it|them|that))?))?(?=\\s*(?:[,;.!]|$)| (?:please|pls|starting|from|so|and) )`,
  'i',
)
/** `want to go without | for January`. */
const WITHOUT_IT = new RegExp(
  `(^|[,;.!]\\s*|\\s(?:and|so|but|now) )${WISH}(?:go|do|live|manage|be) without(?: (?:it|them|that|this))?(?=\\s*(?:[,;.!]|$)| (?:for|in|until|till|by|from|during|starting) )`,
  'i',
)
/** A wish to stop that names no thing at all, behind nothing but the habit. */
const TO_QUIT = new RegExp(
  `^(\\s*(?:smoking|vaping|gambling|(?:biting|chewing|picking) my [a-z]+|smoked|vaped)[^,;.!]{3,60}[,;.!]\\s*)${WISH}(?:quit|stop|be (?:done|finished|free|off it))${BEHIND_STOP}`,
  'i',
)

/**
 * A sentence in which a wish to stop or to go without, that only refers to a habit told before, names it: `I gamble too much online, want
 * to go 90 days without` says `I want to quit gambling online for 90 days`, and so does what others ask somebody to stop.
 */
export function withHabitToQuit(text: string): string {
  for (const form of [ASKED_TO_STOP, SO_LONG_WITHOUT, WITHOUT_IT, TO_QUIT]) {
    const wish = form.exec(text)
    if (wish === null) continue
    const [all, lead = '', long] = wish
    const habit = habitIn(text.slice(0, wish.index + lead.length))
    if (habit === null) continue
    const length = form === SO_LONG_WITHOUT ? ` for ${long ?? ''}` : ''
    return `${text.slice(0, wish.index)}${lead}I want to quit ${habit}${length}${text.slice(wish.index + all.length)}`
  }
  return text.replace(ASKED_FOR_IT, '$1I want to ')
}

/** What somebody is said to do by now, as what they can quit; null where it is nothing of that kind. */
function habitIn(told: string): string | null {
  for (const [form, withoutIt] of HABITS) {
    const found = form.exec(told)
    const habit = found ? withoutIt(...found.slice(1).map((group: string | undefined) => group ?? '')) : ''
    if (habit !== '') return habit
  }
  return null
}
