import type { Rewriting } from './plainerLeads.ts'
import { DAY } from './typedDays.ts'

const BY =
  '(?=(?:by|before|within|until|till|next|this) |in (?:\\d|an? |one |two |three |four |five |six |eight |ten |jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|spring|summer|autumn|winter|time))'
const UNTIL =
  '(?=(?:by|before|until|till) (?:the )?(?:end|beginning|middle|mid|next|\\d|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|spring|summer|autumn|winter|christmas|easter|new year|then))'
const WISH =
  "(?:(?:i |we )?(?:(?:really|just) )?(?:want|need|hope|plan|aim|would like|['’]?d like|must|should|have|has|got|going) (?:to )?|wanna |gotta |to )?"
const DONE =
  '(?:done|finished|out|live|online|published|ready|over with|launched|released|complete|completed)'
const RESULT = `(?:(?:finish|launch|release|publish|ship|complete|submit|deliver|wrap up|hand in|open) (?:it|this|that|them)(?: up| off| in)?|get (?:it|this|that|them)(?: all)? ${DONE}|be (?:done|finished))`
const LENGTH = '(?:\\d+ ?(?:minutes?|mins?|hours?|hrs?|h)|an hour|half an hour)'
const DAYS = `(?:weekdays|workdays|weekends|${DAY}(?:(?: ?[-–] ?| to |,? and |, ?| ?& ?| )${DAY}){0,4})(?![a-z])`
const SPORTS: Readonly<Record<string, string | undefined>> = {
  swims: 'swim',
  runs: 'run',
  rides: 'cycle',
  walks: 'walk',
}

/**
 * What a goal comes to, said behind it in words of its own, as the grammar reads it: `build a shed, finish it by June` says by when,
 * `fix my back, physio says 10 minutes of stretching` how long, and `2 runs a week, want to do 5k` what is run.
 */
export const PLAINER_RESULTS: readonly (readonly [form: RegExp, plain: string | Rewriting])[] = [
  // `…, launch it in 6 weeks`, `…, want to be at zero by 1 February`
  [
    new RegExp(`([,;.] +| - |,? and (?:then )?)${WISH}${RESULT} ${BY}`, 'gi'),
    (_all, pause = '') => (/and/i.test(pause) ? ', ' : pause),
  ],
  // `walk 8000 steps a day, | get there by February`; `get there by train` is on the way.
  [new RegExp(`([,;.] +)${WISH}(?:get there|be there) ${UNTIL}`, 'gi'), '$1'],
  // `stop smoking, | want to be at zero by 1 February`; behind another goal it is one of its own.
  [
    new RegExp(
      `(?<=^(?:i want to |i'd like to |want to )?(?:stop|quit|give up|no more|cut)\\b[^;]{0,80})([,;.] +| - |,? and (?:then )?)${WISH}be (?:at zero|at 0|off (?:it|them)|free of (?:it|them)|clean|smoke[- ]free) ${BY}`,
      'gi',
    ),
    ', ',
  ],
  // `dr says 30 minutes of brisk walking | 5 days a week`
  [
    new RegExp(
      `([,;.] +)((?:(?:my|the) )?(?:dr|doc|doctor|gp|physio|therapist|coach|trainer|teacher|dentist) (?:says|said|recommends|suggests|advised?|wants)(?: (?:me to do|i should do|to do))?) (${LENGTH}) of ([a-z]+(?: [a-z]+)??)((?: (?:\\d|twice|once|three|four|five|every|each|a|daily|on|per)\\b[^,.;]*)?)(?=[,.;]|$)`,
      'gi',
    ),
    '$1$3$5, $4',
  ],
  // `Tuesdays 7-8pm is | my only free slot`
  [
    new RegExp(
      `(?<=(?:\\d|[ap]m|mornings?|afternoons?|evenings?|nights?|weekends?|breaks?|${DAY})) (?:is|are) (?:(?:basically|really|pretty much) )?(?:(?:my|the|our) )?only (?:free |spare |possible )?(?:slots?|times?|windows?|chance|hours?|moments?|option)(?: (?:that )?(?:i|we)(?:['’]ve| have|['’]ve got| got| can)?)?(?: (?:got|free|left|for it|that works?|that suits?))*(?=\\s*(?:[,.;!]|$))`,
      'gi',
    ),
    '',
  ],
  // `20 min running on weekdays and 1 hour on Sundays`: the thing comes before its lengths.
  [
    new RegExp(
      `^(\\s*)(${LENGTH}) (?:of )?(?:(on the (?:bike|rower|treadmill|cross ?trainer|turbo))|([a-z]+ing)) ((?:on |every )?${DAYS}) and (?=${LENGTH} (?:on|every|at) )`,
      'gi',
    ),
    (_all, lead = '', length = '', machine = '', deed = '', days = '') =>
      `${lead}${deed === '' || deed === undefined ? `train ${machine}` : deed} ${length} ${days} and `,
  ],
  // `a couple of swims a week, | want to do 1 km`
  [
    /(?<=\b(swims|runs|rides|walks) a week\b[^;]{0,60}[,;.] *(?:i |we )?(?:want|need|would like|hope|'d like) to )do (?=\d)/gi,
    (_all, sport = '') => `${SPORTS[sport.toLowerCase()] ?? 'do'} `,
  ],
  // `cut down on meat, none on weekdays`
  [
    /(\b(?:less|fewer|cut down on|reduce) ((?!than\b)[a-z]+)(?:,| and| but|,? with) )none (?=on|during|in |at )/gi,
    '$1no $2 ',
  ],
]
