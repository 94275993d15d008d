import { addDays, dayOfWeek } from '#shared/time/civil.ts'
import { easterSunday, lentOf, orthodoxEaster, thanksgiving } from '#shared/time/easter.ts'
import { datesIn, type DayElsewhere } from '#shared/time/otherCalendars.ts'
import type { Word } from '#shared/tasks/quickAdd/words.ts'
import { clauseText } from '#shared/planning/goalSentence/words/clauses.ts'

/** The dates of a feast in a year: mostly one. Where none is known, none. */
export type DatesIn = (year: number) => readonly string[]

/** A feast whose day moves by a calendar of its own, or that has a name of several words: in plain words. */
type Feast = readonly [name: RegExp, datesIn: DatesIn]

const EID: DayElsewhere = { calendar: 'islamic-umalqura', month: /^10$/, day: 1 }
const EID_OF_SACRIFICE: DayElsewhere = { calendar: 'islamic-umalqura', month: /^12$/, day: 10 }

const OWN_CALENDARS: readonly Feast[] = [
  [/^eid (?:al|ul)[- ]?(?:fitr|fitar)$|^eid-(?:al|ul)-fitr$/, elsewhere(EID)],
  [/^eid (?:al|ul)[- ]?adha$|^eid-(?:al|ul)-adha$|^bakrid$/, elsewhere(EID_OF_SACRIFICE)],
  // Whichever of the two comes next
  [/^eid$/, (year) => [...datesIn(year, EID), ...datesIn(year, EID_OF_SACRIFICE)].toSorted()],
  [/^(?:passover|pesach|pesah)$/, hebrew(/^Nisan$/, 15)],
  [/^rosh ha-?shan(?:ah?|ha)$/, hebrew(/^Tishre?i$/, 1)],
  [/^yom kippur$/, hebrew(/^Tishre?i$/, 10)],
  [/^c?han+uk+ah?$/, hebrew(/^Kislev$/, 25)],
  [/^purim$/, hebrew(/^Adar(?: II)?$/, 14)],
  [/^(?:n[ao]w?r[ou]+[zs]|persian new year)$/, elsewhere({ calendar: 'persian', month: /^1$/, day: 1 })],
]

/** By the moon over China and India, which the calendars of machines miss by a day now and then: as they are published. */
const LUNAR_NEW_YEAR =
  '2027-02-06 2028-01-26 2029-02-13 2030-02-03 2031-01-23 2032-02-11 2033-01-31 2034-02-19 2035-02-08 2036-01-28 2037-02-15 2038-02-04 2039-01-24 2040-02-12'
const DIWALI =
  '2026-11-08 2027-10-29 2028-10-17 2029-11-05 2030-10-26 2031-11-14 2032-11-02 2033-10-22 2034-11-10 2035-10-30'
const HOLI = '2027-03-22 2028-03-11 2029-03-01 2030-03-20 2031-03-09'

