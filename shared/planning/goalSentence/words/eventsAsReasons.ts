import type { Word } from '#shared/tasks/quickAdd/words.ts'
import { clauseText, endsPart } from './clauses.ts'
import { DATED_EVENT } from './eventsAhead.ts'
import { endBefore } from './replacedWords.ts'
import { MOST_WORDS } from './mostWords.ts'

/**
 * The words of a sentence, in which an event with a date is a part of its own also where it is given as the reason: `learn Spanish because
 * we fly to Rome on 12 March`. An event of others behind the goal says until when: of `my sister gets married on 5 June` is read
 * `by 5 June`, and of a month that it is over before that.
 */
export function withEventsApart(words: readonly Word[]): Word[] {
  const all = [...words]
  for (let at = 0; at < Math.min(all.length, MOST_WORDS); at += 1) {
    const joint = jointAt(all, at)
    if (joint === 0 && (at === 0 || !endsPart(all, at - 1))) continue
    const event = eventAt(all, at + joint)
    const [first, name] = [all[at], all[at + joint]]
    if (!event || !first || !name) continue
    const end = at + joint + event.count + event.dateWords
    if (WISH.test(textFrom(all, end)) && !endsPart(all, end - 1)) endBefore(all, end)
    // What joins has its place in the text still: `read` holds it.
    all.splice(at, joint + 1, { ...name, start: at === 0 ? name.start : first.start })
    if (at === 0) continue
    if (!endsPart(all, at - 1)) endBefore(all, at)
    if (event.side === '') continue
    const last = all[at + event.count - 1] ?? first
    const side = { ...first, plain: event.side, text: event.side, end: last.end }
    all.splice(at, event.count + event.leads, side)
  }
  return all
}

/** Of how many words what joins a reason consists; 0 where none does. */
function jointAt(words: readonly Word[], at: number): number {
  if (words[at]?.escape !== null) return 0
  return JOINTS.exec(textFrom(words, at))?.[0].trim().split(' ').length ?? 0
}

/** @returns `leads`: so many words of its date are prepositions, in the place of which `side` is read; with an empty one they stay */
function eventAt(words: readonly Word[], from: number) {
  const { event, date } = DATED_EVENT.exec(textFrom(words, from))?.groups ?? {}
  if (event === undefined || date === undefined || OWN_BEGIN.test(event)) return null
  const isNamed = OF_OTHERS.test(event) || (date.startsWith('next ') && event.endsWith(' is'))
  const [count, dateWords] = [event, date].map((said) => said.split(' ').length) as [number, number]
  const isRelative =
    /^in (?!\S*(?:christmas|easter|spring|summer|autumn|winter))(?:\d|two|three|four|five|six|eight|ten)/.test(
      date,
    )
  if (isRelative || !isNamed) return { count, dateWords, leads: 0, side: '' }
  const leads = /^(?:on |in |at |over |for |by )*/.exec(date)?.[0].split(' ').length ?? 1
  return {
    count,
    dateWords,
    leads: leads - 1,
    side: /\d/.test(date.replace(/ 20\d\d$/, '')) ? 'by' : 'before',
  }
}
/** `my sister gets married`: a reading as such has only what happens to oneself. */
const OF_OTHERS =
  /^(?:my|our|his|her|their) (?:[a-z'’-]+ )?[a-z'’-]+ (?:turn|fl(?:y|ies)|arriv|com(?:e|ing)|visit|mov|leav|gets? married|getting married|retir|graduat)|^(?:my|our|the|his|her|their) (?:[a-z'’-]+ ){1,2}(?:(?:is|are) due|ends?|takes place|happens)$|^(?:school|uni|university|college|term|nursery|season) (?:starts|begins)$/
/** `my lessons start on 5 May`: from then on. */
const OWN_BEGIN =
  /\b(?:lessons?|class(?:es)?|course|training|plan|gym|it|this|that) (?:starts?|begins?|is|are)$/

/** The next words up to a mark. */
function textFrom(words: readonly Word[], from: number): string {
  return `${clauseText(words, from, LONGEST)} `
}
const LONGEST = 14

const JOINTS =
  /^(?:(?:and |so )?(?:because|since|as|cos|coz|cuz|bc|seeing as|given that|considering|in time for when|for when|the thing is|thing is|reason being|the reason is|reason is)(?: that)?) /
const WISH =
  /^(?:so )?(?:i|i'd|i'm|we|we'd) (?:(?:really|just|also) )?(?:need|want|wanna|have|must|should|like|would|gotta|better|trying|going|hope)/
