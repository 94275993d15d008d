import fc from 'fast-check'
import { expect, test } from 'vitest'
import { minuteOf } from '#shared/planning/placing/block.ts'
import { pickedUp } from '#shared/planning/pickUp.ts'
import { propose } from '#shared/planning/proposal.ts'
import { addDays, DAYS_PER_WEEK, daysBetween } from '#shared/time/civil.ts'
import { freeCalendar, sessionOf, TODAY, understoodGoal } from '#shared/planning/testing/aPlan.ts'
import { goalPlan } from './goalPlan.ts'
import type { GoalPlan, PartOfPlan } from '#shared/planning/placing/toPlace.ts'
import { nextPartInWords, partAfter } from './nextPart.ts'
import { brokenExclusions, brokenRules, type RuledSession } from './rules.ts'
import { summaryOf } from './summary.ts'
import { startingLoad, highestWeek, weekOfPlan } from './weeklyLoad.ts'

const SENTENCES = [
  'Run a marathon by 1 August 2027, 4 times a week, not on Mondays',
  'Run a half marathon by 30 June 2027, 3 times a week',
  'Get stronger by 1 July 2027, 3 times a week, not on weekends',
  'Cycle 100 km by 15 June 2027, on tuesdays, thursdays and saturdays',
  'Hike the West Highland Way by 1 July 2027, 3 times a week',
  'Swim 3 km without stopping by 15 June 2027, 3 times a week',
  'Train for a triathlon by 30 June 2027, 5 times a week, not on Mondays',
  'Do 100 push-ups by 1 June 2027, 3 times a week',
  'Recover from burnout by 1 June 2027, 3 times a week',
  'Learn Spanish by 1 June 2027, 3 times a week, 40 minutes, in the evening, not on Sundays',
  'Write a novel by 1 September 2027, 4 times a week, before work',
]
const said: string[] = []
const BLAME = /\b(missed|failed)\b|should have|guilt|streak|!/i
/** Three months, and what is planned a week before they end. */
const DAYS_FOLLOWED = 91

type Placed = RuledSession & { at: string; isDone: boolean }

/** A part with its places, in a calendar that is free. */
function placedPart(goal: ReturnType<typeof understoodGoal>, part: PartOfPlan | null) {
  const plan = goalPlan(goal, TODAY, part)
  const calendar = freeCalendar(plan)
  const wide = freeCalendar({ from: plan.from, to: addDays(plan.from, 365) })
  const { items = [], infeasible = [] } = propose(calendar, plan.steps, plan.optional, wide) ?? {}
  const sessions = items
    .filter(({ step }) => step !== 'kickoff')
    .map((item) => ({ ...sessionOf(item), at: item.step ?? '' }))
  return { plan, summary: summaryOf(goal, plan, infeasible, null), sessions }
}

/** The open sessions of a part, as picking up moves them. */
function pickUp(
  sessions: readonly Placed[],
  plan: GoalPlan,
  today: string,
  deadline: string | null,
): Placed[] | null {
  const lastDone = sessions.findLast(({ isDone }) => isDone)?.date ?? null
  const open = sessions.flatMap(({ isDone, date, time, at }) => {
    const step = plan.steps.find(({ key }) => key === at)
    const minutes = sessions.find((one) => one.at === at)?.minutes ?? 0
    return isDone || !step ? [] : [{ date, time, step: { ...step, minutes } }]
  })
  const moved = pickedUp(open, {
    today,
    earliest: minuteOf(today, '00:00'),
    lastDone,
    others: sessions.filter(({ isDone }) => isDone),
    planned: plan.steps,
    begun: TODAY,
    goesOn: plan.from !== TODAY,
    deadline,
    goal: 'The goal',
  })
  if (!moved) return null
  said.push(moved.summary)
  const byKey = new Map(moved.steps.map((step) => [step.key, step]))
  return sessions.map((session) => {
    const step = byKey.get(session.at)
    return step && !session.isDone
      ? { ...session, date: step.not_before ?? '', minutes: step.minutes }
      : session
  })
}

