import type { Word } from '#shared/tasks/quickAdd/words.ts'
import { clauseText, endsPart } from '#shared/planning/goalSentence/words/clauses.ts'
import { isVerb } from '#shared/planning/goalSentence/words/verbs.ts'
import type { Span } from '#shared/planning/goalSentence/words/wordSpan.ts'

/** A part that begins with one of these is a condition, whatever follows. */
export const CONDITION =
  /^(?:by|until|till|til|before|every|each|not|no|none|never|except|excluding|without|but|within|only|after|when|whenever|while|if|unless|during|depending|don't|dont|can't|cant|cannot|won't|as|since|because|unless)$/
/** These begin one where a date, a time or a number follows: `on days off`, but `at chess`. */
export const MAYBE = /^(?:in|on|at|for|from|with|around|between|over|under|about|through)$/
export const TEMPORAL =
  /^(?:days?|weeks?|months?|years?|quarters?|hours?|hrs?|minutes?|mins?|mornings?|afternoons?|evenings?|nights?|noon|midnight|weekends?|weekdays?|mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|mon|tue|tues|wed|thu|thur|thurs|fri|sat|sun|january|february|march|april|june|july|august|september|october|november|december|holidays?|vacations?|breaks?|summer|winter|spring|autumn|ramadan|lent|semester|term|shifts?|payday|lunch|dinner|breakfast|bedtime|today|tomorrow|tonight|times?|o'clock|commutes?|budget|euros?|dollars?|pounds|season|deadline|schedule)$/
const DISTANCE = /^\d+(?:[.,]\d+)?(?:k|km|kms|mi|m|kg)$/
const LONG = /^(?:miles?|km|kms|kilomet(?:er|re)s?|met(?:er|re)s?|kg|kilos?|laps?)$/
/** `CFA level 1`: the number is a name. */
const NUMBERED =
  /^(?:level|part|grade|stage|phase|step|chapter|unit|module|book|volume|vol|season|type|zone|year)$/

/** Whether words hold a date, a time or a number that is none of the goal itself. */
export function namesTime(words: readonly Word[], { from, to }: Span, targets: readonly Span[]): boolean {
  // `sort out my finances: budget, pension`
  const hasNumber = words.slice(from, to).some(({ plain }) => /\d/.test(plain))
  return words.slice(from, to).some(({ plain }, index) => {
    const isTarget = targets.some((target) => target.from <= from + index && from + index < target.to)
    const isBirthday =
      /^\d+(?:st|nd|rd|th)$/.test(plain) &&
      /'s$|^(?:my|his|her|our|their)$/.test(words[from + index - 1]?.plain ?? '')
    // `for a 100 mile ride`
    const isDistance =
      /^\d/.test(plain) &&
      /^(?:an?|my|the|first)$/.test(words[from + index - 1]?.plain ?? '') &&
      LONG.test(words[from + index + 1]?.plain ?? '')
    // `for the 3 peaks challenge`
    const isOfName =
      /^\d{1,2}$/.test(plain) &&
      words[from + index - 1]?.plain === 'the' &&
      isThing(words[from + index + 1]?.plain ?? '')
    // `for my 6-year-old`, `with my 6 year old`
    const isAge =
      /^\d{1,2}-(?:year|month|week)-old$/.test(plain) ||
      (/^(?:\d{1,2}-?(?:yrs?|yo|years?)|years?|yrs?)$/.test(plain) &&
        words[from + index + 1]?.plain === 'old') ||
      (/^\d{1,2}$/.test(plain) && /^(?:years?|yrs?) old$/.test(clauseText(words, from + index + 1, 2)))
    // `his 11 plus`
    const isExamName = /^(?:7|11|13)$/.test(plain) && words[from + index + 1]?.plain === 'plus'
    const isNumbered =
      isOfName ||
      isExamName ||
      NUMBERED.test(words[from + index - 1]?.plain ?? '') ||
      isName(words, from + index) ||
      (/^\d+(?:st|nd|rd|th)$/.test(plain) &&
        !endsPart(words, from + index) &&
        !/^(?:and|or)$/.test(words[from + index + 1]?.plain ?? '') &&
        isThing(words[from + index + 1]?.plain ?? '')) // `1st movement`
    return (
      !isTarget &&
      !isNumbered &&
      !isDistance &&
      !isBirthday &&
      !isAge &&
      ((TEMPORAL.test(plain) && (plain !== 'budget' || hasNumber)) ||
        (/^[$€£]?\d/.test(plain) && !DISTANCE.test(plain)))
    )
  })
}

/** `for ironman 70.3`: a number behind a name, at the end of a part. */
function isName(words: readonly Word[], at: number): boolean {
  const before = words[at - 1]?.plain ?? ''
  const isLast =
    at + 1 >= words.length ||
    endsPart(words, at) ||
    /^(?:on|in|by|at|before|until)$/.test(words[at + 1]?.plain ?? '')
  return (
    isLast &&
    /^\d/.test(words[at]?.plain ?? '') &&
    !/\d[-–:]\d|\.\d\d/.test(words[at]?.plain ?? '') &&
    !/^\d+(?:st|nd|rd|th)$/.test(words[at]?.plain ?? '') &&
    /^[a-z]{3,}$/.test(before) &&
    !MAYBE.test(before) &&
    !CONDITION.test(before) &&
    !TEMPORAL.test(before) &&
    !isVerb(before)
  )
}

/** `a dinner for 12 people`, `apply for 3 scholarships`. */
export function isThing(plain: string): boolean {
  return (
    /^[a-z]{3,}$/.test(plain) && !TEMPORAL.test(plain) && !/^(?:euros?|dollars?|pounds|bucks)$/.test(plain)
  )
}
