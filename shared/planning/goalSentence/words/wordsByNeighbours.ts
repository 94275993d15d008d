import type { Word } from '#shared/tasks/quickAdd/words.ts'
import { weekdayOf } from '#shared/tasks/quickAdd/dateWords.ts'
import { OCCASION } from '#shared/planning/goalSentence/occasions.ts'

/** `every evening | bar | Fridays`, `save for Sundays`; but `open a bar on Fridays`. */
export function asExcept(word: Word, words: readonly Word[], at: number): Word {
  if (word.escape !== null || !/^(?:bar|barring|save)$/.test(word.plain) || at === 0) return word
  const [next, second] = [1, 2].map((later) => (words[at + later]?.plain ?? '').replace(/s$/, ''))
  const named = word.plain === 'save' && next === 'for' ? second : next
  const isDay =
    weekdayOf(named ?? '') !== null ||
    /^(?:weekend|weekday|christma)$/.test(named ?? '') ||
    (next === 'on' && word.plain !== 'save')
  const isThing = /^(?:an?|the|my|our|this|that)$/.test(words[at - 1]?.plain ?? '')
  return isDay && !isThing ? { ...word, plain: 'except' } : word
}

/** `not on Wednesdays | cause | my son has football`; but `support a cause`. */
export function asBecause(word: Word, words: readonly Word[], at: number): Word {
  const [before, next] = [words[at - 1]?.plain ?? '', words[at + 1]?.plain ?? '']
  // `and | id | like to`
  if (word.escape === null && word.plain === 'id' && /^(?:like|love|rather)$/.test(next))
    return { ...word, plain: "i'd" }
  // `by | may`
  const isMonth =
    before === 'may' && /^(?:by|in|until|till|before|of|from|\d+)$/.test(words[at - 2]?.plain ?? '')
  const isReason =
    word.escape === null &&
    word.plain === 'cause' &&
    /^(?:i|i'm|i've|we|we're|my|our|the|he|he's|she|she's|it|it's|they|there|there's|everyone|everybody|nobody|people|this|that's|money|life|work|of)$/.test(
      next,
    ) &&
    (isMonth ||
      !/^(?:an?|the|my|our|this|that|good|root|main|to|can|could|will|would|may|might|not|probable|common)$/.test(
        before,
      ))
  return isReason ? { ...word, plain: 'because' } : word
}

/** `by my | 40th`, `before dad's | 70th in July`: the birthday. */
export function asBirthday(word: Word, words: readonly Word[], at: number): Word {
  if (!/^(?:by|before|until|till)$/.test(words[at - 2]?.plain ?? '')) return word
  const isOwn = /^(?:my|our|his|her|their)$|'s$/.test(words[at - 1]?.plain ?? '')
  const next = words[at + 1]?.plain ?? ''
  const isLast = next === '' || /[,;:.!]$/.test(word.text) || /^(?:in|on|next|this|and|is)$/.test(next)
  return isOwn && isLast && /^[1-9]\d(?:st|nd|rd|th)$/.test(word.plain) && word.escape === null
    ? { ...word, plain: 'birthday' }
    : word
}

/** `my goal is | saving | 3000 euros`, `thinking about | losing | 5 kg`: the amount is found by the verb. */
export function asDeedOfAmount(word: Word, at: number, words: readonly Word[]): Word {
  const verb = { saving: 'save', losing: 'lose', gaining: 'gain', earning: 'earn' }[word.plain]
  const isOfAmount = /^[$€£¥]?\d/.test(words[at + 1]?.plain ?? '')
  return verb !== undefined && isOfAmount && word.escape === null ? { ...word, plain: verb } : word
}

/** `3 times a | weak`; but `strengthen a weak knee`. */
export function asWeek(word: Word, at: number, words: readonly Word[]): Word {
  const [before, second] = [words[at - 1]?.plain ?? '', words[at - 2]?.plain ?? '']
  const isUnit =
    /^(?:a|per|each|every)$/.test(before) &&
    /^(?:times?|x|once|twice|\d+x|hours?|hrs?|days?|minutes?|mins?)$/.test(second)
  // `read to my daughter every | bedtime`
  if (word.plain === 'bedtime' && word.escape === null && /^(?:every|each)$/.test(before))
    return { ...word, plain: 'night' }
  return word.escape === null && /^(?:weak|weeck|wk)$/.test(word.plain) && isUnit
    ? { ...word, plain: 'week' }
    : word
}

