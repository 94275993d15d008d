import { beginsTitle } from './verbs.ts'

const UNIT = '(?:kilos?|kgs?|pounds|lbs?|stones?)'
const NUMBER =
  '(?:\\d{1,3}(?:[.,]\\d)?|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty)'
/** `I've put on 8 kilos since …`. */
const GAINED = new RegExp(
  `(?:^|[\\s,;.!])(?:put on|putting on|gained|gaining) (?:(?:about|around|like|nearly|almost|over|another|at least) )*(${NUMBER}) ?(${UNIT})(?![a-z])`,
  'i',
)
const ABOUT = '(?:(?:about|around|at least|like|maybe) )*'
const OF_THEM = '(?:of|off) (?:them|it|that|these|those)'
/** `lose 6 of them`, `want to lose 6`, `want 6 off`, `6 of them have to go`. */
const LOSES = new RegExp(
  `\\b(?:(?:lose|losing|shed|drop|get rid of|shift|take off|work off|shake off) ${ABOUT}(${NUMBER}|half)(?: ${OF_THEM}(?= |[,;.!]|$)|(?=(?: (?:by|before|until|till|again|in|this|and)\\b)|\\s*[,;.!]|$))|(?:want|need) ${ABOUT}(${NUMBER}|half)(?: ${OF_THEM})? (?:off|gone)(?= |[,;.!]|$)|${ABOUT}(${NUMBER}|half) ${OF_THEM} (?:have to|has to|need to|needs to|must|should) (?:go|come off|be gone)(?= |[,;.!]|$))`,
  'i',
)
/** A told clause that nobody is named in: `gained 10 kg, want to …`. */
const BARE = /^(?=(?:put on|gained) )/i
const WEIGHS_NOW = new RegExp(
  `((?:^|[,;.!])\\s*)(?:(?:i['’]?m|i am|i weigh) )?(\\d{2,3}(?:[.,]\\d)? ?(?:kilos?|kgs?|pounds|lbs?|stone)) (?:right now|now|at the moment|atm|currently|today)(?:(?=\\s*(?:[,;.]|$))|,? (?:and|but|so) (?=(?:i )?(?:want|need|would like) ))`,
  'i',
)
/** `build muscle, I weigh 60 kg and want 68`. */
const WEIGHS =
  /([,;.!]\s*)(?:i['’]?m|i am|i weigh) (\d{2,3}(?:[.,]\d)? ?(?:kilos?|kgs?|pounds|lbs?|stone))(?:,| and|, and|,? but) (?=(?:i )?(?:want|need|would like) )/i

/**
 * So many of the kilos that were told: `I've put on 8 kilos, lose 6 of them by Easter` says `lose 6 kilos by Easter`. What somebody weighs
 * `now` is what they weigh currently.
 *
 * @param text the sentence as it was typed
 */
export function withSomeOfThem(text: string): string {
  // `build muscle, | I'm 60 kg now`: a goal is named before it.
  const isNamed = beginsTitle(text.split(' ', 1)[0]?.toLowerCase() ?? '')
  const said = isNamed
    ? text
        .replace(WEIGHS, '$1currently $2, ')
        .replace(
          WEIGHS_NOW,
          (now: string, pause: string, much: string) =>
            `${pause}currently ${much}${/ (?:and|but|so) $/i.test(now) ? ', ' : ''}`,
        )
    : text
  const gained = GAINED.exec(said)
  const lost = gained === null ? null : LOSES.exec(said.slice(gained.index + gained[0].length))
  if (gained === null || lost === null) return said
  const at = gained.index + gained[0].length + lost.index
  const [, whole = '', unit = ''] = gained
  const some = lost[1] ?? lost[2] ?? lost[3] ?? ''
  const count = some.toLowerCase() === 'half' ? halfOf(whole) : some
  if (count === null) return said
  const told = said.slice(0, at).replace(BARE, 'I ')
  return `${told}lose ${count} ${unit}${said.slice(at + lost[0].length)}`
}

/** `half of them`, where they are counted in digits. */
function halfOf(whole: string): string | null {
  const count = Number(whole.replace(',', '.'))
  return Number.isFinite(count) ? String(count / 2) : null
}
