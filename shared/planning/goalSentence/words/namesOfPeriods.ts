import { MONTH } from './monthNames.ts'

const NTH = '\\d{1,2}(?:st|nd|rd|th)?'
const DATE = `(?:the )?(?:${NTH}(?: of)? (?:${MONTH})(?![a-z])|(?:${MONTH})(?![a-z])(?: (?:the )?${NTH}(?!\\d))?)(?:,? 20[2-9]\\d)?`
const RANGE = `(?:from |between )?(?:${DATE}|(?:the )?${NTH})(?: ?[-–] ?| (?:to|until|till|and) )${DATE}`
const ONE_SIDE = `(?:from|starting|until|till)(?: in| on)? ${DATE}`

/** A time that has a name of its own, and that lasts. */
const NOUN =
  '(?:(?:[a-z]+ ){0,2}(?:season|holidays?|hols|vacation|break|recess|term|semester|sabbatical|leave|period|weeks|placement|internship|secondment|lockdown|harvest|residency)|(?:[a-z]+ )?(?:gap year|half[- ]term|off[- ]season|reading week|fresh(?:er)?s week|training camp|notice period)|(?:my|the|our) (?:exams|finals|mocks|midterms))'
const LEADS =
  "(?:during|in|over|through|throughout|(?:while|when) (?:i am|i[’']?m|we[’']?re|we are) (?:on|in))(?: (?:the|my|our|this))?|on (?:my|our|parental|maternity|paternity|study|annual|sick)"
/** Of a name that is no time of the plan, and of one in which something else is done or nothing at all. */
const NOT_BEFORE =
  /\b(?:i[’']?m|i am|we[’']?re|we are|be|was|been|go|away|off|closed|busy|abroad|work|working|not much time|no time)$/i
const NOT_BEHIND =
  /^[\s,;:.)–-]*(?:so )?(?:(?:i|we|it|they|he|she)\b|i[’']|we[’']|no (?:training|gym|practice|sessions?|classes|study|running|work)\b|not (?:then|at all|possible|available)\b|nothing\b|none\b|off\b|closed\b|is\b|are\b|then nothing\b|without\b)/i
/** `in my lunch break, from 1 December`, `in three weeks`. */
const NO_PERIOD =
  /\b(?:lunch|coffee|tea|work|school day|dinner|one|two|three|four|five|six|eight|ten|few|couple|next|last|first|second|third|coming|some|many|so|a) (?:[a-z]+ )?(?:breaks?|weeks|period|term)\b/i
const NEGATED = /\b(?:not|except|except for|excluding|apart from|but not|no|never|skip)$/i

const AWAY =
  "(?:(?:i am|i[’']?m|we[’']?re|we are|i[’']?ll be|we[’']?ll be) (?:away|abroad|off|out of town|not here|on holiday))"
const NOTHING =
  '(?:(?:so )?(?:no (?:training|gym|practice|sessions?|class(?:es)?|study(?:ing)?|running|work(?:outs?)?|time)|nothing|not)(?: then| at all)?(?=\\s*(?:[,;.!)]|$)))'

const NAMED = new RegExp(
  `\\b((?:${LEADS}) ${NOUN})(?:,? (?:which is|which are|that['’]?s|that is|i\\.?e\\.?|so|meaning))?(?:\\s*[,:(–-]\\s*|\\s+)(${RANGE}|${ONE_SIDE})\\)?(?:\\s*[,;:–-]?\\s*(${AWAY}|${NOTHING}))?`,
  'gi',
)

/**
 * `run daily in my gap year, from February to April`: a time with a name beside its own dates. The dates are read, and the name is
 * shown as not used.
 */
export function withoutNamesOfPeriods(text: string): { text: string; shown: string[] } {
  if (!MAY_BE.test(text)) return { text, shown: [] }
  const shown: string[] = []
  const rest = text.replaceAll(
    NAMED,
    (all, name: string, dates: string, away: string | undefined, at: number) => {
      const before = text.slice(0, at).trimEnd()
      if (NO_PERIOD.test(name)) return all
      // `during the holidays, 20 December to 6 January, I'm away`: when nothing is done
      if (away !== undefined) return /^i|^we/i.test(away) ? `I'm away ${dates}` : `not ${dates}`
      if (NOT_BEFORE.test(before) || NOT_BEHIND.test(text.slice(at + all.length))) return all
      if (NEGATED.test(before)) return dates
      shown.push(name)
      return /^(?:from|between|starting|until|till)\b/i.test(dates) ? dates : `from ${dates}`
    },
  )
  return { text: rest, shown }
}
const MAY_BE =
  /\b(?:season|holidays?|hols|vacation|break|recess|term|semester|sabbatical|leave|period|weeks?|placement|internship|secondment|lockdown|harvest|residency|year|camp|exams|finals|mocks|midterms)\b/i
