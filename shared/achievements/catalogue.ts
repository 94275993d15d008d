import type { Rarity } from './rarity.ts'
import type { AchievementRule } from './rule.ts'
import type { Figure } from './statistics.ts'

type Line = readonly [key: string, title: string, description: string, figure: Figure, target: number]

const COMMON: readonly Line[] = [
  ['first-step', 'First step', 'Complete a task', 'tasks', 1],
  ['list-maker', 'List maker', 'Complete 25 tasks', 'tasks', 25],
  ['early-bird', 'Early bird', 'Complete 5 tasks between 4:00 and 8:00', 'morningTasks', 5],
  ['night-owl', 'Night owl', 'Complete 5 tasks between 21:00 and midnight', 'eveningTasks', 5],
  ['first-focus', 'In focus', 'Complete a task with 25 minutes on its timer', 'longTasks', 1],
  ['quick-start', 'On the dot', 'Start within 5 minutes of the planned time on 3 days', 'promptDates', 3],
  ['tidy', 'Tidy', 'Complete all that was planned, 3 days in a row', 'fullDates', 3],
  ['streak-3', 'Warming up', 'Keep a streak of 3 days', 'bestStreak', 3],
  ['streak-7', 'A whole week', 'Keep a streak of 7 days', 'bestStreak', 7],
  ['first-goal', 'Aiming', 'Set a goal with a measure and a date', 'datedGoals', 1],
  ['first-habit', 'A first time', 'Check a habit in', 'checkIns', 1],
  ['habit-7', 'Seven times', 'Check one habit in 7 times', 'checkInsOfHabit', 7],
  ['first-plan', 'Good plan', 'Accept a plan of the wizard or the planner', 'acceptedPlans', 1],
  ['reviewer', 'Looking back', 'Finish a weekly review', 'reviews', 1],
  ['first-friend', 'Company', 'Make a friend', 'friends', 1],
  ['first-team', 'One of us', 'Be a member of a team', 'teams', 1],
  ['first-challenge', 'I am in', 'Join a challenge', 'joinedChallenges', 1],
  ['first-proof', 'Proven', 'Have a claim confirmed', 'confirmedClaims', 1],
  ['first-witness', 'Witness', 'Give a verdict on a claim', 'verdicts', 1],
  ['cheer-5', 'Cheerful', 'Cheer 5 times', 'cheers', 5],
  ['first-room', 'Side by side', 'Keep a room until its end', 'keptRooms', 1],
  ['balanced-week', 'Balanced week', 'Do something for 3 domains in one week', 'domainsOfWeek', 3],
]

const RARE: readonly Line[] = [
  ['centurion', 'Centurion', 'Complete 100 tasks', 'tasks', 100],
  ['streak-14', 'A fortnight', 'Keep a streak of 14 days', 'bestStreak', 14],
  ['streak-30', 'A month', 'Keep a streak of 30 days', 'bestStreak', 30],
  [
    'perfect-week',
    'Perfect week',
    'Complete all that was planned, at least 10 tasks, 7 days in a row',
    'datesOfFullWeek',
    7,
  ],
  ['focus-25h', 'A day of focus', 'Work 25 hours with the timer', 'timerHours', 25],
  ['deep-day', 'Deep day', 'Work 4 hours with the timer on one day', 'timerMinutesOfDate', 240],
  ['estimator', 'Good guess', 'Finish 20 timed tasks within 15 % of their estimate', 'estimatedTasks', 20],
  ['habit-strong', 'Second nature', 'Bring a habit to a strength of 80', 'bestStrength', 80],
  ['goal-done', 'Reached', 'Reach a goal', 'reachedGoals', 1],
  ['goal-early', 'Ahead of time', 'Reach a goal at least 7 days before its date', 'earlyGoals', 1],
  ['partner-10', 'Trusted', 'Have 10 claims confirmed by people', 'claimsConfirmedByPeople', 10],
  ['good-witness', 'Good witness', 'Give 25 verdicts', 'verdicts', 25],
  [
    'challenger',
    'Challenger',
    'Finish a challenge of 3 people or more with a score',
    'contestedChallenges',
    1,
  ],
  ['champion', 'Champion', 'Win a challenge', 'wonChallenges', 1],
  ['rooms-10', 'Regular', 'Keep 10 rooms until their end', 'keptRooms', 10],
  ['comeback', 'Comeback', 'Complete a task within 3 days of losing a streak of 7 or more', 'comebacks', 1],
]

const EPIC: readonly Line[] = [
  ['thousand', 'A thousand', 'Complete 1,000 tasks', 'tasks', 1000],
  ['streak-66', 'By now a habit', 'Keep a streak of 66 days', 'bestStreak', 66],
  ['streak-100', 'A hundred days', 'Keep a streak of 100 days', 'bestStreak', 100],
  ['focus-250h', 'Deep water', 'Work 250 hours with the timer', 'timerHours', 250],
  ['habit-trio', 'Three of a kind', 'Have 3 habits with a strength of 80 at once', 'strongHabits', 3],
  ['five-goals', 'Five goals', 'Reach 5 goals', 'reachedGoals', 5],
  ['partner-100', 'A hundred nods', 'Have 100 claims confirmed by people', 'claimsConfirmedByPeople', 100],
  ['witness-100', 'Eyes open', 'Give 100 verdicts', 'verdicts', 100],
  ['league-top3', 'On the podium', 'End a week of everyone among the first three', 'topRanks', 1],
]
const SECRET_EPIC: readonly Line[] = [
  ['year-turn', 'Over the year', 'Complete a task on 31 December and on 1 January', 'yearTurns', 1],
]

const LEGENDARY: readonly Line[] = [
  ['five-thousand', 'Five thousand', 'Complete 5,000 tasks', 'tasks', 5000],
  ['streak-365', 'A whole year', 'Keep a streak of 365 days', 'bestStreak', 365],
  ['focus-1000h', 'A thousand hours', 'Work 1,000 hours with the timer', 'timerHours', 1000],
  ['rooms-250', 'Never alone', 'Keep 250 rooms until their end', 'keptRooms', 250],
]
const SECRET_LEGENDARY: readonly Line[] = [
  ['leap-day', 'Leap day', 'Complete a task on 29 February', 'leapDays', 1],
  ['phoenix', 'Phoenix', 'Keep a streak of 30 days again, after one of 30 was lost', 'streaksRegained', 1],
]

/** All achievements, in the order in which they are listed (docs/rules/achievements.md). */
export const CATALOGUE: readonly AchievementRule[] = [
  ...rules('common', COMMON),
  ...rules('rare', RARE),
  ...rules('epic', EPIC),
  ...rules('epic', SECRET_EPIC, true),
  ...rules('legendary', LEGENDARY),
  ...rules('legendary', SECRET_LEGENDARY, true),
]

function rules(rarity: Rarity, lines: readonly Line[], secret = false): AchievementRule[] {
  return lines.map(([key, title, description, figure, target]) => ({
    key,
    title,
    description,
    rarity,
    secret,
    figure,
    target,
  }))
}

const BY_KEY: ReadonlyMap<string, AchievementRule> = new Map(CATALOGUE.map((rule) => [rule.key, rule]))

/** The rule of a key; undefined for one that is not in the catalogue (any more). */
export function ruleOf(key: string): AchievementRule | undefined {
  return BY_KEY.get(key)
}

/** What is still to be unlocked, in order. */
export function lockedBeside(unlocked: Iterable<string>): AchievementRule[] {
  const keys = new Set(unlocked)
  return CATALOGUE.filter(({ key }) => !keys.has(key))
}
