import { isVerb } from './verbs.ts'

const COUNT = '(?:[1-9]|one|two|three|four|five|six|seven)'
const KIND = '(?: (?:days?|nights?|weeks?|shifts?|earl(?:y|ies)|lates?))?'
/** `4 on 4 off`, `2 days 2 nights 4 off`. */
const PATTERN = new RegExp(
  `(?:\\b(?:i |we )?(?:work|do|working|doing|on) (?:a )?)?(?<![\\w:])(${COUNT}${KIND} on(?:,| and| then|/)? ?(?:[/-] ?)?${COUNT}${KIND} off|${COUNT} (?:days?|earlies)(?:,| and)? ${COUNT} (?:lates|nights)(?:,| and)? ${COUNT} off)(?: (?:shifts?|shift pattern|pattern|rota|rotation|schedule))?(?=\\s*(?:[,;.!)]|$)|\\s[-–]\\s| (?:so|and|but) )`,
  'i',
)
/** `paramedic here, | shifts. | Want to …` */
const SHIFTS =
  /([,;.]\s{1,3})((?:(?:rotating|changing|irregular|crazy|weird|mixed) )?(?:shifts|shift work|shift worker))(?=\s{0,2}[,;.!])/i
/** `can only train on my days off`: the deed is what is wanted. */
const ONLY_THEN =
  /(^|[,;.!]\s*|\s(?:so|and|but) )(?:(?:i|we) )?(?:can|could) (?:only|just) (?:really )?((?:work out|[a-z]+)(?: (?!on\b)[a-z]+){0,3}) (on (?:my |the |our )?(?:days? off|off[- ]?days|free days|rest days))(?=\s*(?:[,;.!]|$)| so | say )/i
/** Who works so, or has days off. */
const OF_WORK =
  /\b(?:works?|working|shifts?|rota|nurse|nurses|doctor|paramedic|firefighter|police|cop|driver|guard|carer|medic|off[- ]days|free days|days? off work|(?:my|on) days? off)\b/i
const SAY = /^(\s*[,;.]?\s*)say,? /i

/**
 * Days of work and days off that come by turns, as nobody knows when: what is done on the days off is the goal, and of the days it is asked.
 *
 * @returns the sentence without them, and `open`: what is asked about
 */
export function withoutShiftPattern(text: string): { text: string; open: string[] } {
  const open: string[] = []
  const pattern = PATTERN.exec(text)
  const [turns = ''] = pattern ?? []
  let said = text
  const rest = pattern ? [text.slice(0, pattern.index), text.slice(pattern.index + turns.length)] : []
  const [begin = '', end = ''] = rest
  // `press-ups, 4 days on 3 off` is how often; `my shifts are 2 days 2 nights 4 off` is one clause.
  if (
    turns !== '' &&
    !/\b(?:is|are)\s{1,3}$/i.test(begin) &&
    rest.some((part) => OF_WORK.test(part) || OF_WORK.test(turns))
  ) {
    open.push(turns)
    said = joined(begin, end)
  }
  said = said.replace(SHIFTS, (_all, _pause: string, shifts: string) => {
    open.push(shifts)
    return ''
  })
  const only = ONLY_THEN.exec(said)
  const [all = '', before = '', deed = '', then = ''] = only ?? []
  if (only === null || !isVerb(deed.split(' ', 1)[0]?.toLowerCase() ?? '')) return { text: said, open }
  open.push(then)
  const behind = said.slice(only.index + all.length).replace(SAY, '$1')
  return { text: `${said.slice(0, only.index)}${before}I want to ${deed}${behind}`, open }
}

/** What is left before and behind words that have gone, with one pause between them. */
function joined(before: string, behind: string): string {
  const begin = before.replace(/[\s,;]{1,4}$/, '')
  const end = behind.replace(/^\s{0,3}(?:[,;.!)]\s{0,3})?(?:(?:so|and|but) )?/, '')
  return begin === '' ? end : end === '' ? begin : `${begin}${/[.!?]$/.test(begin) ? ' ' : ', '}${end}`
}
