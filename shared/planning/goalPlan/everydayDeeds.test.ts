import { expect, test } from 'vitest'
import { planInWords } from '#shared/planning/testing/planInWords.ts'
import { minutesOfDeed } from './everydayDeeds.ts'

test.each([
  ['Text a friend', 10],
  ['Call my grandma', 20],
  ['Have dinner with my family', 90],
  ['Date night with my wife', 120],
  ['Water the plants', 10],
  ['Feed the sourdough starter', 10],
  ['Take out the bins', 5],
  ['Check my blood pressure', 5],
  ['Empty the dishwasher', 15],
  ['Clean the kitchen', 20],
  ['Make my lunch', 15],
  ['Plan my week', 20],
  ['Plan meals for the week', 20],
  ['Prepare meals for the week', 60],
  ['Take a photo', 10],
  ['Do 20 push-ups', 10],
  // These take their time, lead somewhere, or are more than that.
  ['Clean the garage', null],
  ['Clean the kitchen cupboards', null],
  ['Plan my wedding', null],
  ['Make a film', null],
  ['Write to the end', null],
  ['Track down my ancestors', null],
  ['Learn to water ski', null],
  ['Practice violin', null],
])('%s takes %j minutes', (title, minutes) => {
  expect(minutesOfDeed(title)).toBe(minutes)
})

test.each([
  ['make my lunch every day', '"duration":15'],
  ['take out the bins every tuesday', '"duration":5'],
  ['call my grandma every sunday for 45 minutes', '"duration":45'],
])('%s is one habit: %s', (sentence, duration) => {
  const plan = planInWords(sentence)
  expect(plan[1]).toContain('One habit, as you said it.')
  expect(plan.at(-1)).toContain(duration)
})

test.each([
  ['take a photo every day for a year', true],
  ['do the 75 hard challenge starting 1 january', true],
  ['draw a sketch every day until march', true],
  ['read more, half an hour in the evenings', true],
  ['ride my bike to uni', true],
  ['take magnesium daily', true],
  ['track my calories', true],
  ['get outside more', true],
  ['play more with my kids', true],
  ['keep the house clean', true],
  ['do the dishes right after dinner', true],
  ['go for a walk at lunch', true],
  ['intermittent fasting 16:8', true],
  ['practise breathing exercises when i wake up', true],
  ['drink 2l water a day', true],
  ['get to 10,000 steps a day', true],
  ['get to bed by 11pm on work nights', true],
  ['declutter 10 minutes a day', true],
  ['clean the kitchen every night, takes 15 mins', true],
  ['declutter the garage every saturday morning', false],
  ['sort out 12 years of family photos, 2 hours every sunday', false],
  ['do 100 pushups in a row by end of feb, mon wed fri', false],
  ['swim 1 km without stopping, wednesdays and saturdays', false],
  ['write a childrens book, 300 words a day, first draft by q2', false],
  ['teach myself to sew on tuesdays', false],
  ['write an essay by friday, 45 minutes a day', false],
  ["write a children's book, saturdays only", false],
])('%s is one habit: %s', (sentence, isHabit) => {
  expect(planInWords(sentence)[1]?.includes('One habit')).toBe(isHabit)
})

test.each([
  ['call the council about the bins', 'Call the council about the bins: 1 hour. One session.'],
  ['see the dentist', 'See the dentist: 1 hour. One session.'],
  ['back up my computer', ' 2 sessions: '],
  ['clean the oven', ' 2 sessions: '],
  ['wash the curtains', 'One session.'],
  ['make christmas cookies', ' 4 sessions: '],
  ['replace the kitchen taps', ' 4 sessions: '],
])('%s takes no more than it has to: %s', (sentence, said) => {
  expect(planInWords(sentence)[1]).toContain(said)
})

test('cleaning needs no advice about old paint', () => {
  expect(planInWords('clean the kitchen every evening')[1]).not.toContain('lead paint')
  expect(planInWords('redo the kitchen by march')[1]).toContain('lead paint')
})
