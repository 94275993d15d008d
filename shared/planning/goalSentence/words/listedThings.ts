import type { Word } from '#shared/tasks/quickAdd/words.ts'
import { monthOfName, weekdayOf } from '#shared/tasks/quickAdd/dateWords.ts'
import { TEMPORAL } from '#shared/planning/goalSentence/times/namesTime.ts'
import { endsPart } from './clauses.ts'
import { patternOf } from '#shared/planning/patterns/recognition.ts'
import { baseOf, isVerb } from './verbs.ts'
import { MOST_WORDS } from './mostWords.ts'

/**
 * The words of a sentence, in which the things that one verb lists are one part: `revise maths, physics and chemistry`. Only the marks of
 * the words change: a title keeps the commas that were typed.
 */
export function withListedThings(words: readonly Word[]): Word[] {
  const all = [...words]
  for (let at = 1; at < Math.min(all.length, MOST_WORDS); at += 1) {
    if (!isComma(all[at]) || !isObjectBefore(all, at)) continue
    const commas = commasOfList(all, at)
    for (const comma of commas) {
      const word = all[comma]
      if (word) all[comma] = { ...word, text: word.text.slice(0, -1) }
    }
    at = commas.at(-1) ?? at
  }
  return all
}

/** Where the first thing of a list ends, and each further one but the last; empty where it is no list. */
function commasOfList(words: readonly Word[], first: number): number[] {
  const commas = [first]
  for (;;) {
    const from = (commas.at(-1) ?? first) + 1
    const joint = jointOf(words, from)
    // `the kitchen, the bathroom, | and the hall`
    if (joint === from) return isThing(words, from + 1) ? commas : []
    if (joint !== null && isBare(words, from, joint)) return isThing(words, joint + 1) ? commas : []
    const end = endOfThing(words, from)
    const comma = end !== null && isBare(words, from, end) ? end : null
    if (comma === null) return rowOf(words, isThing(words, from) ? commas : commas.slice(0, -1))
    commas.push(comma)
  }
}

/**
 * `html, css, javascript`: without `and`, at least three things of which each further one is a word or has an article, or two of one kind:
 * `French, Italian`.
 */
function rowOf(words: readonly Word[], commas: number[]): number[] {
  const [first] = commas
  if (commas.length === 1 && first !== undefined && isOneWord(words, first + 1) && areOfOneKind(words, first))
    return commas
  const isRow =
    commas.length >= 2 &&
    commas.every(
      (comma) =>
        ARTICLE.test(words[comma + 1]?.plain ?? '') ||
        (isOneWord(words, comma + 1) && baseOf(words[comma + 1]?.plain ?? '') === null),
    )
  return isRow ? commas : []
}

/** Two languages, two instruments or two subjects: what stands before a comma, and behind it. */
function areOfOneKind(words: readonly Word[], comma: number): boolean {
  const [one, other] = [words[comma]?.plain ?? '', words[comma + 1]?.plain ?? '']
  if (SUBJECT.test(one) && SUBJECT.test(other)) return true
  const kind = patternOf(one)
  return one !== other && /^(?:language|instrument|coding)$/.test(kind) && patternOf(other) === kind
}
const SUBJECT =
  /^(?:maths?|mathematics|algebra|geometry|calculus|statistics|physics|chemistry|biology|history|geography|economics|philosophy|psychology|law|anatomy|latin|english|literature|grammar|vocab(?:ulary)?|scales|chords|arpeggios|salsa|tango|bachata|waltz|kizomba|ballet|html|css|sql)$/

