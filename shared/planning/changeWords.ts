import { PLAINER } from './changesInOtherWords.ts'

const FILLERS = new Set(
  `a actually after again all also although am an and any anything are as at be been better bit both but by can could couple day
  days deadline do does don't done each either end every everything finish fine first for from get give goal go going good great have
  having hm hmm how i i'd i'm if in instead is it it's its just keep kind lastly let let's like little make makes making maybe me
  mean minute minutes more move my need nice no nope not now of oh ok okay on once one only or other per perhaps plan planned
  please pls possible possibly practice prefer preferably put quite rather really reduce increase right run runs sessions session
  schedule set should so some something sooner sorry start starting still sure switch session's take thanks thank thats that that's
  the than them then there they thing things think this time times to too train training try up us use want was way we week weeks well
  what when will with work working workout workouts would yeah yep yes yet you your change changes cut begin drop lower raise about
  cause because enough plenty around tho though anymore`.split(/\s+/),
)

/** Whether a word says nothing of its own in a message about a plan. */
export function isFiller(plain: string): boolean {
  return FILLERS.has(plain) || !/[\p{L}\p{N}]/u.test(plain)
}

/** `looks good but`, `yes, only`: what follows is the change. */
const AGREES_FIRST =
  /^(?:(?:yes|yeah|yep|ok(?:ay)?|sure|nice|great|perfect|thanks?|thank you|(?:it |this |that )?(?:looks?|sounds?|is|seems) (?:really |very |pretty )?(?:good|great|fine|nice|ok(?:ay)?)|i like it|love it|not bad)[,.!]? )+(?=(?:but|only|just|not?|except|please|and)\b)/i

/** `hmm, | not on Fridays`, `ok but | on Tuesdays`: behind a `but` that answers the plan nothing is left out. */
const LEAD =
  /^(?:(?:hmm+|ok(?:ay)?|well|actually|yes|yeah|yep|fine|sure|um+|right|sorry|nah|no(?=,))[,.!]* +)+(?:but,? +)?(?=\S)/i
/** `3 times a week is too much, | make it 2`: what was wrong, and then the change. */
const TOO_OFTEN =
  /^(?:(?:\d|two|three|four|five|six|seven) ?(?:x|times|days|sessions)(?: (?:a|per) week)?|twice a week|every day|daily) (?:is|are|would be|seems?|sounds?) (?:a bit |a little |way |far |much )?too (?:much|many|often|few|little)(?: for me)?(?:[,;:.!–-]| so| but| and)+ +(?=\S)/i
