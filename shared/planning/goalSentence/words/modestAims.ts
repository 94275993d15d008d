import { partsWith, withoutParts } from './partsBeside.ts'

const MUCH =
  '(?:be|become|win|break|beat|set|go|compete|impress|perform|turn|make it|get (?:good|great|famous|rich|ripped|shredded|huge|super|really|too))'
const BE =
  '(?:be|become|sound|look|get) (?:too |that |super |totally |completely )?(?:perfect|fluent|fancy|amazing|pretty|great|brilliant|good|pro|a pro|professional|an? expert|the best|flawless|polished)'

const TAIL = "(?: [a-z'’-]+){0,7}?"
const FORM = partsWith(
  [
    `(?:i(?:['’]?m| am) )?not (?:really |exactly |even )?(?:aiming|trying|looking|hoping|planning|wanting|going) to ${MUCH}(?![a-z])${TAIL}`,
    `(?:i(?:['’]?m| am) )?not (?:really |exactly |even )?(?:aiming|looking|going|hoping) for (?:a |an |any |the )?(?:time|record|pb|medals?|perfection|prizes?|career|podium|grades?|top marks|miracles?|fame)${TAIL}`,
    `(?:i |it |we )?(?:don['’]?t|doesn['’]?t|do not|does not) (?:need|have|want) to ${BE}${TAIL}`,
    `no need to ${BE}${TAIL}`,
  ].join('|'),
)

/**
 * `not aiming to be a pro or anything`: what is not the aim changes nothing in a plan. A deed that somebody does not plan to do is none
 * of it: `not planning to buy clothes` is a goal.
 */
export function withoutModestAims(text: string): { text: string; shown: string[] } {
  return withoutParts(text, FORM)
}
