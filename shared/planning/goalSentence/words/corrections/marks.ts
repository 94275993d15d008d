/** What somebody says before they say anything: `hmm`, `ok`, `well`. */
export const FILLER = '(?:oh|h+m+|u+m+|u+h+|e+r+m?|ah|well|ok|okay|and|but|no|nope|nah|yeah)'
/** What says that the words before are not meant, without its end. */
export const CORRECTS_WORDS =
  "(?:wait(?:,? a (?:minute|second|sec|moment))?|hang on|hold on|(?:so |i'?m )?sorry|w?h?oops|i mean(?:t)?(?: to (?:say|write|type))?|i (?:wanted|want) to say|or rather|(?:scratch|scrap|strike|forget|cancel|ignore) that|correction|my (?:mistake|bad)|typo|change (?:that|it) to|(?:that|it) should (?:be|read|say|have been)|(?:or )?better(?: still)?|(?:or )?actually|let'?s (?:say|make (?:it|that))|(?:let'?s )?(?<!\\b(?:like|want|hope|hoping|aim|aiming|plan|planning|trying|need) to )make (?:it|that)|e+rr*|on second thoughts?|(?:more )?realistically(?=[,:]?\\s{1,4}(?:(?:more like|about|around|only|just|maybe|it['’]?s|on|by|until|at|in the) ){0,2}(?:\\d|one|two|three|four|five|six|once|twice|half an|an|mon|tue|wed|thu|fri|sat|sun|morning|evening|afternoon|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)))"
const PAUSE = '(?:\\s{0,4}[,;.…–—(-]{1,4}\\s{0,4}|\\s{1,4})'

/** All that says so before what is meant: `, no wait, `, `... no `, ` (make that `. */
export const MARK = new RegExp(
  `${PAUSE}(?:${FILLER}[,.…]{0,3}\\s{1,4}){0,3}(?:(?<!can'?t )${CORRECTS_WORDS}\\s{0,2}[,:;.…–—-]{0,3}\\s{1,4}(?:(?:no|not)(?:,|\\b)\\s{1,4}(?=${CORRECTS_WORDS}))?){1,3}(?:no,?\\s{1,4})?|(?:\\s{0,4}[,;.…–—(-]{1,4}\\s{0,4})(?:${FILLER}[,.…]{0,3}\\s{1,4}){0,2}(?:no|nope|nah)[,.…]{0,3}\\s{1,4}|(?:\\s{0,4}[,;.…–—(-]{1,4}\\s{0,4})should (?:be|read|have been)\\s`,
  'gi',
)

/** A mere `actually` or `let's say`: it may as well say more of what was said. */
export function isWeak(mark: string): boolean {
  return !/\b(?:wait|hang|hold|sorry|oops|whoops|meant?|rather|scratch|scrap|strike|forget|cancel|correction|mistake|bad|typo|no|nope|nah|well|h+m+|oh|u+h+)\b/i.test(
    mark,
  )
}
/** `no` and nothing else; what hesitates before it (`... no`, `hmm no`) or pauses behind it does not only refuse. */
export function isBareNo(mark: string): boolean {
  return /^[\s,;.–—(-]*(?:and |but )?no\s+$/i.test(mark) && !/\.\.|…/.test(mark)
}

/** What leads to the words that are meant. */
export const LEADS_TO_MEANT =
  /(?:(?:more like|it'?s|it was|that'?s|to|about|around|maybe|perhaps|make (?:it|that)|let'?s say|i meant?)\s{1,4}){0,2}((?:just|only)\s{1,4})?/iy

/** What says so behind what is meant: `or Wednesdays, rather`. */
export const MARK_BEHIND =
  /,?\s{1,4}(?:i meant?|sorry|rather|actually|my mistake|oops)(?=\s{0,4}(?:[,;.!)]|$))/gi
/** `3 is more realistic`, `10 would do`. */
export const IS_ENOUGH =
  /(?:\s{1,4}(?:is|are|would be|will be|would|will|might be|may be|sounds?|seems?|feels?)|'d be|'ll)\s{1,4}(?:(?:more|much|far|already|probably|quite|a bit|maybe|also)\s{1,4}){0,2}(?:realistic|enough|plenty|better|fine|okay|ok|do|doable|good enough|good|easier|likely|sensible|manageable|like it|safer|achievable|reasonable)(?=\s{0,4}(?:[,;.!)]|$|\s(?:and|but|so)\b))/gi
/** What stands before the words that are meant there, as a part of a regular expression. */
export const BEFORE_MEANT = `(?:[,;.…–—(-]{1,4}\\s{0,4}(?:(?:${FILLER}|or|actually|maybe|perhaps|though)[,.…]{0,3}\\s{1,4}){0,3}|\\s{1,4}or\\s{1,4})`
