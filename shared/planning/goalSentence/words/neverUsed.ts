import type { Rewriting } from './plainerLeads.ts'
import { baseOf } from './verbs.ts'

const THINGS = '([a-z]+(?: (?!(?:i|we|and|but|that|which|never|in|on)\\b)[a-z]+)?)'
const HAS =
  "(?:(?:(?:i|we)(?:['’]?ve| have)? )?(?:(?:always|just|constantly) ){0,2}(?:keep(?: on)?|kept) (?:buying|collecting|recording|downloading|getting|borrowing|hoarding|ordering|saving)|(?:(?:i|we)(?:['’]?ve| have)? )?(?:got |own )?(?:an? )?(?:huge |big |whole |growing )?(?:pile|stack|shelf|shelves|heap|backlog|house|box|room|cupboard|drawer)(?: full)? of|(?:my|our|the) (?:shelf|shelves|house|room|attic|cupboard|drawer|desk|bedside table|kindle|phone|hard drive) (?:is|are) full of)"
const NEVER =
  "(?:,?(?: (?:and|but|that|which))?(?: (?:i|we)(?:['’]?ve)?)? (?:(?:then|still|hardly|barely|actually) )?(?:never|haven['’]?t|have not|don['’]?t|do not|have never|hardly|barely)(?: (?:actually|ever|really|even|yet))?)"
const SAY =
  "(?:[,;.!] ?|,? (?=so |but ))(?:(?:so|but|and|ok|now) ){0,2}(?:(?:let['’]?s|lets|let me|i['’]?d|i) (?:say|try|do|aim for|make it|go for|start with)|(?:(?:i|we) )?(?:want|plan|aim(?:ing)? for|try|would like)|say|how about|maybe)? ?"
const COUNT = '(?:\\d{1,2}|an?|one|two|three|four|five)'
const RHYTHM = '(?:an?|per|each|every|on) '

const FORM = new RegExp(
  `(^|[,;.!] ?|\\b(?:hi|hello|ok|so|honestly|and),? )${HAS} ${THINGS}${NEVER} ([a-z]+)(?: (?:to|at|through))?(?: (?:them|it|any|one|any of them|most of them|half of them|all of them))?${SAY}(${COUNT}) (?=[a-z])((?:(?!(?:an?|per|each|every|on)\\b)[a-z]+ ){0,2}?)(?=${RHYTHM})`,
  'gi',
)
/** What is done with it, as in `haven't | read`, `never | reading`. */
const DEEDS: Readonly<Record<string, string | undefined>> = {
  read: 'read',
  watched: 'watch',
  listened: 'listen to',
  listen: 'listen to',
  listening: 'listen to',
  played: 'play',
  knitted: 'knit',
  finished: 'finish',
  tried: 'try',
  cooked: 'cook',
  used: 'use',
  opened: 'open',
  painted: 'paint',
  built: 'build',
  sewn: 'sew',
}

/** `keep buying books and never reading them, | let's say one book a month`. */
const ONE_OF_THEM: Rewriting = (all, before = '', things = '', deed = '', count = '', thing = '') => {
  const said = deed.toLowerCase()
  const verb = DEEDS[said] ?? baseOf(said)
  if (verb === null) return all
  const named = thing.trim() === '' ? things.replace(/^(?:new|old|the|my) /i, '') : thing.trim()
  return `${before}I want to ${verb} ${count} ${named} `
}

/** Of what somebody has and never uses so many are to be used: `I keep buying books and never reading them, one book a month`. */
export const NEVER_USED: readonly (readonly [form: RegExp, plain: Rewriting])[] = [[FORM, ONE_OF_THEM]]
