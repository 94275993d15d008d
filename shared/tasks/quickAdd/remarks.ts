import type { Word } from './words.ts'

/** What is added at the end of a line, and says nothing of what is done: "call Al fri pls", "beavers mondays 6pm term time". */
const REMARK =
  /^(?:(?:late|early|asap|pls|plz|please|too|again|instead|maybe|thx|thanks|ta|poss|tbc|only|urgent|urgently|important|cash|online|virtual|remote)|any ?time|some ?time|if poss(?:ible)?|this time|as usual|or so|in person|(?:do not|don['’]?t) forget|term[ -]?time(?: only)?|term only|(?:cash|card|adults|girls|boys|members) only|(?:very|v|really|super) (?:important|urgent)|(?:high|top|low|medium) (?:prio|priority))$/
const LONGEST = 3 // words

/** Whether the words from an index to the end of the line are a remark. */
export function isRemark(line: readonly Word[], from: number): boolean {
  const rest = line.length - from
  if (rest < 1 || rest > LONGEST) return false
  return REMARK.test(
    line
      .slice(from)
      .map(({ plain }) => plain)
      .join(' '),
  )
}

/** The index at which a line's remark begins; its length without one. */
export function beginOfRemark(line: readonly Word[]): number {
  for (let from = Math.max(0, line.length - LONGEST); from < line.length; from += 1)
    if (isRemark(line, from)) return from
  return line.length
}
