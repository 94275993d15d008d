import { expect, test } from 'vitest'
import { understand } from '#shared/planning/understand.ts'

const TODAY = { today: '2026-11-23', weekStart: 1 } as const
/** A goal alone, and one with a rhythm. */
const GOALS = ['learn guitar', 'run 3 times a week']
const SHAPES: readonly ((goal: string, said: string) => string)[] = [
  (goal, said) => `${goal}, ${said}`,
  (goal, said) => `${goal} but ${said.replace(/^but /, '')}`,
  (goal, said) => `${said}, ${goal}`,
]

function sentences(said: string): string[] {
  return GOALS.flatMap((goal) => SHAPES.map((shape) => shape(goal, said)))
}

/** `D` is a day. */
const DAYS =
  `not on D / never on D / no D / except D / but not D / D off / D are off limits / D don't work / D don't work for me
  D won't work / D are bad / D are out / D are not possible / I can't do D / can't make D / I'm busy on D / I'm never free on D
  I'm not available on D / I have no time on D / I don't have time on D / I don't want to do anything on D / I'd rather not on D
  anything but D / any day but D / avoid D / avoiding D / leave D free / I need D free / I keep D for family / D is family day
  D are for family / D are sacred / D are a no go / D is a no / not D / D excluded / without D / apart from D
  don't plan anything on D / don't put anything on D / please leave out D / please no D / D I rest / I travel on D / D I'm away / D I can't
  I hate D / I'm out on D / my D are full / D are packed / D are too busy / D are crazy at work / I'm exhausted on D
  nothing on D / I never train on D / I prefer not to on D / D tend to be busy / D isn't good / D aren't great for me
  D don't suit me / D would be bad / D wouldn't work / D is my rest day / I have the kids on D / D is when I see my mum
  definitely not D / ideally not D / especially not D`
    .split(/\n| \/ /)
    .map((said) => said.trim())

test.each(DAYS)('%s: nothing is planned on that day', (said) => {
  for (const [name, day] of [['mondays', 1] as const, ['friday', 5] as const])
    for (const sentence of sentences(said.replace('D', name))) {
      const { weekdays } = understand(sentence, TODAY).understood
      expect(weekdays?.length === 7 ? [] : weekdays, sentence).not.toEqual(expect.arrayContaining([day]))
    }
})

/** `P` is a part of the day. */
const PARTS =
  `not in the P / never in the P / no Ps / except Ps / I can't do Ps / Ps don't work / Ps are bad / Ps are impossible
  I'm busy in the P / I'm never free in the P / I have no time in the P / anything but Ps / any time but the P / avoid Ps / skip Ps
  leave Ps free / keep my Ps free / Ps are for family / Ps are a no go / not Ps / I hate Ps / my Ps are full / I'm useless in the P
  nothing in the P / Ps don't suit me / I prefer not to in the P / I never have energy in the P / I can't concentrate in the P
  Ps are no good / I'm not a P person / Ps I'm dead`
    .split(/\n| \/ /)
    .map((said) => said.trim())

test.each(PARTS)('%s: nothing is planned in that part of the day', (said) => {
  for (const [part, from, to] of [
    ['morning', '05:00', '12:00'] as const,
    ['evening', '17:00', '24:00'] as const,
  ])
    for (const sentence of sentences(said.replace('Ps', `${part}s`).replace('P', part))) {
      const { between } = understand(sentence, TODAY).understood
      expect(between !== null && between[0] >= from && between[1] <= to, sentence).toBe(false)
    }
})

const HOURS =
  `not after 9pm / nothing after 9pm / no later than 9pm / not past 9pm / I can't do anything after 9pm
  I don't want to do anything after 9pm / I'm dead after 9pm / after 9pm I sleep / after 9pm is impossible / after 9pm I'm asleep
  my brain is off after 9pm / after 9pm is too late / 9pm is too late / the neighbours complain after 9pm / I get tired after 9pm
  no noise after 9pm / quiet hours after 9pm / after 9pm is for sleep / before 9pm please / I never work after 9pm`
    .split(/\n| \/ /)
    .map((said) => said.trim())

test.each(HOURS)('%s: nothing is planned after it', (said) => {
  for (const sentence of sentences(said)) {
    const { between } = understand(sentence, TODAY).understood
    expect(between !== null && between[0] >= '21:00', sentence).toBe(false)
  }
})
