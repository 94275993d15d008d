import { beginsTitle } from './verbs.ts'

const UNIT = '(?:kilos?|kgs?|pounds|lbs?|stones?)'
const NUMBER =
  '(?:\\d{1,3}(?:[.,]\\d)?|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty)'
/** `I've put on 8 kilos since …`. */
const GAINED = new RegExp(
  `(?:^|[\\s,;.!])(?:put on|putting on|gained|gaining) (?:(?:about|around|like|nearly|almost|over|another|at least) )*(${NUMBER}) ?(${UNIT})(?![a-z])`,
  'i',
)
const LOSES = new RegExp(
  `\\b(?:lose|losing|shed|drop|get rid of|shift|take off|work off|shake off) (?:(?:about|around|at least|like|maybe) )*(${NUMBER}|half) (?:of|off) (?:them|it|that|these|those)(?= |[,;.!]|$)`,
  'i',
)
/** A told clause that nobody is named in: `gained 10 kg, want to …`. */
const BARE = /^(?=(?:put on|gained) )/i
const WEIGHS_NOW = new RegExp(
  `((?:^|[,;.!])\\s*)(?:(?:i['’]?m|i am|i weigh) )?(\\d{2,3}(?:[.,]\\d)? ?(?:kilos?|kgs?|pounds|lbs?|stone)) (?:right now|now|at the moment|atm|currently|today)(?:(?=\\s*(?:[,;.]|$))|,? (?:and|but|so) (?=(?:i )?(?:want|need|would like) ))`,
  'i',
)

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
    ? text.replace(
        WEIGHS_NOW,
        (now: string, pause: string, much: string) =>
          `${pause}currently ${much}${/ (?:and|but|so) $/i.test(now) ? ', ' : ''}`,
      )
    : text
  const gained = GAINED.exec(said)
  const lost = LOSES.exec(said)
  if (gained === null || lost === null || lost.index < gained.index) return said
  const [, whole = '', unit = ''] = gained
  const count = lost[1]?.toLowerCase() === 'half' ? halfOf(whole) : (lost[1] ?? '')
  if (count === null) return said
  const told = said.slice(0, lost.index).replace(BARE, 'I ')
  return `${told}lose ${count} ${unit}${said.slice(lost.index + lost[0].length)}`
}

/** `half of them`, where they are counted in digits. */
function halfOf(whole: string): string | null {
  const count = Number(whole.replace(',', '.'))
  return Number.isFinite(count) ? String(count / 2) : null
}