/** `I'm a | night | owl`: somebody, and no time. */
export function asNightOwl(word: Word, at: number, words: readonly Word[]): Word {
  const isOwl = word.plain === 'night' && /^owls?$/.test(words[at + 1]?.plain ?? '')
  return isOwl ? { ...word, plain: 'owlish' } : word
}

/** `the wedding | march`: a piece of music, and no month. */
export function asMusic(word: Word, at: number, words: readonly Word[]): Word {
  const isPiece =
    word.plain === 'march' &&
    /^(?:wedding|bridal|turkish|funeral|imperial|radetzky|military|triumphal)$/.test(
      words[at - 1]?.plain ?? '',
    ) &&
    words
      .slice(Math.max(0, at - 4), at - 1)
      .some(({ plain }) => /^(?:the|play|learn|practi[sc]e)$/.test(plain))
  return isPiece ? { ...word, plain: 'march-music' } : word
}

/** `Monday | till | Thursday`: from one day of each week to another. */
export function asRange(word: Word, before: Word | undefined, next: Word | undefined): Word {
  const isDay = (one: Word | undefined) =>
    one?.escape === null &&
    !/[,;:.]$/.test(one === next ? '' : one.text) &&
    weekdayOf(one.plain.replace(/(?<=day)s$/, '')) !== null
  const isRange =
    word.escape === null && /^(?:till|until|til)$/.test(word.plain) && isDay(before) && isDay(next)
  return isRange ? { ...word, plain: 'to' } : word
}

/** `3 evenings | by | week`: `per`, as other languages say it; but `finish 20 pages by week 3`. */
export function asRate(
  word: Word,
  before: Word | undefined,
  next: Word | undefined,
  last: Word | undefined,
): Word {
  const isRate =
    word.escape === null &&
    word.plain === 'by' &&
    /^(?:week|day|month)$/.test(next?.plain ?? '') &&
    /s$|^\d+x$|^(?:once|twice|hour)$/.test(before?.plain ?? '') &&
    !/^\d/.test(last?.plain ?? '')
  return isRate ? { ...word, plain: 'per' } : word
}

/** `swimming club tues | 7`: behind a weekday a number alone is an hour; that of an exam may be its day. */
export function withHour(word: Word, at: number, words: readonly Word[]): Word {
  const [before, next] = [words[at - 1], words[at + 1]]
  const isAlone =
    word.escape === null &&
    /^(?:[5-9]|1[01])$/.test(word.plain) &&
    before?.escape === null &&
    weekdayOf(before.plain.replace(/(?<=day)s$/, '')) !== null &&
    !/[,;:.]$/.test(before.text) &&
    !OCCASION.test(words[at - 2]?.plain ?? '')
  const isLast =
    next === undefined ||
    /[,;]$/.test(word.text) ||
    (/^(?:and|&|\+)$/.test(next.plain) && weekdayOf(words[at + 2]?.plain ?? '') !== null)
  if (!isAlone || !isLast) return word
  const hour = Number(word.plain)
  return { ...word, plain: `${hour < 7 ? hour + 12 : hour}:00` }
}

/** `study for | the sat`. */
export function isStudiedFor(words: readonly Word[], the: number): boolean {
  const [verb, preposition] = [words[the - 2]?.plain ?? '', words[the - 1]?.plain ?? '']
  return (
    /^(?:take|retake|pass)$/.test(preposition) ||
    (preposition === 'for' &&
      /^(?:study|studying|prepare|prep|preparing|revise|practi[sc]e|cram|train)$/.test(verb))
  )
}

/** `for SAT math`: the exam is no Saturday. */
export function asExam(
  word: Word,
  before: Word | undefined,
  next: Word | undefined,
  isStudied: boolean,
): Word {
  const isExam =
    word.escape === null &&
    word.plain === 'sat' &&
    (/^(?:maths?|tests?|exams?|prep|scores?|verbal|reading|vocab)$/.test(next?.plain ?? '') ||
      (next?.plain === 'is' && word.text.startsWith('SAT')) ||
      (/^(?:the|my)$/.test(before?.plain ?? '') && (word.text.startsWith('SAT') || isStudied)))
  return isExam ? { ...word, plain: 'sat-exam' } : word
}
