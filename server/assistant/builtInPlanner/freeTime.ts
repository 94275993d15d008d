import { understand } from '#shared/planning/understand.ts'
import type { Local, Reply } from './conversation.ts'
import { datesIn } from './lists.ts'

const SHORTEST = 15
const USUAL = 30
const LONGEST = 1440
const QUESTION = /\?|^(?:when|where|what|how|am|is|are|do|have|find|show|give|any)\b/i

/** `when can I fit in two hours this week` */
const FITS_IN =
  /^(?:(?:can|could) you )?(?:please )?(?:find|get|show)(?: me)?(?: (?:an?|some))? (?:(?:half an|an?|one|two|three|\d+) ?(?:hours?|h|minutes?|mins?)|time|slot|gap)\b|^(?:do|will|would) i have (?:(?:any|some|enough|the) )?(?:free )?time\b|^(?:when|where) (?:can|could|do|would|will) i (?:fit|squeeze|have (?:the )?(?:time|room|space)|find (?:the )?(?:time|room))\b/i

/** Whether a message asks when there is free time. */
export function isAboutFreeTime(text: string): boolean {
  return (/\bfree\b/i.test(text) && QUESTION.test(text)) || FITS_IN.test(text)
}

/** The call that finds it: on the dates that are named, for as long as is named. */
export function freeTimeCall(text: string, local: Local): Reply {
  const { minutes } = understand(text, local).understood
  const asked = {
    minutes: Math.min(LONGEST, Math.max(SHORTEST, minutes ?? USUAL)),
    ...datesIn(text, local),
  }
  return { toolCalls: [{ name: 'find_free_time', arguments: JSON.stringify(asked) }] }
}
