import type { Word } from '#shared/tasks/quickAdd/words.ts'
import { endsPart } from './clauses.ts'
import { ANY_DAY, CONDITIONS } from './conditionParaphrases.ts'
import { ANNOUNCED, type LeadForm, LEADS } from './leadParaphrases.ts'
import { endBefore, JOINT, LEADS_ON, replaceWords } from './replacedWords.ts'
import { MOST_WORDS } from './mostWords.ts'

/** So many words, and those that stand in their place. */
type Paraphrase = { count: number; plains: string[] }

const FORMS = CONDITIONS.map(([form, plain]): [RegExp, string] => [
  new RegExp(`^${form}(?= $| [,.–—-]| (?:so|and|but|because|as|since|though)\\b)`),
  plain,
])

/**
 * The words of a sentence, in which conditions and what leads to a goal are said as the grammar reads them: `Tuesdays don't work, Thursdays
 * do` says `only Thursdays`, and `I can't wait to` says `I want to`. The offsets stay those of what was typed.
 */
export function withParaphrases(words: readonly Word[]): Word[] {
  const all = [...words]
  for (let at = 0; at < Math.min(all.length, MOST_WORDS); at += 1) {
    const isBegin = at === 0 || endsPart(all, at - 1) || JOINT.test(all[at - 1]?.plain ?? '')
    const paraphrase = paraphraseAt(all, at, isBegin)
    if (!paraphrase) continue
    if (!isBegin) endBefore(all, at)
    replaceWords(all, { from: at, to: at + paraphrase.count }, paraphrase.plains)
    at += paraphrase.plains.length - 1
  }
  return all
}

/**
 * What the words from an index on say in a way of their own.
 *
 * @param isBegin whether a pause parts them from the words before; without one only what can mean nothing else is taken
 */
function paraphraseAt(words: readonly Word[], at: number, isBegin: boolean): Paraphrase | null {
  const [word, before] = [words[at], words[at - 1]]
  const mayBegin = isBegin || (PLAIN.test(word?.plain ?? '') && !LEADS_ON.test(before?.plain ?? ''))
  if (!mayBegin || word?.escape !== null) return null
  const text = textFrom(words, at)
  const led = isBegin ? leadOf(text, at === 0 ? LEADS : ANNOUNCED) : null
  if (led) return led
  for (const [form, plain] of FORMS) {
    const said = form.exec(text)
    if (!said || (plain === ANY_DAY && LIMITS.test(textBefore(words, at)))) continue
    // `every weekday, | weekends too`: they are further days then.
    if (plain === ANY_DAY && NAMES_DAYS.test(textBefore(words, at)))
      return /weekend/.test(said[0]) ? { count: countOf(said[0]), plains: ['and', 'weekends'] } : null
    const plains = plain.replaceAll(/\$(\d)/g, (_, group: string) => said[Number(group)] ?? '').split(' ')
    return { count: countOf(said[0]), plains: inPlural(plains) }
  }
  return null
}
function leadOf(text: string, leads: readonly LeadForm[]): Paraphrase | null {
  for (const [said, plain] of leads) {
    const lead = said.exec(text)?.[0]
    if (lead !== undefined) return { count: countOf(lead.trim()), plains: plain.split(' ') }
  }
  return null
}

function textBefore(words: readonly Word[], at: number): string {
  return words
    .slice(0, at)
    .map(({ plain }) => plain)
    .join(' ')
}
/** `stop snacking, | weekends are fine` */
const LIMITS = /\b(?:stop|quit|avoid|less|limit|cut|reduce|no|not|only|without)\b/
const NAMES_DAYS = /\b(?:weekdays?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:mon|tue|wed|thu|fri)s?)\b/

/** How many of them are words: a comma and a full stop are none. */
function countOf(said: string): number {
  return said.split(' ').filter((one) => !/^[,.]$/.test(one)).length
}

/** With what such a form begins also in the midst of a clause: `learn guitar | not over 3 times a week`. */
const PLAIN =
  /^(?:\d+(?:x|\+)?|once|twice|not|rather|also|including|weekends?|only|no|nothing|never|i|we|i'?m|we'?re|every|daily|any|anything|all|everything|it|doesn't|don't|more|take|without|there's|if|whenever|just|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|mon|tues?|wed|thurs?|fri|sat|sun|mornings|evenings|afternoons)$/

/** The words from an index on, with a sign of their own where one ends its part. */
function textFrom(words: readonly Word[], at: number): string {
  const parts = words
    .slice(at, at + LONGEST)
    .map(({ plain, text }, nth) =>
      endsPart(words, at + nth) && plain !== '-' ? `${plain} ${/[,;:]$/.test(text) ? ',' : '.'}` : plain,
    )
  return `${parts.join(' ')} `
}
const LONGEST = 16
/** `only mornings` is read, and `only morning` is not. */
function inPlural(plains: readonly string[]): string[] {
  return plains.map((plain) => (/^(?:morning|afternoon|evening|night)$/.test(plain) ? `${plain}s` : plain))
}
