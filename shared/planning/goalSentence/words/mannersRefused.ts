import { partsWith, withoutParts } from './partsBeside.ts'

const THING = "[a-z][a-z'’-]*(?: [a-z'’-]+){0,4}?"
const HOW = '(?:from|with|by|on|in|at|for|to|like|as|out of|using|through|via|alone|over|under)'
const WAY = `(?:${HOW} ${THING}|[a-z]+ing(?: [a-z]+){0,2}|alone|fast|slow(?:ly)?|hard|loud(?:ly)?|perfect(?:ly)?|classical|strict(?:ly)?)`

const FORMS = [
  partsWith(
    `not ${WAY},? but (?:rather )?${THING}|(?:from|with|using|out of) ${THING},? (?:and )?(?:not|rather than|instead of) (?:from|with|using|out of) ${THING}`,
  ),
  partsWith(
    `not (?:from|using|like|out of) ${THING}|not on (?:the|my|a) (?:laptop|phone|computer|ipad|tablet|treadmill|screen|keyboard|machine|bike|turbo|sofa|couch|paper)`,
  ),
]

/** `sketch each evening, | not from photos but from life`: in which way it is done, and in which not, says nothing of a plan. */
export function withoutManners(text: string): { text: string; shown: string[] } {
  if (!/\bnot\b/i.test(text)) return { text, shown: [] }
  const shown: string[] = []
  let left = text
  for (const form of FORMS) {
    const found = withoutParts(left, form)
    left = found.text
    shown.push(...found.shown)
  }
  return { text: left, shown }
}
