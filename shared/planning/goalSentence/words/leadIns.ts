import type { Word } from '#shared/tasks/quickAdd/words.ts'
import { eventBeforeDate } from './eventsAhead.ts'
import type { Claim } from './wordSpan.ts'

/** `I have | 4 hours a week`, `mostly | on weekends`, `right | after waking up`: words that only lead to a fact belong to it. */
export function withLeadIn(claims: readonly Claim[], words: readonly Word[]): Claim[] {
  return claims.map((claim) => {
    const before = words
      .slice(Math.max(0, claim.from - 8), claim.from)
      .map(({ plain, text }) => (/[,;:.!?]$/.test(text) ? `${plain},` : plain))
      .join(' ')
    const lead =
      LEAD_IN.exec(before)?.[1] ??
      (claim.as === 'deadline' ? (SAYS_WHEN.exec(before)?.[1] ?? eventBeforeDate(before)) : undefined)
    const isFree = claims.every(
      ({ to }) => to <= claim.from - (lead?.split(' ').length ?? 0) || to > claim.from,
    )
    const from = lead && isFree ? claim.from - lead.split(' ').length : claim.from
    const behind = words
      .slice(claim.to, claim.to + 5)
      .map(({ plain }) => plain)
      .join(' ')
    const tail = TAIL.exec(/[,;:.!?]$/.test(words[claim.to - 1]?.text ?? '') ? '' : behind)?.[0]
    const to =
      tail &&
      claims.every((other) => other.from >= claim.to + tail.split(' ').length || other.from < claim.to)
        ? claim.to + tail.split(' ').length
        : claim.to
    return { ...claim, from, to }
  })
}

/** `before my in-laws come, | they arrive | in 3 weeks`, `test hopefully | in April`: the date of what was named. */
const SAYS_WHEN =
  /(?:^|[ ,])((?<=, )(?:they|he|she|it|we)(?:'re| are|'s| is)?(?: all)? (?:arrives?|arriving|comes?|coming|lands?|landing|visits?|visiting|leaves?|leaving|flies|flying|starts?|begins?|happens)|(?<=, )(?:that'?s|which is|so)|(?<=, )(?:(?:the|my) )?(?:next|first|last) (?:one|time)(?: is|'s)?|(?<=, )(?:(?:the|my) )?(?:retake|resit)(?: is|'s)?|(?<=, )(?:(?:the|my) )?(?:test|exam|date|deadline|it)(?: is|'s)? (?:hopefully|probably|maybe|likely|some ?time|apparently))$/
/** `mornings | preferred`, `Saturdays | are best`. */
const TAIL =
  /^(?:time(?= ?$)|this time(?! (?:next|of|last))|preferred|preferably|if possible|(?:are|is) (?:(?:mostly|usually|always) )?(?:free|open|available)|max|maximum|tops|suits? (?:me|us)(?: best)?|works?(?: for (?:me|us))?(?: because of (?:the |my |our )?[a-z']+)?(?= ?$)|whenever (?:possible|(?:i|we) (?:can|have time|get the chance))|when (?:i|we) can|at most|at least|minimum|or so|ish|because of (?:the |my |our )?[a-z']+(?: (?!(?:morn|even)ing)[a-z]{2,}ing)?|i guess|i think|(?:(?:should|would|will|must) be|is|are) (?:(?:more than )?enough|plenty|fine|ok|okay|good|doable|realistic|all i (?:have|can|got))|(?:are|is|would be|work|works) (?:best|ideal|good|great|fine|better))(?= |$)/
const LEAD_IN =
  /(?:^|[ ,])((?:(?:i'd|i would|we'd) (?:settle|be happy(?: with)?)|(?:(?:i'd like|i would like|i want|we want|want|hope|need) to (?:be|have it|get it) (?:done|finished|ready|through)(?: with (?:it|this|that))?|(?:(?:my|our|the) )?(?:baby|babies|twins) (?:is|are)|from|can (?:only |just )?(?:train|practi[sc]e|study|work|do|meet|run)(?: on)?(?: it| this| that)?|(?:(?:i|we) )?(?:which|that) is(?: some ?time)?|(?:it|which|that) (?:expires|runs out|is up)|studying|but only|(?:i |we )?can (?:only )?(?:put (?:aside|away)|save|spare|afford|pay|manage)|have time|(?:(?:i|we) )?only (?:have time|have|free|available|got time)|(?:have |got )?time only|(?:(?:lessons|classes|sessions|training) )?only possible|so|sometime|at some point|otherwise|each time|every time|each session|mostly|mainly|usually|ideally|preferably|probably|right|straight|directly|shortly|both|each|(?<!\b(?:get|stand|drop|pass) )by|(?:just |well |right )?in (?:good )?time|à|(?<!\b(?:i'd|would|we'd) )like|maybe|perhaps|say|approx)|(?:i|we) [a-z]+ (?:best|better)|(?<=, )(?:i|we) (?:(?:usually|always|mostly|only) )?(?:(?:study|train|practi[sc]e|revise|exercise)|(?:do|work on) (?:it|this|that)|go there)|(?:i|we|i'?d) (?:prefer|would prefer|'d prefer|have|got|get|only get|just get|can|could|can do|can spare|(?:can|could|will)(?: (?:only|just|usually|always))? [a-z]+(?: (?:it|on it|them))?|(?:have )?only have|have time|am free|am available|have about)|(?:but )?(?:only have|have (?:only|just|about|around))|i'?(?:ve got|m free|m available|ve))(?: (?:like|maybe|perhaps|about|around|roughly|probably|only|just))?)$/
