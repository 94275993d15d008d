import type { Pattern, SessionKind } from './pattern.ts'

/** Rungs of running and walking: minutes running, minutes walking, how often. None asks for much more than the one before. */
const RUNGS: readonly (readonly [run: string, walk: string, times: number])[] = [
  ['1 min', '2 min', 6],
  ['1 min', '2 min', 7],
  ['1 min', '1.5 min', 8],
  ['1.5 min', '2 min', 6],
  ['1.5 min', '2 min', 7],
  ['2 min', '2 min', 6],
  ['2 min', '1.5 min', 6],
  ['2.5 min', '2 min', 5],
  ['3 min', '2 min', 5],
  ['3 min', '1.5 min', 5],
  ['4 min', '2 min', 4],
  ['4 min', '1.5 min', 4],
  ['5 min', '2 min', 4],
  ['5 min', '1.5 min', 4],
  ['6 min', '2 min', 3],
  ['7 min', '2 min', 3],
  ['8 min', '2 min', 3],
  ['9 min', '2 min', 2],
  ['10 min', '2 min', 2],
  ['11 min', '2 min', 2],
  ['12 min', '1 min', 2],
  ['14 min', '1 min', 2],
]
/** Then without walking. */
const WHOLE = [20, 22, 25, 28, 30]

/** Three days by turns have names, so that they differ at first sight. */
const DAYS = ['Calm start', 'Second round', 'Third round']

const rungs: SessionKind[] = [
  ...RUNGS.map(([run, walk, times]) => ({
    title: `${times} × ${run} run, ${walk} walk`,
    note: `Walk 5 minutes, then ${times} times: run ${run} so slowly that you could talk, walk ${walk}. Done when all ${times} are behind you; one less is fine on a hard day.`,
  })),
  ...WHOLE.map((minutes) => ({
    title: `${minutes} min in one piece`,
    note: `Walk 5 minutes, then run ${minutes} minutes without a break, slower than you think. Done when the time is up, whatever the distance.`,
  })),
]

/** Who runs half an hour keeps it, and a little more. */
const after: SessionKind[] = [
  {
    title: 'Easy run {n}, {minutes} min: talk all the way',
    note: 'Run {minutes} minutes in all, walking the first 5, so slowly that you could talk. Done when the time is up.',
  },
  {
    title: 'New way {n}, {minutes} min: a path you do not know',
    note: 'Run {minutes} minutes in all somewhere else: a park, a river, another part of town. Done when you have been there.',
  },
  {
    title: 'Four quick bits {n}, {minutes} min: easy between',
    note: 'Walk 5 minutes, run easily, and four times go a little faster for 20 seconds, with 2 minutes easy after each. Done after the fourth, {minutes} minutes in all.',
  },
]

/** From walking to half an hour of running. */
export const startRunning: Pattern = {
  key: 'start_running',
  usual: { perWeek: 3, minutes: 30 },
  question: {
    text: 'Can you walk for half an hour without trouble?',
    suggestions: [
      { label: 'Yes', level: 'can walk for half an hour' },
      { label: 'Not yet', level: 'cannot walk for half an hour yet', start: 0.7 },
      { label: 'I run a little already', level: 'run a little already' },
    ],
    assumed: 'can walk for half an hour',
  },
  firstStep: {
    title: 'Find your start: 5 min walk, 1 min run',
    note: 'Walk 5 minutes, run 1 minute as slowly as you can, walk home. Done when you know how that minute felt.',
  },
  phases: [
    {
      title: 'Minutes',
      focus: 'Short runs with walking between',
      why: 'Lungs learn faster than tendons; the walking gives these their time.',
      share: 0.4,
      checkpoint: 'You could talk in every run of these weeks',
      kinds: rungs,
    },
    {
      title: 'Longer pieces',
      focus: 'Fewer and longer runs',
      why: 'Each piece grows a little, so that no single day is much harder than the last.',
      share: 0.4,
      checkpoint: 'Minutes of your longest run without walking',
      kinds: rungs,
    },
    {
      title: 'Fewer breaks',
      focus: 'Longer runs and shorter walks',
      why: 'What was three pieces becomes two, and then one; the pace stays slow.',
      share: 0.2,
      checkpoint: 'Minutes that you run in one piece by now',
      kinds: rungs,
    },
  ],
  ladder: { rungs, days: DAYS, after },
  load: { hasLong: false, mostHard: 0, longest: 45, mostWeekly: 180, taper: 0.8 },
  advice: [
    { text: 'See a doctor first if you have pain, a heart condition or have not moved for a long time.' },
  ],
  sources: [
    {
      claim: 'Nine weeks of running and walking by turns lead to 30 minutes',
      url: 'https://www.nhs.uk/live-well/exercise/get-running-with-couch-to-5k/',
    },
    {
      claim: 'Adults need 150 minutes of movement a week',
      url: 'https://www.who.int/news-room/fact-sheets/detail/physical-activity',
    },
  ],
}
