/**
 * All that achievements are judged by (docs/rules/achievements.md). A rule is one of these figures and what it has to reach.
 *
 * A figure of a part of the product that is not there yet is 0 until something counts it.
 */
export type Statistics = {
  /** Tasks that are completed now. */
  tasks: number
  /** Tasks that were completed from 04:00 to 07:59, and from 21:00 to 23:59, by the person's clock. */
  morningTasks: number
  eveningTasks: number
  /** Completed tasks with 25 minutes on the timer. */
  longTasks: number
  /** Completed tasks whose timer is within 15 % of their estimate. */
  estimatedTasks: number
  /** Dates on which a timer was started within 5 minutes of the planned time. */
  promptDates: number
  /** Dates in a row with all planned tasks done, and the same for weeks in which they are at least ten. */
  fullDates: number
  datesOfFullWeek: number
  /** The best streak ever, in days. */
  bestStreak: number
  /** Streaks of 30 that came after one of 30 was lost, and first tasks soon after a streak of 7 was. */
  streaksRegained: number
  comebacks: number
  /** Pairs of New Year's Eve and the day after it with a task each, and leap days with one. */
  yearTurns: number
  leapDays: number
  /** Hours of the timer, and minutes on one date. */
  timerHours: number
  timerMinutesOfDate: number
  /** Goals with a measure and a date; goals that were reached when they were achieved, and those a week before their date. */
  datedGoals: number
  reachedGoals: number
  earlyGoals: number
  /** Check-ins that were earned, and those of one habit. */
  checkIns: number
  checkInsOfHabit: number
  /** The greatest strength of a habit, and how many have 80. */
  bestStrength: number
  strongHabits: number
  /** Domains with a task or a check-in in one week, Monday to Sunday. */
  domainsOfWeek: number
  acceptedPlans: number
  reviews: number
  friends: number
  cheers: number
  teams: number
  joinedChallenges: number
  contestedChallenges: number
  wonChallenges: number
  confirmedClaims: number
  claimsConfirmedByPeople: number
  verdicts: number
  keptRooms: number
  topRanks: number
}
export type Figure = keyof Statistics

/** A habit of this strength is a strong one. */
export const STRONG = 80

/** The statistics of somebody who has done nothing yet. */
export const NO_STATISTICS: Readonly<Statistics> = {
  tasks: 0,
  morningTasks: 0,
  eveningTasks: 0,
  longTasks: 0,
  estimatedTasks: 0,
  promptDates: 0,
  fullDates: 0,
  datesOfFullWeek: 0,
  bestStreak: 0,
  streaksRegained: 0,
  comebacks: 0,
  yearTurns: 0,
  leapDays: 0,
  timerHours: 0,
  timerMinutesOfDate: 0,
  datedGoals: 0,
  reachedGoals: 0,
  earlyGoals: 0,
  checkIns: 0,
  checkInsOfHabit: 0,
  bestStrength: 0,
  strongHabits: 0,
  domainsOfWeek: 0,
  acceptedPlans: 0,
  reviews: 0,
  friends: 0,
  cheers: 0,
  teams: 0,
  joinedChallenges: 0,
  contestedChallenges: 0,
  wonChallenges: 0,
  confirmedClaims: 0,
  claimsConfirmedByPeople: 0,
  verdicts: 0,
  keptRooms: 0,
  topRanks: 0,
}