function isOneWord(words: readonly Word[], at: number): boolean {
  const next = words[at + 1]?.plain ?? ''
  return at === words.length - 1 || endsPart(words, at) || !/^[a-z'-]+$/.test(next) || ENDS_THING.test(next)
}

/** Whether the words of a thing say nothing else, as `tutorials on weeknights, an own project on weekends` do. */
function isBare(words: readonly Word[], from: number, to: number): boolean {
  return (
    isThing(words, from) &&
    words
      .slice(from, to)
      .every(({ plain }) => !ENDS_THING.test(plain) && !isOfTime(plain) && !/\d/.test(plain))
  )
}

/** Where `and` joins the last thing of a list to the one from an index on. */
function jointOf(words: readonly Word[], from: number): number | null {
  for (let at = from; at < from + LONGEST_THING + 1; at += 1) {
    if (AND.test(words[at]?.plain ?? '')) return at
    if (endsPart(words, at)) return null
  }
  return null
}

/** The comma behind a thing that begins at an index. */
function endOfThing(words: readonly Word[], from: number): number | null {
  for (let at = from; at < from + LONGEST_THING; at += 1) {
    if (isComma(words[at])) return at
    if (endsPart(words, at)) return null
  }
  return null
}

/** Whether the words before a comma are a verb and what it is done to: `learn to bake | bread`. */
function isObjectBefore(words: readonly Word[], comma: number): boolean {
  for (let at = comma; at > comma - LONGEST_OBJECT && at >= 0; at -= 1) {
    const word = words[at]
    if (!word || word.escape !== null || (at < comma && endsPart(words, at))) return false
    const before = words[at - 1]?.plain ?? ''
    if (at < comma && isVerb(word.plain)) return true
    // `sort | out the attic`, `save | for a car`
    if (PARTICLE.test(word.plain) && isVerb(before)) return at < comma
    // `learn 2 languages French, | Italian`
    const isCount = /^\d$/.test(word.plain) && COUNTED.test(words[at + 1]?.plain ?? '')
    if (NO_OBJECT.test(word.plain) || isOfTime(word.plain) || (/\d/.test(word.plain) && !isCount))
      return false
  }
  return false
}

/** Whether a thing begins at an index: one to three plain words that tell of no person, time or condition. */
function isThing(words: readonly Word[], from: number): boolean {
  const isLed = ARTICLE.test(words[from]?.plain ?? '')
  const name = words[isLed ? from + 1 : from]
  if (!name || name.escape !== null || !/^[a-z][a-z'-]+$/.test(name.plain)) return false
  if (NO_THING.test(name.plain) || isOfTime(name.plain) || (!isLed && isVerb(name.plain))) return false
  if (isLed && endsPart(words, from)) return false
  let at = isLed ? from + 1 : from
  while (at < words.length - 1 && at < from + LONGEST_THING && !endsPart(words, at)) {
    at += 1
    const { plain } = words[at] ?? { plain: '' }
    if (AND.test(plain) || ENDS_THING.test(plain) || /\d/.test(plain)) break
    if (SAYS.test(plain)) return false
  }
  return true
}

function isComma(word: Word | undefined): boolean {
  return word?.escape === null && word.text.endsWith(',') && word.end - word.start >= word.text.length
}

function isOfTime(plain: string): boolean {
  return TEMPORAL.test(plain) || weekdayOf(plain) !== null || monthOfName(plain) !== null
}

const COUNTED = /^(?:languages|instruments|subjects|topics|dances|lists|things|skills)$/
const LONGEST_THING = 3
const LONGEST_OBJECT = 6
const AND = /^(?:and|or|&|\+|plus)$/
const ARTICLE = /^(?:an?|the|my|our|some)$/

const PARTICLE = /^(?:up|out|off|down|for|on|away)$/

/** What an object is not, or cannot be followed by. */
const NO_OBJECT =
  /^(?:i|i'?m|we|you|he|she|they|it|this|that|there|more|less|better|again|is|are|was|were|has|had|but|so|because|since|if|when|while|before|after|until|by|on|at|every|each|not|no|never|only|daily|weekly|ages|up|out|on|off|fit|fitter|slim|healthy|healthier|well|properly|regularly|slowly|and|or)$/

/** What is no thing beside others: people, what somebody is or feels, what begins a condition or a clause. */
const NO_THING =
  /^(?:i|i'.*|im|ive|we|we'.*|you|you'.*|he|she|they|it|it'.*|its|this|that|that'.*|these|those|there.*|what|which|who|how|why|where|when|while|if|but|so|because|since|as|though|although|then|also|maybe|perhaps|probably|ideally|preferably|hopefully|please|pls|just|only|even|still|already|not|no|never|nothing|none|without|except|unless|by|before|until|till|in|on|at|for|from|to|of|with|after|during|between|around|about|every|each|any|all|both|most|daily|weekly|monthly|twice|once|more|less|max|min|starting|beginning|two|three|four|five|six|seven|eight|nine|ten|half|want|wanna|need|needs|would|could|should|can|can'?t|cannot|don'?t|do|does|doing|is|are|was|am|got|getting|have|has|had|been|being|feel|feeling|tired|broke|busy|old|young|retired|unemployed|pregnant|single|married|divorced|shy|unfit|overweight|lazy|stressed|beginner|newbie|noob|novice|intermediate|advanced|rusty|left-handed|student|teacher|nurse|mum|mom|dad|mother|father|parents|husband|wife|partner|boyfriend|girlfriend|kids|children|friends?|boss|work|college|uni|school|thanks|thank|lol|haha|etc|ok|okay|yes|one|ones|whatever|something|stuff|things?|solo|alone|together|slowly|properly|seriously|early|late|later|soon|now|long|short|easy|hard|again|too|instead|always|usually|mostly|hi|hey|hello)$/

/** Behind these words a thing has ended. */
const ENDS_THING =
  /^(?:by|before|until|till|in|on|at|for|from|with|without|every|each|daily|weekly|twice|once|to|so|but|because|since|as|while|when|an?|per|not|except|only|starting|this|next|during|within|after|over)$/

/** A clause of its own: `mum and dad | live there`. */
const SAYS =
  /^(?:is|are|was|were|am|has|have|had|does|do|did|can|can't|will|won't|lives?|says?|said|wants?|needs?|likes?|loves?|hates?|takes?|comes?|goes|i|we|he|she|they|it|you|aren't|isn't|don't|doesn't)$/
