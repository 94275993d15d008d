import { expect, test } from 'vitest'
import { understand } from '#shared/planning/understand.ts'

/** A Monday, the day after the first Sunday of Advent. */
const CONTEXT = { today: '2026-11-30', weekStart: 1 }

test.each([
  ['read the whole quran before ramadan', '2027-02-07'],
  ['memorise juz amma before ramadan 2028', '2028-01-27'],
  ['finish the quran by the end of ramadan', '2027-03-08'],
  ['prepare for ramadan', '2027-02-07'],
  ['lose 5 kg by eid al adha', '2027-05-16'],
  ['learn to cook indian food before diwali', '2027-10-28'],
  ['get fit for holi', '2027-03-22'],
  ['clean the house before chinese new year', '2027-02-05'],
  ['lose 3 kg by lunar new year', '2027-02-06'],
  ['learn the prayers by hanukkah', '2026-12-05'],
  ['clean the house before passover', '2027-04-21'],
  ['learn to bake challah by rosh hashanah', '2027-10-02'],
  ['clean the house before nowruz', '2027-03-20'],
  ['read the gospels before orthodox easter', '2027-05-01'],
  ['learn 10 hymns before palm sunday', '2027-03-20'],
  ['sew a costume before carnival', '2027-02-03'],
  ['save 400 by mardi gras', '2027-02-09'],
  ["knit a scarf by mother's day", '2027-05-09'],
  ["build a bench before father's day", '2027-06-19'],
  ["learn 3 irish songs by st. patrick's day", '2027-03-17'],
  ['build a guy before bonfire night', '2027-11-04'],
  ['save 200 by black friday', '2027-11-26'],
  // A date that is said beside it is the one that is meant.
  ['sew a costume for carnival feb 8', '2027-02-08'],
  ['lose 5 kg before eid (20 march)', '2027-03-19'],
  ["finish the quilt by mother's day, 14 march", '2027-03-14'],
])('%s', (sentence, deadline) => {
  expect(understand(sentence, CONTEXT).understood).toMatchObject({ deadline, unread: [] })
})

test.each([
  ['no sugar until eid', null, '2027-03-09'],
  ['no sweets during advent', null, '2026-12-24'],
  ['no meat in ramadan', '2027-02-08', '2027-03-08'],
  ['read quran daily this ramadan', '2027-02-08', '2027-03-08'],
  ['read the quran every day of ramadan', '2027-02-08', '2027-03-08'],
  ['start running after ramadan', '2027-03-09', null],
  ['no alcohol from ash wednesday to easter', '2027-02-10', '2027-03-28'],
])('%s has its first and its last day', (sentence, starts_on, deadline) => {
  expect(understand(sentence, CONTEXT).understood).toMatchObject({ starts_on, deadline, unread: [] })
})

// A name alone is none of a day, and Mother's Day of a mum is in another month.
test.each([
  ['complete the advent of code in december', '2026-12-31', []],
  ['plan a diwali party by 20 october', '2027-10-20', []],
  ["knit a scarf for my mum for mother's day", null, ["for mother's day"]],
  ['study for my exam except during ramadan', null, ['except during ramadan']],
])('%s', (sentence, deadline, unread) => {
  expect(understand(sentence, CONTEXT).understood).toMatchObject({ deadline, unread })
})
