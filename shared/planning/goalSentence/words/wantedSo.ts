import type { Rewriting } from './plainerLeads.ts'

const START = '(^|[,;.!] ?|\\s(?:and|so|but) )'
const WISH =
  "(?:(?:(?:i|we)(?:['’]?d| would)?|id) )?(?:(?:really|just|also|still) )?(?:want|need|would like|would love|like|love|must have|have to have|gotta have)(?: to (?:have|get|see))?"
const END = '(?=\\s*(?:[,;.!]|$)| (?:by|before|until|till|for|in|on|within) )'
/** The deeds by which something gets so; of others it is got done. */
const DEEDS: Readonly<Record<string, string | undefined>> = {
  written: 'write',
  filed: 'file',
  submitted: 'submit',
  revised: 'revise',
  proofread: 'proofread',
}

/** `need the 2025 return done`, `need my thesis written`. */
const GOT_DONE: Rewriting = (_all, before = '', thing = '', done = '') => {
  const deed = DEEDS[done.toLowerCase()]
  // `the 2026 books` of a firm are none to be read.
  const named = thing.replace(/(?<=20\d\d )books$/i, 'bookkeeping')
  return `${before}I want to ${deed === undefined ? `get ${named} ${done}` : `${deed} ${named}`}`
}

const SCREEN =
  '((?:my|the|our|all|all my) (?:(?:work|smart) )?(?:phone|mobile|laptop|tablet|ipad|screens?|tv|telly|computer|console|playstation|xbox|devices?|gadgets?))'
const AWAY =
  '(out of (?:the|my|our) [a-z]+(?: room)?|in (?:another|a different) room|in (?:the|a) (?:kitchen|hall|hallway|living room|drawer|box)|off|switched off|turned off|away|put away|on charge)'
const HOUR = '(\\d{1,2}(?:[:.]\\d\\d)?) ?([ap]m)?'
const RHYTHM =
  '( (?:every|each|on|most|mon|tue|wed|thu|fri|sat|sun|weekdays?|weekends?|weeknights?|daily|during|in the)[^,;.!]*)?'

/** `I'd like my phone out of the bedroom by 10pm`: it stays so from then on, each day. */
const KEPT_AWAY: Rewriting = (
  _all,
  before = '',
  thing = '',
  away = '',
  hour = '',
  half = '',
  rhythm = '',
) => {
  const evening = half || (Number.parseInt(hour, 10) < 12 ? 'pm' : '')
  const kept = away.replace(/^(?:off|turned off)$/i, 'switched off').replace(/^put away$/i, 'away')

  // `every evening` would end at ten
  const days = (rhythm || ' every day').replace(/(?:evening|night)s?$/i, 'day')
  return `${before}I want to keep ${thing} ${kept} after ${hour}${evening}${days}`
}

/** What somebody wants to be so: `need the 2025 return done`, `I'd like my phone out of the bedroom by 10pm`. */
export const WANTED_SO: readonly (readonly [form: RegExp, plain: Rewriting])[] = [
  [
    new RegExp(
      `${START}${WISH} ((?:(?:the|my|our) )?20\\d\\d (?:(?:tax|vat|annual|financial|company|income|expense) )?[a-z]+) (done|finished|sorted|ready|filed|submitted|completed|out of the way|closed|written)${END}`,
      'gi',
    ),
    GOT_DONE,
  ],
  [
    new RegExp(
      `${START}${WISH} ((?:the|my|our) (?:[a-z-]+ ){0,2}?[a-z-]+) (written|filed|submitted|revised|proofread)${END}`,
      'gi',
    ),
    GOT_DONE,
  ],
  [
    new RegExp(`${START}${WISH} ${SCREEN} ${AWAY} (?:by|from|at|after) ${HOUR}${RHYTHM}${END}`, 'gi'),
    KEPT_AWAY,
  ],
  // `want the kids in bed by 8pm`, `want to have my lights out by 11pm`
  [
    new RegExp(
      `${START}${WISH} ((?:the|my|our|both) (?:kids?|children|twins|boys|girls|toddlers?|baby|son|daughter)) (?:to be )?in bed (?=(?:by|at|before) )`,
      'gi',
    ),
    (_all, before = '', whom = '') => `${before}I want to get ${whom} to bed `,
  ],
  [
    new RegExp(
      `${START}${WISH} (?:(?:my|the) )?lights (?:to be )?(?:out|off) (?=(?:by|at|before) \\d)`,
      'gi',
    ),
    (_all, before = '') => `${before}I want to turn the lights out `,
  ],
]
