const range = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => from + index)
const without = (days: readonly number[], off: readonly number[]) => days.filter((day) => !off.includes(day))

/**
 * An expectation that Loop Habit Tracker publishes in its ScoreListTest: days before today on which something was done or
 * skipped, and the scores that follow, today first, 0 to 1.
 */
export type LoopScores = {
  name: string
  /** The habit, as the API takes it. */
  habit: object
  /** Days before today when it begins, where that is not the first of the days. */
  start?: number
  /** The value of a done day. */
  value: number
  done: readonly number[]
  skipped: readonly number[]
  scores: readonly number[]
}

const TWENTY_DAYS = [
  0.655747, 0.636894, 0.617008, 0.596033, 0.57391, 0.550574, 0.525961, 0.5, 0.472617, 0.443734, 0.41327,
  0.381137, 0.347244, 0.311495, 0.273788, 0.234017, 0.192067, 0.14782, 0.101149, 0.051922,
]
const SIX_OF_SEVEN = [
  0.365222, 0.3331, 0.299354, 0.263899, 0.226651, 0.191734, 0.159268, 0.129375, 0.102187, 0.077839, 0.056477,
  0.056477, 0.056477, 0.056477, 0.038251, 0.023319, 0.011848, 0.004014,
]

export const LOOP_SCORES: readonly LoopScores[] = [
  {
    name: 'twenty days done',
    habit: {},
    value: 1,
    done: range(0, 20),
    skipped: [],
    scores: TWENTY_DAYS,
  },
  {
    name: 'twenty days of a number',
    habit: { kind: 'count', target: 200 },
    value: 200,
    done: range(0, 20),
    skipped: [],
    scores: TWENTY_DAYS,
  },
  {
    name: 'twenty days with skipped ones',
    habit: {},
    value: 1,
    done: without(range(0, 20), [5, 10, 11]),
    skipped: [5, 10, 11],
    scores: [
      0.596033, 0.57391, 0.550574, 0.525961, 0.5, 0.472617, 0.472617, 0.443734, 0.41327, 0.381137, 0.347244,
      0.347244, 0.347244, 0.311495, 0.273788, 0.234017, 0.192067, 0.14782, 0.101149, 0.051922,
    ],
  },
  {
    name: 'a number with skipped days',
    habit: { kind: 'count', target: 2000 },
    value: 2000,
    done: without(range(0, 20), [10, 15]),
    skipped: [10, 15],
    scores: [
      0.617008, 0.596033, 0.57391, 0.550574, 0.525961, 0.5, 0.472617, 0.443734, 0.41327, 0.381137, 0.347244,
      0.347244, 0.311495, 0.273788, 0.234017, 0.192067, 0.192067, 0.14782, 0.101149, 0.051922,
    ],
  },
  {
    name: 'one day done, one skipped, then nothing; the open day costs nothing yet',
    habit: {},
    value: 1,
    done: [6],
    skipped: [5],
    scores: [0.041949, 0.041949, 0.044247, 0.04667, 0.049226, 0.051922, 0.051922],
  },
  ...[
    { type: 'times_per_days', times: 6, days: 7 },
    { type: 'times_per_week', times: 6 },
  ].map((schedule) => ({
    name: `six times in seven days with skipped ones, ${schedule.type}`,
    habit: { schedule },
    value: 1,
    done: without(range(0, 18), [10, 11, 12]),
    skipped: [10, 11, 12],
    scores: SIX_OF_SEVEN,
  })),
  {
    name: 'at most, with too much on every day but the first',
    habit: { kind: 'count', aim: 'at_most', target: 2000 },
    start: 20,
    value: 5000,
    done: range(0, 20),
    skipped: [],
    scores: [
      0.344253, 0.363106, 0.382992, 0.403967, 0.42609, 0.449426, 0.474039, 0.5, 0.527383, 0.556266, 0.58673,
      0.618863, 0.652756, 0.688505, 0.726212, 0.765983, 0.807933, 0.85218, 0.898851, 0.948078, 1,
    ],
  },
]

/** Days of the habit of StreakListTest, and the lengths of its streaks, newest first. */
export const LOOP_STREAKS = {
  done: [
    0, 1, 3, 5, 7, 8, 9, 10, 12, 14, 15, 17, 19, 20, 26, 27, 28, 50, 51, 52, 53, 54, 58, 60, 63, 65, 70, 71,
    72, 73, 74, 75, 80, 81, 83, 89, 90, 91, 95, 102, 103, 108, 109, 120,
  ],
  lengths: [2, 1, 1, 4, 1, 2, 1, 2, 3, 5, 1, 1, 1, 1, 6, 2, 1, 3, 1, 2, 2, 1],
}
