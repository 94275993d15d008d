import type { Pattern, PatternPhase } from './pattern.ts'
import { NOT_ACTIVE } from './levelWords.ts'
import { raceFromZero } from './raceFromZero.ts'
import { triathlon } from './triathlon.ts'

const PHASES: readonly PatternPhase[] = [
  {
    title: 'Base',
    focus: 'Easy running, most of it slow enough to talk',
    why: 'Heart and lungs adapt within weeks, tendons and bones take months; easy minutes give them that time.',
    share: 0.35,
    checkpoint: 'You could still talk at the end of your longest run',
    kinds: [
      {
        title: 'Easy run {n}, {minutes} min: slow enough to talk',
        note: 'Run {minutes} minutes slowly enough to speak in whole sentences; walk when you cannot. Done when the time is up, whatever the distance.',
        effort: 'easy',
      },
      {
        title: 'Strides {n}, {minutes} min: easy, five quick ones',
        note: 'Run {minutes} minutes easily; in the second half run 5 times 20 seconds faster but relaxed, with a minute of jogging between. Done when the last one still felt light.',
        effort: 'easy',
      },
      {
        title: 'Soft ground {n}, {minutes} min: park or trail, easy',
        note: 'Run {minutes} minutes easily on grass or paths with short steps, by feeling and not by pace. Done when the time is up.',
        effort: 'easy',
      },
      {
        title: 'Hills {n}, {minutes} min: short and steady',
        note: 'Jog for 10 minutes, then run up a gentle hill for 45 seconds and walk back down, 4 to 8 times within {minutes} minutes; jog home. Done when the last climb was as fast as the first.',
        effort: 'hard',
      },
      {
        title: 'Play with pace {n}, {minutes} min: lamp to lamp',
        note: 'Jog for 10 minutes, then run briskly to the next lamp or tree whenever you feel like it and jog until you are ready again; jog the last 10. Done when {minutes} minutes are up and you have run briskly 6 times or more.',
        effort: 'hard',
      },
      {
        title: 'Long run {n}, {minutes} min: flat and slow',
        note: 'Run {minutes} minutes, slower than on the other days, on flat ground; short walks are fine. Done when the time is up and you could have gone on a little.',
        effort: 'long',
      },
      {
        title: 'New route {n}, {minutes} min: long and slow',
        note: 'Run {minutes} minutes slowly where you have not run before; take water along. Done when the time is up and the distance is written down.',
        effort: 'long',
      },
    ],
  },
  {
    title: 'Build',
    focus: 'One faster session and one long run a week',
    why: 'A little faster running each week raises the pace that you can hold; the long run teaches you to keep going.',
    share: 0.35,
    checkpoint: 'Distance of your longest run so far, in km',
    kinds: [
      {
        title: 'Between hard days {n}, {minutes} min: easy run',
        note: 'Run {minutes} minutes slowly; today is for recovering. Done when you feel fresher than at the start.',
        effort: 'easy',
      },
      {
        title: 'Recovery run {n}, {minutes} min: very slow',
        note: 'Run or walk {minutes} minutes as slowly as you like. Done when the legs are loose.',
        effort: 'easy',
      },
      {
        title: 'Intervals {n}, {minutes} min: faster minutes',
        note: 'Jog for 10 minutes, then change between 2 minutes fast and 2 minutes of jogging, 4 to 8 times within {minutes} minutes; jog the last 5. Done when the last one was as fast as the first.',
        effort: 'hard',
      },
      {
        title: 'Tempo run {n}, {minutes} min: brisk and even',
        note: 'Jog for 10 minutes, run half of the {minutes} minutes, at most 25, at a pace you could hold for an hour, then jog home. Done when the pace held to the end.',
        effort: 'hard',
      },
      {
        title: 'Long run {n}, {minutes} min: eat and drink',
        note: 'Run {minutes} minutes slowly; practise what you will drink on the day, and eat too where you run longer than 90 minutes. Done when the time is up and your stomach is calm.',
        effort: 'long',
      },
      {
        title: 'Steady end {n}, {minutes} min: long run',
        note: 'Run {minutes} minutes slowly; if you feel well, run the last quarter at the pace of your race. Done when the end was no slower than the start.',
        effort: 'long',
      },
    ],
  },
  {
    title: 'Sharpen',
    focus: 'The pace of the race, and the longest run',
    why: 'The body learns the pace that it practises; the longest run comes now, while there is time to recover from it.',
    share: 0.2,
    checkpoint: 'You know the pace at which you want to run the race',
    kinds: [
      {
        title: 'Relaxed form {n}, {minutes} min: easy run',
        note: 'Run {minutes} minutes easily; every five minutes let shoulders and hands go loose. Done when the time is up.',
        effort: 'easy',
      },
      {
        title: 'Recovery jog {n}, {minutes} min',
        note: 'Jog {minutes} minutes, slower than seems right. Done when your legs feel better than before.',
        effort: 'easy',
      },
      {
        title: 'Race pace {n}, {minutes} min: six minutes each',
        note: 'Jog for 10 minutes, then change between 6 minutes at the pace of your race and 2 minutes of jogging, 2 to 4 times within {minutes} minutes; jog home. Done when all were at the same pace.',
        effort: 'hard',
      },
      {
        title: 'Short and quick {n}, {minutes} min: light legs',
        note: 'Jog for 10 minutes, then change between 1 minute quick and 1 minute of jogging, 5 to 10 times within {minutes} minutes; jog home. Done when the last one was still relaxed.',
        effort: 'hard',
      },
      {
        title: 'Long run {n}, {minutes} min: as on the day',
        note: 'Run {minutes} minutes in the shoes and clothes of the race, after the same breakfast and at the same hour. Done when nothing rubs and nothing is left to try.',
        effort: 'long',
      },
      {
        title: 'Patient start {n}, {minutes} min: long run',
        note: 'Run {minutes} minutes; begin clearly slower than you want to and let the pace come. Done when the second half felt easier than the first.',
        effort: 'long',
      },
    ],
  },
  {
    title: 'Taper',
    focus: 'Less and less running, rested legs',
    why: 'In two weeks of less running fitness stays and tiredness goes; rested runners are faster.',
    share: 0.1,
    checkpoint: 'Your legs feel fresh when you climb stairs',
    kinds: [
      {
        title: 'Short easy run {n}, {minutes} min',
        note: 'Run {minutes} minutes easily, with three quick but relaxed stretches of 20 seconds. Done when you would like to run more.',
        effort: 'easy',
      },
      {
        title: 'Loose legs {n}, {minutes} min',
        note: 'Run {minutes} minutes as slowly as you like and stretch a little. Done when the time is up.',
        effort: 'easy',
      },
      {
        title: 'Pace check {n}, {minutes} min: a few minutes',
        note: 'Jog for 10 minutes, run 3 to 5 minutes at the pace of your race, then jog home within {minutes} minutes. Done when the pace felt almost too easy.',
        effort: 'easy',
      },
    ],
  },
]

