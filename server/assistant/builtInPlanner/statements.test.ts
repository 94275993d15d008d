import { expect, test } from 'vitest'
import { statementReply } from './statements.ts'

test.each([
  'mark it done',
  'check it off',
  'tick off the report',
  'mark the report as complete',
  'I finished my essay',
  "I'm done with the report",
  'done with call plumber',
])('%s tells of something that is done', (said) => {
  expect(statementReply(said)?.text).toContain('Check it off where it is planned')
})

test.each([
  "I don't want to learn spanish anymore",
  'i no longer want to run',
  'I do not want to work out any more',
])('%s is never planned', (said) => {
  expect(statementReply(said)?.text).toContain('I plan nothing for that')
})

test.each([
  "I don't want to smoke any more",
  'I do not want to run late again',
  "I don't want to run but to swim",
  'check passport validity',
  'check my blood pressure every morning',
  'mark exam papers by friday',
  'quit my job',
  'stop all sugar',
  'stop the cigarettes by june',
  'drop the plan to move',
  "i'm done with smoking",
  'done with smoking',
])('%s is something to do', (said) => {
  expect(statementReply(said)).toBeNull()
})

test.each(['remove everything in april', 'delete all my goals', 'cancel everything from monday'])(
  '%s: nothing is deleted',
  (said) => {
    expect(statementReply(said)?.text).toContain('I delete nothing')
  },
)

test.each(['stop reminding me', 'turn off the notifications', 'no more emails', 'stop sending me mails'])(
  '%s is done in the settings',
  (said) => {
    expect(statementReply(said)?.text).toContain('in the settings')
  },
)
