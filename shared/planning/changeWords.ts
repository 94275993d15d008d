const FILLERS = new Set(
  `a actually after again all also although am an and any anything are as at be been better bit both but by can could couple day
  days deadline do does don't done each either end every everything finish fine first for from get give goal go going good great have
  having hm hmm how i i'd i'm if in instead is it it's its just keep kind lastly let let's like little make makes making maybe me
  mean minute minutes more move my need nice no nope not now of oh ok okay on once one only or other per perhaps plan planned
  please pls possible possibly practice prefer preferably put quite rather really reduce increase right run runs sessions session
  schedule set should so some something sooner sorry start starting still sure switch session's take thanks thank thats that that's
  the them then there they thing things think this time times to too train training try up us use want was way we week weeks well
  what when will with work working workout workouts would yeah yep yes yet you your change changes cut begin drop lower raise about
  cause because enough plenty around`.split(/\s+/),
)

/** Whether a word says nothing of its own in a message about a plan. */
export function isFiller(plain: string): boolean {
  return FILLERS.has(plain) || !/[\p{L}\p{N}]/u.test(plain)
}

/** `looks good but`, `yes, only`: what follows is the change. */
const AGREES_FIRST =
  /^(?:(?:yes|yeah|yep|ok(?:ay)?|sure|nice|great|perfect|thanks?|thank you|(?:it |this |that )?(?:looks?|sounds?|is|seems) (?:really |very |pretty )?(?:good|great|fine|nice|ok(?:ay)?)|i like it|love it|not bad)[,.!]? )+(?=(?:but|only|just|not?|except|please|and)\b)/i

const DAY = '(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekends?)'
/** `I have football on Wednesdays` leaves them out. */
const BUSY_ON = new RegExp(
  `^i(?:'ve| have)(?: got)? (?!(?:time|free|room|only|just|at|less|no|more|half|an? hour)\\b)(?:[a-z-]+ ){1,4}(?:on|every) (${DAY}(?:(?:,| and|, and) ${DAY})*)(?: (?:evenings?|nights?))?[\\s.!]*$`,
  'i',
)
/** `not on Fridays any more but on Saturdays`: one day in the place of another, and no second one that is left out. */
const BUT_ON = new RegExp(
  `\\b(?:not|no|never)(?: on)? (${DAY})(?: any ?more)?,? but (?:rather )?(?:on )?(${DAY}(?: and ${DAY})?)\\b`,
  'i',
)
/** `after 8, my kids sleep then`: why. */
const OTHERS_SLEEP =
  /,? (?:(?:since|because|as|when) )?(?:my|the|our) (?:kids?|children|baby|wife|husband|partner)(?: is| are)? (?:sleeps?|asleep|in bed|at school|out|away)(?: then)?\b/gi
/** `I don't want to learn Spanish in the evening`: what is refused is the hour. */
const REFUSED_HOURS =
  /\b(?:i'd |i would |i )?(?:(?:don't|do not|dont|can't|cannot|cant|won't|will not) (?:(?:want to|wanna|like to|like|feel like) )?|(?:rather|prefer) not (?:to )?|never )(?:(?!(?:not|but|only|just)\b)[\w']+ ){1,5}?(?=(?:in|at|during|on) (?:the )?(?:early |late )?(?:mornings?|afternoons?|evenings?|nights?)\b)/gi
const NO_MORE = new RegExp(`\\bno more (?=${DAY}|mornings?|afternoons?|evenings?)`, 'gi')

/** `3 a week` is how often; `put it on Tuesday` names the day, and no last date; of `20 minutes instead of 30` the second number is said no more. */
export function inPlainForms(text: string, hasNamedDays: boolean): string {
  return text
    .replace(BUT_ON, (_, out: string, other: string) =>
      hasNamedDays ? `${other} instead of ${out}` : `${other} is fine; not on ${out}`,
    )
    .replaceAll(OTHERS_SLEEP, '')
    .replace(BUSY_ON, (_, days: string) => `not on ${days}`)
    .replaceAll(NO_MORE, 'no ')
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
    .replaceAll(/\b(?:instead of|rather than) \d+(?: (?:times|minutes?|mins?|hours?|a week))*/gi, '')
}

/** With one of these a message is about the plan, also where some of its words are not understood. */
export const CUE =
  /^(?:please |ok(?:ay)?,? |no,? |hmm,? |actually,? |and |but )*(?:make (?:it|them|the|each|sessions)|change|can (?:we|you|it|i)|could (?:we|you|it|i)|let'?s|i'?d (?:prefer|rather)|i (?:prefer|can'?t|cannot|don'?t|do not)|move (?:it|them|everything|the (?:plan|deadline|sessions|start))|set (?:it|the)|keep|rather|instead|only|put (?:it|them)|(?:add|make it) (?:an?|one|two|another|more|extra)(?: more| extra)? sessions?|the (?:deadline|plan|sessions|start))\b/i
const ERRAND_AT_A_TIME = /\b(?:call|buy|pay|remind|email|text|meet|pick up|dentist|doctor)\b/i
const QUESTION =
  /^(?:how am i|how'?s it|what should|what'?s|what is|what do|when am|why|who|undo|thanks?|thank you)\b/i
/** `too much today`, `move my gym to Friday` speak of the day and its tasks. */
const OF_THE_DAY = /\b(?:overwhelmed|too much today|today is too)\b/i
const PUTS_OFF =
  /^(?:maybe|perhaps|rather|ok(?:ay)?,?)? ?(?:maybe|perhaps) (?:later|another time|tomorrow)[\s.!]*$/i
const OF_A_TASK =
  /^(?:please )?(?:move|push|shift|postpone|reschedule) (?!it\b|them\b|everything\b|the (?:plan|deadline|sessions|start)\b)/i

/** Whether a message is a request or an errand. */
export function isAboutSomethingElse(text: string): boolean {
  const said = text.trim()
  return [ERRAND_AT_A_TIME, QUESTION, OF_THE_DAY, OF_A_TASK, PUTS_OFF].some((words) => words.test(said))
}