/** `make it 2` behind how often was too often. */
const BARE_TIMES =
  /^(?:(?:please |rather |better )*(?:make it|do|let'?s do|take) )([1-7]|two|three|four|five|six|seven)(?= ?(?:please)?[.!]*$)/i

const DAY = '(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekends?)'
/** `I have football on Wednesdays` leaves them out. */
const BUSY_ON = new RegExp(
  `^i(?:'ve| have)(?: got)? (?!(?:time|free|room|only|just|at|less|no|more|half|an? hour)\\b)(?:[a-z-]+ ){1,4}?(?:(?:on|every) )?(${DAY}(?:(?:,| and|, and) ${DAY})*)(?: (?:evenings?|nights?))?(?:,? so (?:please )?(?:leave|keep|not?|skip|i can(?:'t|not)|that|those|these)\\b(?!.*(?:day|weekend)).*)?[\\s.!]*$`,
  'i',
)
/** `Thursdays I have choir` */
const ON_IT_BUSY = new RegExp(
  `^(?:on )?(${DAY}(?:(?:,| and|, and) ${DAY})*)(?: (?:evenings?|mornings?|afternoons?|nights?))?,? (?:i|we)(?:'ve| have)(?: got)? (?!(?:time|free|room|only|just|at least|no|more|half|an? hour|\\d)\\b)(?:[a-z-]+ ?){1,4}[\\s.!]*$`,
  'i',
)
/** `not on Fridays any more but on Saturdays`: one day in the place of another, and no second one that is left out. */
const BUT_ON = new RegExp(
  `\\b(?:not|no|never)(?: on)? (${DAY})(?: any ?more)?(?:,? but (?:rather )?(?:on )?(${DAY}(?: and ${DAY})?)\\b|[,;]? (?:and |but |rather )?(?:on )?(${DAY}) instead\\b)`,
  'i',
)
/** `after 8, my kids sleep then`: why. */
const OTHERS_SLEEP =
  /,? (?:(?:since|because|as|when) )?(?:my|the|our) (?:kids?|children|baby|wife|husband|partner)(?: is| are)? (?:sleeps?|asleep|in bed|at school|out|away)(?: then)?\b/gi
/** `I don't want to learn Spanish in the evening`: what is refused is the hour. */
const REFUSED_HOURS =
  /\b(?:i'd |i would |i )?(?:(?:don't|do not|dont|can't|cannot|cant|won't|will not) (?:(?:want to|wanna|like to|like|feel like) )?|(?:rather|prefer) not (?:to )?|never )(?:(?!(?:not|but|only|just)\b)[\w']+ ){1,5}?(?=(?:in|at|during|on) (?:the )?(?:early |late )?(?:mornings?|afternoons?|evenings?|nights?)\b)/gi
const DAYS = `${DAY}(?:(?:,| and|, and| or) ${DAY})*`
/** `include Sundays` */
const INCLUDED = new RegExp(
  `^(?:please )?(?:include|allow) (?:the |my )?(${DAYS})(?: too| as well| again)?(?=[\\s.!]*$)`,
  'i',
)
/** With these words days are left out, although they name them without a no: each has the days as its first group. */
const LEFT_OUT: readonly RegExp[] = [
  // `can I have weekends off`, `let me have Mondays free`
  new RegExp(
    `^(?:can|could|may|let|i'd like to|i want to|i need to) ?(?:i|we|me|us)? (?:please )?(?:have|keep|get|take) (?:my |the )?(${DAYS}) (?:off|free)\\b`,
    'i',
  ),
  // `give me Mondays off`
  new RegExp(`^(?:please )?(?:give|let) me (?:have )?(?:my |the )?(${DAYS}) (?:off|free)\\b`, 'i'),
  // `leave Saturdays free`, `avoid Mondays`, `spare my weekends`
  new RegExp(
    `^(?:please )?(?:leave|keep|exclude) (?:out )?(?:my |the )?(${DAYS}) (?:free|out|alone|empty)[\\s.!]*$`,
    'i',
  ),
  new RegExp(`^(?:please )?(?:avoid|spare|exclude|leave out) (?:my |the )?(${DAYS})[\\s.!]*$`, 'i'),
  // `could Saturday be free`
  new RegExp(`^(?:can|could) (?:my |the )?(${DAYS}) be (?:free|off|empty)[\\s.!?]*$`, 'i'),
  // `I need Sundays for my family`, `weekends are for my kids`
  new RegExp(
    `^i need (?:my |the )?(${DAYS}) (?:for|to) (?!(?:it|this|that|the plan|training|practi[sc]e)\\b).{2,40}$`,
    'i',
  ),
  new RegExp(
    `^(?:my |the )?(${DAYS}) (?:is|are) (?:reserved |kept )?(?:for|with) (?:(?:my|the|our) )?(?:family|kids|children|wife|husband|partner|girlfriend|boyfriend|parents|friends|rest(?:ing)?|relaxing|sleep(?:ing)?|church|mass|work|chores|housework|shopping|fun|me|myself|us|other things|something else)\\b.*$`,
    'i',
  ),
  // `Mondays not any more`, `Mondays no more`
  new RegExp(
    `^(?:on |my |the )?(${DAYS}),? (?:not|no more|no longer|never)(?: any ?more| again| please| possible| for me| at all)*[\\s.!]*$`,
    'i',
  ),
  // `Monday doesn't work for me`, `Mondays are a problem`, `Fridays aren't good`
  new RegExp(
    `^(?:on |my |the )?(${DAYS}) (?:(?:doesn't|don't|does not|do not|won't|will not|can't|cannot|never) (?:really )?(?:work|suit|fit|go|happen|do)\\b|(?:isn't|aren't|is not|are not) (?:really |so |that )?(?:good|great|ideal|possible|an option|free|easy)\\b|(?:is|are) (?:always |usually |really |a bit |just |very |so )?(?:a problem|problematic|difficult|tricky|hard|bad|no good|a no[- ]go|impossible|out|terrible|awful|busy|hectic|crazy|packed)\\b)(?: (?:(?:for|with) )?(?:me|us))?(?: any ?more| now| at all)*[\\s.!]*$`,
    'i',
  ),
  // `breaks on Wednesdays`
  new RegExp(`^(?:an? )?(?:rests?|breaks?|pauses?|days? off|free time) on (${DAYS})[\\s.!]*$`, 'i'),
  // `I work on Saturdays`, `Thursday evenings are taken`
  new RegExp(`^i(?:'m| am)? (?:work(?:ing)?|have to work|at work) (?:on )?(${DAYS})[\\s.!]*$`, 'i'),
  new RegExp(
    `^(?:my )?(${DAY})(?: (?:mornings?|afternoons?|evenings?|nights?))? (?:is|are) (?:already )?(?:taken|booked|blocked|full|gone|not free)\\b[\\s.!]*$`,
    'i',
  ),
]
/** `move the deadline to July`, `push the end back to September`, `the exam is now on 12 June`. */
const LAST_DAY_TO =
  /^(?:please )?(?:extend|prolong) (?:it|this|that|the plan) (?:to|until|till) (?=\S)|^(?:please )?(?:stop|end|finish)(?: (?:it|this|that|the plan))? (?:in|on|at) (?=the (?:end|\d)|\d|end\b|mid\b|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))|^(?:please )?(?:(?:can|could) (?:you|we|i) )?(?:(?:move|push|shift|set|change|put|extend|postpone|delay)(?: back)? (?:the|my) (?:deadline|date|end(?: date)?|goal date|target(?: date)?|finish(?: date)?|last day)(?: back| forward)? (?:to|until|till)|(?:the|my|our) (?:deadline|exam|test|race|trip|wedding|date|talk|move) is (?:(?:now|only|already) )?(?:(?:on|in|at) )?(?=\d|(?:the \d|next|this|end of|mid)\b|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|mon|tue|wed|thu|fri|sat|sun))) ?/i
/** `I got a job on Mondays so not Mondays either`: why, and then the change. */
const WHY_FIRST =
  /^(?:i|my|we|our|he|she|they|there|the|it|sorry)\b[^.;!?]{2,80}?,? so (?:please )?(?=(?:not?|only|never|make|move|let'?s|can|could|start|rather|mornings?|evenings?|afternoons?)\b)/i
/** `twice a week is enough`: what stands before it is the change. */
const IS_ENOUGH =
  /^((?:(?!\w*(?:day|weekend)s?\b)\S+ ){1,6}?)(?:is|are|would be|will be|should be) (?:enough|plenty|fine|ok(?:ay)?|all i can (?:do|manage))(?: for me| for now| now)?[\s.!]*$/i
/** `no Mondays, I have choir`, `not in the evening because of the kids`: why, behind the change. */
const WHY_LAST =
  /(?<=\S)(?:,? (?:because|cos|coz|cuz|bc)\b|(?:,| -|;) ?(?:i|we)(?:'ve| have)(?: got)? (?!(?:time|free|room|only|just|at|less|no|more|half|until|till)\b))(?:(?!\w*(?:day|weekend|week|month|morning|afternoon|evening|night)s?\b)[a-z'’ ]){2,60}[\s.!]*$/i
/** `stop after 30 days` */
const STOPS_AFTER =
  /^(?:please )?(?:stop|end|finish)(?: (?:it|this|that|the plan))? after (?=(?:\d+|an?|one|two|three|four|five|six|eight|ten|twelve) (?:days?|weeks?|months?)\b)/i
/** `take April off` */
const TAKEN_OFF =
  /^(?:(?:can|could|may) (?:i|we) )?(?:please )?(?:take|have|keep|get) (?:all of |the whole of )?((?:january|february|march|april|may|june|july|august|september|october|november|december)|(?:this|next) (?:week|weekend|month)) (?:off|free)\b/i
/** `except Sundays are ok` */
const EXCEPT_FINE = new RegExp(
  `^(?:except|although|only)(?: that)? (?=${DAYS} (?:is|are) (?:fine|ok|okay|good|possible|all right|alright)\\b)`,
  'i',
)
/** `by my trip on 10 July`: the date says it. */
const OCCASION_ON =
  /\b(by|until|till|before|for) (?:my|the|our) (?:(?!on\b)[a-z]+ ){1,3}on (?=(?:the )?\d|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))/gi
/** `let's go down to two sessions a week`, `reduce to once a week`, `drop it to 3 times a week`. */
const DOWN_TO =
  /^(?:(?:please|let'?s|can we|could we|i'd like to|i want to) )*(?:(?:go|drop|reduce|increase|cut|keep|limit|shorten|lengthen|extend(?= (?:it|this|that)(?: up)? to \d)|bring|take|switch|change|set|go back|step)(?: it| this| that)?(?: down| back| up)?|down|up) to (?=(?:\d+|one|once|two|twice|three|four|five|six|every|half|an? )\b)/i
/** `too much, 100 a month`: what was wrong, and then the change. */
const WRONG_FIRST =
  /^(?:(?:no|hmm+|sorry|well|but),? )?(?:(?:that['’]?s|it['’]?s|this is|that is|it is) )?(?:a (?:bit|little) |way |far |much )?too (?:much|hard|long|short|often|many|little|early|late)(?: for me)?(?:[,;:.!–-]+|,? (?:so|maybe|rather|can we)) +(?=\S)/i
/** `I have more time now, make it …`: why, and no later date. */
const HAS_MORE_TIME =
  /^i(?:'ve| have)(?: got)? (?:much |a lot |a bit |a little )?(?:more|less) time(?: now| again| these days)?,? (?:and |so )?(?=(?:make|let|can|please|do)\b)/i
/** `my evenings are gone` */
const ARE_GONE =
  /\b(?:my |the )?(mornings?|afternoons?|evenings?|nights?) (?:is|are) (?:already |all )?(?:gone|taken|booked|full|busy|blocked|not possible|not free)\b,? ?(?:so |but )?/gi
const NO_MORE = new RegExp(`\\bno more (?=${DAY}|mornings?|afternoons?|evenings?)`, 'gi')

/** `3 a week` is how often; `put it on Tuesday` names the day, and no last date; of `20 minutes instead of 30` the second number is said no more. */
export function inPlainForms(text: string, hasNamedDays: boolean): string {
  const said = withoutNamedDays(text.replace(LEAD, ''))
  return PLAINER.reduce((plainer, [words, plain]) => plainer.replace(words, plain), said)
    .replace(TOO_OFTEN, '')
    .replace(BARE_TIMES, '$1 times a week')
    .replace(BUSY_ON, (_, days: string) => `not on ${days}`)
    .replace(ON_IT_BUSY, (_, days: string) => `not on ${days}`)
    .replace(WHY_FIRST, '')
    .replace(WRONG_FIRST, '')
    .replace(LAST_DAY_TO, 'until ')
    .replace(WHY_LAST, '')
    .replaceAll(OCCASION_ON, '$1 ')
    .replace(STOPS_AFTER, 'for ')
    .replace(TAKEN_OFF, 'skip $1')
    .replace(EXCEPT_FINE, '')
    .replace(IS_ENOUGH, '$1')
    .replaceAll(
      /\b([1-7]|two|three|four|five|six|seven) times(?! (?:a|per|each|every|as|the)\b)/gi,
      '$1 times a week',
    )
    .replace(DOWN_TO, '')
    .replace(HAS_MORE_TIME, '')
    .replace(/\b(two|three|four|five|six|\d) sessions (?=(?:a|per|each|every) week\b)/i, '$1 times ')
    .replace(BUT_ON, (_, out: string, but?: string, other = but) =>
      hasNamedDays ? `${other} instead of ${out}` : `${other} is fine; not on ${out}`,
    )
    .replaceAll(OTHERS_SLEEP, '')
    .replaceAll(NO_MORE, 'no ')
    .replaceAll(ARE_GONE, 'not in the $1, ')
    .replaceAll(REFUSED_HOURS, 'not ')
    .replaceAll(
      /\b(mornings?|afternoons?|evenings?|nights?) (?:instead of|rather than|not) (?:the )?(?:mornings?|afternoons?|evenings?|nights?)\b/gi,
      '$1',
    )
    .replaceAll(/\b(\d|one|two|three|four|five|six|seven) (?=(?:a|per|each|every) week\b)/gi, '$1 times ')
    .replaceAll(/\b(?:do|put|have|plan|schedule|place) (?:it|them|this|that) (?=on\b)/gi, '')
    .replace(AGREES_FIRST, '')
    .replaceAll(/\b(?:can|could|may|shall|should) (?:it|we|i|this|that|the plan) (?=(?:start|begin)\b)/gi, '')
    .replaceAll(
      /\b(?:start|begin)(?: it)? (?:right now|right away|straight away|immediately|at once|now)\b/gi,
      'start today',
    )
    .replaceAll(/\bbegin (?=in|on|after|next|from)\b/gi, 'start ')
    .replaceAll(/\b(\d+) (?:instead of|rather than) \d+ (minutes?|mins?|hours?)\b/gi, '$1 $2')
    .replaceAll(/\b(minutes?|mins?|hours?) long\b/gi, '$1')
    .replaceAll(/\b(?:a|one) (?:full|whole) hour\b/gi, 'an hour')
    .replace(INCLUDED, '$1 are fine')
    .replaceAll(/\b(?:instead of|rather than) \d+(?: (?:times|minutes?|mins?|hours?|a week))*/gi, '')
}

/** `can I have weekends off` is `not on weekends`. */
function withoutNamedDays(text: string): string {
  const said = text.trim().replaceAll('’', "'")
  for (const words of LEFT_OUT) {
    const days = words.exec(said)?.[1]
    if (days !== undefined) return `not on ${days}`
  }
  return text
}

/** `more at weekends`, `shorter on Mondays`: some days otherwise than the others, which no plan can say. */
export const OTHERWISE_ON = new RegExp(
  `^(?:(?:can|could) (?:you|we) )?(?:please )?(?:move|shift|push|put) (?:the )?${DAYS}(?: sessions?)? to (?:\\d|noon|midday|the (?:morning|afternoon|evening))|^(?:and |but |please )*(?:on |at )?(?:the )?${DAYS},? (?:a bit |a little |much )?(?:more|less|fewer|longer|shorter)[\\s.!]*$|^(?:more|less|fewer|longer|shorter)(?: sessions| time)? (?:on|at|during) (?:the )?${DAYS}[\\s.!]*$|^(?:(?:please|ok(?:ay)?,?|can (?:you|we)|could (?:you|we)) )*(?:make|keep|have) (?:the |my )?${DAYS} (?:a bit |a little |much )?(?:longer|shorter|easier|harder|lighter|earlier|later)[\\s?.!]*$|^(?:hmm+,? |but |ok(?:ay)?,? )*(?:on )?${DAYS} (?:(?:is|are|would be|feels?) )?(?:a bit |way |far )?too (?:late|early|long|short)(?: though| for me| then)?[\\s.!]*$`,
  'i',
)

/** With one of these a message is about the plan, also where some of its words are not understood. */
export const CUE =
  /^(?:please |ok(?:ay)?,? |no,? |hmm,? |actually,? |and |but )*(?:make (?:it|them|the|each|sessions)|change|can (?:we|you|it|i)|could (?:we|you|it|i)|let'?s|i'?d (?:prefer|rather)|i (?:prefer|can'?t|cannot|don'?t|do not)|move (?:it|them|everything|the (?:plan|deadline|sessions|start))|set (?:it|the)|keep|rather|instead|only|put (?:it|them)|(?:add|make it) (?:an?|one|two|another|more|extra)(?: more| extra)? sessions?|the (?:deadline|plan|sessions|start))\b/i
const ERRAND_AT_A_TIME = /\b(?:call|buy|pay|remind|email|text|meet|pick up|dentist|doctor)\b/i
const QUESTION =
  /^(?:(?:is|are|will|would|does|do) (?=.*\b(?:enough|too (?:much|many|little|long|short|often)|realistic)\b)|how am i|how'?s it|what should|what'?s|what is|what do|when am|why|who|undo|thanks?|thank you)\b/i
/** `too much today`, `move my gym to Friday` speak of the day and its tasks. */
const OF_THE_DAY = /\b(?:overwhelmed|too much today|today is too)\b/i
const PUTS_OFF =
  /^(?:maybe|perhaps|rather|ok(?:ay)?,?)? ?(?:maybe|perhaps) (?:later|another time|tomorrow)[\s.!]*$/i
const OF_A_TASK =
  /^(?:please )?(?:move|push|shift|postpone|reschedule) (?!(?:the )?(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b|it\b|them\b|everything\b|things\b|all (?:of it|the|my|sessions)\b|(?:the|my) (?:whole |entire )?(?:plan|thing|schedule|deadline|sessions|start|end|last day|target|finish|due date|goal date)\b|back (?:the|my)\b)/i

/** Whether a message is a request or an errand. */
export function isAboutSomethingElse(text: string): boolean {
  const said = text.trim()
  return (
    !OTHERWISE_ON.test(said) &&
    [ERRAND_AT_A_TIME, QUESTION, OF_THE_DAY, OF_A_TASK, PUTS_OFF].some((words) => words.test(said))
  )
}
