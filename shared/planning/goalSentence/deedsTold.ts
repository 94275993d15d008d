import { PEOPLE } from './nounPhrases.ts'
import { isVerb, namesActivity } from './words/verbs.ts'

/**
 * The last activity that somebody does by what is told: `cook` of `mum cooks every single day`, `go bouldering` of `everyone at work goes
 * bouldering`; null where none is named.
 */
export function deedTold(told: string): string | null {
  const words = told.toLowerCase().match(/[a-z'’-]+|[,.;!?]/g) ?? []
  const deeds = words.flatMap((word, at) =>
    SUBJECTS.has(word) || PEOPLE.has(word) ? deedBehind(words, at) : [],
  )
  return deeds.at(-1) ?? null
}
const SUBJECTS = new Set('everyone everybody ppl they he she we i friend friends gran dog'.split(' '))

/** The deed of somebody who is named at an index; none where the verb is no activity. */
function deedBehind(words: readonly string[], at: number): string[] {
  let next = at + 1
  // `everyone | at work`
  if (/^(?:at|in|on|from)$/.test(words[next] ?? ''))
    next += /^(?:my|the)$/.test(words[next + 1] ?? '') ? 3 : 2
  while (/^(?:all|always|still|just|only|also|even|never|both)$/.test(words[next] ?? '')) next += 1
  const [verb = '', thing = ''] = words.slice(next)
  if (/^(?:go|goes|went|going)$/.test(verb))
    return /^(?!(?:noth|everyth|anyth|someth|morn|even)ing$)[a-z]{3,}ing$/.test(thing) ? [`go ${thing}`] : []
  const base = verb.replace(/s$/, '')
  return isVerb(base) && namesActivity(base) && !NO_ACTIVITY.test(base) ? [base] : []
}
const NO_ACTIVITY = /^(?:live|move|leave|turn|talk|look|help|see)$/