const BY_THE_MOON: readonly Feast[] = [
  [
    /^(?:(?:chinese|lunar|vietnamese|korean) new years?(?:'s)?|cny|tet|seollal|lunar ny)$/,
    published(LUNAR_NEW_YEAR),
  ],
  [/^(?:diwali|deepavali|divali)$/, published(DIWALI)],
  [/^holi$/, published(HOLI)],
]

const BY_RULE: readonly Feast[] = [
  [/^(?:(?:orthodox|greek|russian) easter|pascha)$/, (year) => [orthodoxEaster(year)]],
  // Its days begin on the Thursday before Lent.
  [/^carnival$/, (year) => [addDays(lentOf(year).from, -6)]],
  [/^(?:mardi gras|shrove tuesday|pancake day|fat tuesday)$/, (year) => [addDays(lentOf(year).from, -1)]],
  [/^ash wednesday$/, (year) => [lentOf(year).from]],
  [/^palm sunday$/, ofEaster(-7)],
  [/^maundy thursday$/, ofEaster(-3)],
  [/^ascension day$/, ofEaster(39)],
  [/^(?:whit ?sunday|whitsunday)$/, ofEaster(49)],
  [/^(?:whit|pentecost) monday$/, ofEaster(50)],
  [/^mothering sunday$/, ofEaster(-21)],
  [/^mother'?s'? day$/, nth(5, 2, 0)],
  [/^father'?s'? day$/, nth(6, 3, 0)],
  [/^cyber monday$/, (year) => [addDays(thanksgiving(year), 4)]],
  [/^remembrance sunday$/, nth(11, 2, 0)],
  [/^(?:remembrance|armistice|veterans'?) day$/, fixed('11-11')],
  [/^(?:bonfire|guy fawkes|fireworks) night$|^guy fawkes day$/, fixed('11-05')],
  [/^(?:st|saint) patrick'?s(?: day)?$|^(?:st )?padd(?:y|ie)'?s day$/, fixed('03-17')],
  [/^(?:st|saint) david'?s day$/, fixed('03-01')],
  [/^(?:st|saint) george'?s day$/, fixed('04-23')],
  [/^(?:st|saint) andrew'?s day$/, fixed('11-30')],
  [/^(?:st|saint) nicholas'?(?: day)?$/, fixed('12-06')],
  [/^burns night$/, fixed('01-25')],
  [/^cinco de mayo$/, fixed('05-05')],
  [/^bastille day$/, fixed('07-14')],
  [/^all saints'?(?: day)?$/, fixed('11-01')],
  [/^april fools?'?s?'?(?: day)?$/, fixed('04-01')],
]

/** Most words begin none of them, and are not looked at again. */
const BEGINS =
  /^(?:eid|bakrid|passover|pesa|rosh|yom|chan|han+uk|purim|n[ao]w?r|persian|chinese|lunar|vietnamese|korean|cny|tet$|seollal|diwali|deepavali|divali|holi$|orthodox|greek|russian|pascha|carnival|mardi|shrove|pancake|fat$|ash$|palm$|maundy|ascension|whit|pentecost|mother|father|cyber|remembrance|armistice|veteran|bonfire|guy$|fireworks|st$|saint|padd|burns|cinco|bastille|all$|april)/
const FEASTS = [...OWN_CALENDARS, ...BY_THE_MOON, ...BY_RULE]
const LONGEST = 4

/** Whether a word may begin the name of such a feast. */
export function beginsFeast(plain: string): boolean {
  return BEGINS.test(plain)
}

/** A feast that moves, or that several words name. @returns its dates, and the index behind it */
export function feastAt(words: readonly Word[], at: number): { value: DatesIn; to: number } | null {
  if (!beginsFeast(words[at]?.plain ?? '')) return null
  const said = clauseText(words, at, LONGEST).split(' ')
  for (let count = said.length; count > 0; count -= 1) {
    const name = said.slice(0, count).join(' ')
    const found = FEASTS.find(([feast]) => feast.test(name))
    if (found) return isOfAnotherDay(words, name) ? null : { value: found[1], to: at + count }
  }
  return null
}

/** A mum has her day in Lent, and a mom in May; who says neither lives in more places where it is in May. */
function isOfAnotherDay(words: readonly Word[], name: string): boolean {
  return (
    name.startsWith('mother') &&
    name.endsWith('day') &&
    words.some(({ plain }) => /^(?:mum|mummy|mam|mums|mum's)$/.test(plain))
  )
}

function elsewhere(day: DayElsewhere): DatesIn {
  return (year) => datesIn(year, day)
}

function hebrew(month: RegExp, day: number): DatesIn {
  return elsewhere({ calendar: 'hebrew', month, day })
}

function published(dates: string): DatesIn {
  return (year) => dates.split(' ').filter((date) => date.startsWith(String(year)))
}

function ofEaster(days: number): DatesIn {
  return (year) => [addDays(easterSunday(year), days)]
}

function fixed(day: string): DatesIn {
  return (year) => [`${year}-${day}`]
}

/** `the second Sunday of May`. */
function nth(month: number, which: number, weekday: number): DatesIn {
  return (year) => {
    const first = `${year}-${String(month).padStart(2, '0')}-01`
    return [addDays(first, ((weekday - dayOfWeek(first) + 7) % 7) + 7 * (which - 1))]
  }
}