const QUESTION: NonNullable<Pattern['question']> = {
  text: 'How far can you run today without a break?',
  suggestions: [
    { label: 'Not yet 5 km', level: 'can run less than 5 km', start: 0.6, means: NOT_ACTIVE },
    { label: '5 km', level: 'can run 5 km' },
    { label: '10 km', level: 'can run 10 km', start: 1.3 },
    { label: 'A half marathon', level: 'can run a half marathon', start: 1.7 },
  ],
  assumed: 'can run 5 km',
}

/** A running race, 5 km to marathon. */
export const race: Pattern = {
  key: 'race',
  usual: { perWeek: 3, minutes: 40 },
  question: QUESTION,
  firstStep: {
    title: 'Starting point: 10 easy minutes',
    note: 'Walk 5 minutes, then run 5 so easily that you could talk. Done when you have written one line about how it felt.',
  },
  phases: PHASES,
  keepsRoom: true,
  isTheDay: true,
  load: {
    hasLong: true,
    mostHard: 1,
    longest: 130,
    mostWeekly: 300,
    bounds: [
      { of: /\bhalf\b|\b21 ?k/i, longest: 130, mostWeekly: 300 },
      {
        of: /\b(?:marathon|ultra\w*|triathlon|iron ?man|(?:42|50|80|100) ?k)/i,
        longest: 180,
        mostWeekly: 420,
      },
      { of: /\b10 ?k|\b10 kilomet|\b6 miles\b/i, longest: 100, mostWeekly: 240 },
      { of: /\b5 ?k|\b5 kilomet|\b3 miles\b|\bpark ?run\b|\bfun run\b/i, longest: 75, mostWeekly: 200 },
    ],
  },
  usualWeeks: [
    {
      of: /\bhalf\b/i,
      weeks: 10,
      text: 'A half marathon usually takes 10 weeks or more; with less, walk parts of it or take a later one.',
    },
    {
      of: /\bmarathon\b|\bultra/i,
      weeks: 16,
      text: 'A marathon usually takes 16 weeks or more; with less, take a shorter race or a later one.',
    },
  ],
  advice: [
    {
      text: 'See a doctor first if you have pain, a heart condition or have not moved for a long time. Pain that changes how you run ends the run.',
    },
  ],
  variants: [triathlon, raceFromZero(PHASES, QUESTION)],
  sources: [
    {
      claim: 'Most running is easy; a little is hard',
      url: 'https://pubmed.ncbi.nlm.nih.gov/20861519/',
    },
    {
      claim: 'Two weeks with less volume before a race make faster',
      url: 'https://pubmed.ncbi.nlm.nih.gov/17762369/',
    },
    {
      claim: 'Weeks that grow by more than 30 % may bring more injuries from overuse',
      url: 'https://doi.org/10.2519/jospt.2014.5164',
    },
    { claim: 'Plans by distance with one long run a week', url: 'https://www.halhigdon.com/training/' },
  ],
}
