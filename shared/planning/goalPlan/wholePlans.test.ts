import { expect, test } from 'vitest'
import { patternFor, PATTERNS } from '#shared/planning/patterns/patterns.ts'
import { patternOf } from '#shared/planning/patterns/recognition.ts'
import { FAMILIES } from '#shared/planning/testing/families.ts'
import { planInWords } from '#shared/planning/testing/planInWords.ts'

/** One for each kind of goal, of which a rhythm and a length are left open. */
const OPEN_SENTENCES = [
  'finish my family tree by june',
  'learn spanish and french by june',
  'plank 5 min by april',
  'no sugar in january',
  'save 1000 euros by summer',
  'start a podcast by march 2027',
  "new year's resolution: run 1000 km in 2027",
  'do the splits by summer',
  'redo the kitchen before easter',
  'hand in thesis due in May',
  'practise piano for 2 years',
  'learn skiing by 2027-02-15',
  'hike 200 km in 12 weeks',
  'read 24 books next year',
  'lose 5 kg by june',
  'meditate',
  'learn react by march. side goal: 100 pushups in a row',
  'paint 12 watercolors for the calendar, needs to be ready mid november 2027',
  'do a first aid course in spring',
  'revise for a-levels starting in may',
  'get from 5k to 10k by easter',
  'brush up my excel for the new job starting 1 february',
  'be on time',
  'plan my wedding, it is on 5 June 2027',
  'pay off 2400 by september, 300 a month',
  'write a wedding speech, wedding is 20 feb',
  'move to berlin by april',
  'get back into swimming, twice a week',
]

/** One of each family, and of the kinds that are no family; they all have half a year. */
const FAMILY_SENTENCES = [
  ...Object.values(FAMILIES).flatMap(([goal]) => goal ?? []),
  'learn to juggle from scratch',
  'eat healthier',
  'pass my biology exam',
  'learn the violin',
  'visit 10 museums',
  'paint the fence',
  'watch 20 classic films',
  'send 12 handwritten letters',
  'donate blood 3 times',
  'finish my first triathlon',
  'run a half marathon from zero',
  'organise a summer party',
  'get stronger at home without weights',
  'gain 4 kg',
  'become a vegetarian',
  'cycle 100 km in one day',
  'pass my driving test',
  'write 5 songs',
  'write a novel',
  'learn python',
  'design a logo',
  'declutter my flat',
  'sort all my photos',
  'find a new job',
  'give a presentation',
  'sleep better',
  'overcome my shyness',
  'update my cv',
  'change my morning routine',
  'practise leetcode',
  'get our baby to sleep through the night',
  'finish the first draft of my novel',
  'write the first draft of my thesis',
].map((goal) => `${goal} by june`)

/** Sentences whose plans have little in common. */
const CLOSED_SENTENCES = [
  'finish onboarding docs by EOD friday',
  'ten minutes of tidying up after dinner daily',
  'save 3000 euros by july and also lose 4 kg',
  'start swimming lessons in january, wednesdays 18:30',
  'cut my screen time to 1 hour per day',
  'study for the SAT, saturdays 2 hours',
  'put 20 bucks a week aside till my birthday on june 9',
  'no Sundays: train 5 times a week',
  'complete 12 modules of my accounting course by end of february, saturdays 2h',
  '50 squats a day in december',
  'write the letter by eow',
  'lose the last 5 pounds by new years eve',
  'Learn to swim properly before summer holidays, tuesday and thursday evenings',
  'write the grant application, 10 pages, deadline 15 dec 5pm',
  'draw one comic strip per week for my blog',
  'Paint the kitchen by Friday, 6 hours in total',
  'learn Spanish once a week, 45 minutes, not on Sundays or Mondays or Tuesdays, in the morning',
  'so yeah i want to learn the drums maybe like three times a week for half an hour',
]

// After a change that is meant: `vitest run -u` on this file, and a look at the difference.
test('each kind of goal has this plan in outline', async () => {
  const outlines = OPEN_SENTENCES.map((sentence) => planInWords(sentence, true).join('\n'))
  await expect(`${outlines.join('\n\n')}\n`).toMatchFileSnapshot('../testing/outlines.txt')
})

test('each family of goals takes this much time, in these phases', async () => {
  const said = FAMILY_SENTENCES.map((sentence) =>
    planInWords(sentence, true)
      .filter((line, at) => at < 2 || line.startsWith('habit'))
      .join('\n'),
  )
  await expect(`${said.join('\n\n')}\n`).toMatchFileSnapshot('../testing/families.txt')
})

test('one of these sentences is of each pattern and of each of its variants', () => {
  const sentences = [...OPEN_SENTENCES, ...FAMILY_SENTENCES]
  const seen = new Set(
    sentences.flatMap((sentence) =>
      [sentence, null].map((level) => patternFor(patternOf(sentence), sentence, level).firstStep),
    ),
  )
  const all = Object.values(PATTERNS).flatMap((pattern) => [pattern, ...(pattern.variants ?? [])])
  expect(all.filter(({ firstStep }) => !seen.has(firstStep)).map(({ firstStep }) => firstStep.title)).toEqual(
    [],
  )
})

test('these plans are so, line by line', async () => {
  const plans = CLOSED_SENTENCES.map((sentence) => planInWords(sentence).join('\n'))
  await expect(`${plans.join('\n\n')}\n`).toMatchFileSnapshot('../testing/wholePlans.txt')
})
