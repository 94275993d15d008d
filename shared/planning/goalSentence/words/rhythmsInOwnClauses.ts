import { DAY } from './typedDays.ts'
import type { Rewriting } from './plainerLeads.ts'

const NUMBER = '(?:\\d{1,3}|an?|half an|one|two|three|four|five|six)'
const LENGTH = `${NUMBER} ?(?:minutes?|mins?|hours?|hrs?|h)\\b`
const RATE = `(?:${NUMBER}|once|twice)(?: times| days| evenings| mornings| nights| afternoons| sessions?)? (?:a|per|each|every) (?:day|week)\\b`
const SAID = `(?:about |around |maybe |at least |just |only |like )?(?:${LENGTH}|${RATE})`
const PARTS =
  '(?:(?:early |late )?(?:mornings|evenings|afternoons|nights)|weekdays|weekends|weeknights|lunch ?breaks|lunchtimes)'
const DAYS = `(?:${DAY}(?:(?:,| and| &| or) ${DAY}){0,4})(?![a-z])`

/** How often, how long or when, said in a clause of its own with other words around it, and the same in words that the grammar reads. */
export const RHYTHMS_IN_OWN_CLAUSES: readonly (readonly [form: RegExp, plain: string | Rewriting])[] = [
  // `I failed last time, | so this time | 5 hours a day`
  [
    new RegExp(
      `([,;.!]) (?:(?:and|so|but) )*(?:this time(?: round| around)?|from now on|realistically|in practice)[,:]? (?=${SAID})`,
      'gi',
    ),
    '$1 ',
  ],
  // `…, | all I need is | 20 minutes`
  [
    new RegExp(
      `([,;.!]) (?:(?:and|so|but) )*(?:all (?:i|we|it) (?:needs?|takes|have|can (?:spare|manage|do))|what (?:i|we) (?:have|can (?:spare|manage|do)))(?: for (?:it|that|this))? is (?=${SAID})`,
      'gi',
    ),
    '$1 ',
  ],
  // `…, | and my teacher wants | 40 minutes a day`
  [
    new RegExp(
      `((?:[,;.!]| and|, and|, but) )(?:(?:my|the|our) )(?:[a-z]+ )?(?:teacher|tutor|coach|trainer|instructor|physio|doctor|therapist) (?:wants|expects|recommends|suggests|asks for|says|would like)(?: (?:me|us) to (?:do|practi[sc]e))? (?=${SAID})`,
      'gi',
    ),
    (all, joint = '', ...groups) =>
      String(groups.at(-1)).slice(0, Number(groups.at(-2))).length < 8
        ? all
        : joint.replace(/^ and|^, and|^, but/, ','),
  ],
  // `…, | but let's try | 5 days a week`
  [
    new RegExp(
      `([,;.!]) (?:(?:and|so|but|ok) )*let['’]?s (?:(?:just|maybe) )?(?:try|say|aim for|go for|start with|do|call it|make it|shoot for) (?=${SAID})`,
      'gi',
    ),
    '$1 ',
  ],
  // `I visit on Wednesdays and Sundays anyway, | so | an hour each time`
  [
    new RegExp(
      `([,;.!]) (?:and )?(?:i|we)(?:['’]m| am|['’]re| are)? (?:visit|see (?:him|her|them)|go there|go over|come over|there|with (?:him|her|them)|in town|at (?:his|her|their|the) [a-z]+)(?: (?:him|her|them))? (?:on |every |each )?(${DAYS}) anyway`,
      'gi',
    ),
    '$1 on $2',
  ],
  [
    new RegExp(`([,;.!]) so (?:(?:maybe|just|about) )*(?=${LENGTH} (?:each|every) (?:time|visit)\\b)`, 'gi'),
    '$1 ',
  ],
  // `…, | going to the gym | on Tuesday and Friday`: how it is done
  [
    new RegExp(
      `(,) (?:by )?going to (?=(?:the |my )?(?:gym|pool|class(?:es)?|studio|club)\\b(?: (?:on |every |each ))?)`,
      'gi',
    ),
    '$1 ',
  ],
  // `I'm booked solid till six, | so evenings it is`
  [
    new RegExp(
      `([,;.!]?) so (${PARTS}) (?:only|it is|(?:are|would be) (?:good|best|fine|free|ideal|better|perfect|great|easiest)(?: for (?:me|us))?|works? (?:best|better|well|for me)|suits? (?:me|us)(?: (?:best|better))?)([:;,.])`,
      'gi',
    ),
    (_all, pause = '', parts = '', end = '') =>
      `${pause} so only ${parts}${end === ',' ? '.' : end === ':' ? '.' : end}`,
  ],
  // `so | each Sunday | we want to plan the meals`
  [
    new RegExp(
      `\\bso,? ((?:each|every) ${DAY}(?: (?:morning|afternoon|evening|night))?) ((?:i|we)(?:['’]?d| would)? (?:want|need|like|love|plan) to )([a-z]+(?: (?:the|my|our|an?|some) [a-z]+| [a-z]+s\\b)?)(?=[,;.]|$| with | for )`,
      'gi',
    ),
    'so $2$3 $1',
  ],
  [
    /\b((?:plan|prep|cook|prepare|shop)(?: the| my| our)? (?:meals|outfits|lunches|dinners|menu|food)) for the (?:next |coming |whole )?week(?=\s*[,;.]|$)/gi,
    '$1',
  ],
  // `get up at 6, | not 7:30 like now`: what is done now
  [
    /([,;] )(?:and )?not (?:at )?\d{1,2}(?:[:.]\d\d)? ?(?:am|pm)? (?:like|as) (?:now|i do now|today|before|usual|always)\b/gi,
    '',
  ],
]