/** Follows a plan day by day. @param diligence by week, how likely a session is done @param chances one for each session */
function follow(text: string, diligence: readonly number[], chances: readonly number[], accepts: boolean) {
  const goal = understoodGoal(text, text.includes('minutes') ? {} : { minutes: 'pattern' })
  const words = [...said]
  said.length = 0
  const all: Placed[] = []
  let part: PartOfPlan | null = null
  let chance = 0
  let load = 0
  for (;;) {
    const { plan, summary, sessions } = placedPart(goal, part)
    load ||= startingLoad(plan.steps, TODAY, false)
    words.push(summary)
    let own = sessions.map((session): Placed => ({ ...session, isDone: false }))
    const decided = addDays(plan.covers_until, -DAYS_PER_WEEK)
    let weeksMoved = 0
    let doneBefore = -1
    for (
      let today: string = plan.from;
      today <= addDays(plan.covers_until, weeksMoved * DAYS_PER_WEEK);
      today = addDays(today, 1)
    ) {
      const week = Math.floor(daysBetween(TODAY, today) / DAYS_PER_WEEK)
      own = own.map((session) => {
        if (session.date !== today) return session
        chance += 1
        const isDone = (chances[chance % chances.length] ?? 0) < (diligence[week % diligence.length] ?? 0)
        return { ...session, isDone }
      })
      const lately = own.filter(({ date }) => date < today && date >= addDays(today, -DAYS_PER_WEEK))
      const isBroken = lately.length >= 2 && !lately.some(({ isDone }) => isDone)
      const doneNow = own.filter(({ isDone }) => isDone).length
      const moved =
        accepts && isBroken && doneNow !== doneBefore ? pickUp(own, plan, today, goal.deadline) : null
      if (!moved) continue
      const first = own.findIndex((session, index) => session.date !== moved[index]?.date)
      weeksMoved += daysBetween(own[first]?.date ?? '', moved[first]?.date ?? '') / DAYS_PER_WEEK
      doneBefore = doneNow
      own = moved
    }
    all.push(...own)
    const dated = own.filter(({ date }) => date < addDays(decided, weeksMoved * DAYS_PER_WEEK))
    const done = dated.filter(({ isDone }) => isDone).length
    const share = dated.length === 0 ? 1 : done / dated.length
    words.push(nextPartInWords({ done, of: dated.length, share }))
    part = partAfter({
      until: plan.covers_until,
      behind: part?.behind ?? 0,
      weeksMoved,
      share,
      highest: Math.max(startingLoad(plan.steps, TODAY, plan.from !== TODAY), highestWeek(all.map(ofWeek))),
      today: decided,
    })
    if (daysBetween(TODAY, part.from) > DAYS_FOLLOWED || part.from > (goal.deadline ?? ''))
      return { goal, plan, all, words, load }
  }
}

const ofWeek = ({ date, minutes }: Placed) => ({ week: weekOfPlan(TODAY, date), minutes })

test('a plan that is followed for three months, however diligently, grows within its bounds, keeps what was left out, and blames nobody', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...SENTENCES),
      fc.array(fc.constantFrom(0, 0.2, 0.5, 0.7, 0.9, 1), { minLength: 13, maxLength: 13 }),
      fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 20, maxLength: 20 }),
      fc.boolean(), // whether what was left is picked up
      (text, diligence, chances, accepts) => {
        const { goal, plan, all, words, load } = follow(text, diligence, chances, accepts)
        const sessions = all.toSorted((one, other) => (one.date < other.date ? -1 : 1))
        const { phases } = plan
        const rules = brokenRules({
          pattern: goal.pattern,
          sessions,
          phases,
          from: TODAY,
          to: goal.deadline ?? '',
          startingLoad: load, // a first week may be picked up in two halves
        })
        expect(rules.filter((rule) => rule.startsWith('C8'))).toEqual([])
        expect(brokenExclusions(sessions, goal)).toEqual([])
        for (const line of [...words, ...all.flatMap(({ title, note }) => [title, note])])
          expect(line).not.toMatch(BLAME)
      },
    ),
    { numRuns: 60 },
  )
})
