import type { Pattern } from './pattern.ts'

/** A running race, 5 km to marathon. */
export const race: Pattern = {
  key: 'race',
  usual: { perWeek: 3, minutes: 40 },
  question: {
    text: 'How far can you run today without a break?',
    suggestions: [
      { label: 'Not yet 5 km', level: 'can run less than 5 km', start: 0.6 },
      { label: '5 km', level: 'can run 5 km', start: 1 },
      { label: '10 km', level: 'can run 10 km', start: 1.3 },
      { label: 'A half marathon', level: 'can run a half marathon', start: 1.7 },
    ],
    assumed: 'can run 5 km',
  },
  firstStep: {
    title: 'Starting point: 10 easy minutes',
    note: 'Walk 5 minutes, then run 5 so easily that you could talk. Write down how it felt; that is all.',
  },
  phases: [
    {
      title: 'Base',
      focus: 'Easy running, most of it slow enough to talk',
      why: 'Tendons and bones need weeks to get used to running; easy minutes build them without wearing you out.',
      share: 0.35,
      checkpoint: 'The long run of this phase felt easy to the end',
      kinds: [
        {
          title: 'Easy run {n}',
          note: 'Run {minutes} minutes slowly enough to speak in whole sentences; walk when you cannot. Done when the time is up, whatever the distance.',
          effort: 'easy',
        },
        {
          title: 'Relaxed run with strides {n}',
          note: 'Run {minutes} minutes easily; in the second half run 5 times 20 seconds a little faster, with a minute of jogging between. Done when the last stride still felt light.',
          effort: 'easy',
        },
        {
          title: 'Hills {n}: short and steady',
          note: 'Warm up for 10 minutes, run up a gentle hill 6 times for 45 seconds, walk back down, then jog home. Done when all six were at the same pace.',
          effort: 'hard',
        },
        {
          title: 'Long run {n}: flat and slow',
          note: 'Run {minutes} minutes, slower than on the other days, on flat ground. Take water along. Done when the time is up and you could have gone on a little.',
          effort: 'long',
        },
        {
          title: 'Weekly long run {n}: new route',
          note: 'Run {minutes} minutes slowly where you have not run before. Done when the time is up; write down the distance.',
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
          title: 'Easy run {n} between hard days',
          note: 'Run {minutes} minutes slowly; today is for recovering. Done when you feel fresher than at the start.',
          effort: 'easy',
        },
        {
          title: 'Recovery run {n}',
          note: 'Run or walk {minutes} minutes as slowly as you like. Done when the legs are loose.',
          effort: 'easy',
        },
        {
          title: 'Intervals {n}: faster minutes',
          note: 'Warm up for 10 minutes, run 6 times 2 minutes fast with 2 minutes of jogging between, then cool down. Done when the last one was as fast as the first.',
          effort: 'hard',
        },
        {
          title: 'Tempo run {n}',
          note: 'Warm up for 10 minutes, run 15 to 20 minutes at a pace you could hold for an hour, then jog home. Done when the pace held to the end.',
          effort: 'hard',
        },
        {
          title: 'Long run {n}: eat and drink',
          note: 'Run {minutes} minutes slowly and practise drinking and eating as on the race day. Done when the time is up.',
          effort: 'long',
        },
        {
          title: 'Weekly long run {n}: steady end',
          note: 'Run {minutes} minutes, the last quarter at the pace of your race. Done when the pace held.',
          effort: 'long',
        },
      ],
    },
    {
      title: 'Sharpen',
      focus: 'The pace of the race, and the longest runs',
      why: 'The body learns the pace that it practises; the longest runs come now, so that there is time to recover.',
      share: 0.2,
      checkpoint: 'You know the pace at which you want to run the race',
      kinds: [
        {
          title: 'Easy run {n} with loose arms',
          note: 'Run {minutes} minutes easily. Done when the time is up.',
          effort: 'easy',
        },
        {
          title: 'Recovery jog {n}',
          note: 'Jog {minutes} minutes, slower than you think. Done when the legs are loose.',
          effort: 'easy',
        },
        {
          title: 'Race pace {n}',
          note: 'Warm up for 10 minutes, run 3 times 8 minutes at the pace of your race with 3 minutes of jogging between. Done when all three were at the same pace.',
          effort: 'hard',
        },
        {
          title: 'Long run {n}: as on the day',
          note: 'Run {minutes} minutes in the shoes and clothes of the race, after the breakfast of the race. Done when nothing rubs and nothing is left to try.',
          effort: 'long',
        },
      ],
    },
    {
      title: 'Taper',
      focus: 'Less and less running, rested legs',
      why: 'Fitness stays for two weeks without hard training; tiredness goes. Rested runners are faster.',
      share: 0.1,
      checkpoint: 'You slept well and your legs feel fresh',
      kinds: [
        {
          title: 'Short easy run {n}',
          note: 'Run {minutes} minutes easily with three short strides. Done when you want more.',
          effort: 'easy',
        },
        {
          title: 'Loose legs {n}',
          note: 'Run {minutes} minutes as slowly as you like and stretch a little. Done when the time is up.',
          effort: 'easy',
        },
        {
          title: 'Last pace check {n}',
          note: 'Warm up, run 10 minutes at the pace of your race, then jog home. Done when it felt almost too easy.',
          effort: 'easy',
        },
      ],
    },
  ],
  keepsRoom: true,
  load: { hasLong: true, mostHard: 1, longest: 180, mostWeekly: 420 },
  advice: 'See a doctor first if you have pain, a heart condition or have not moved for a long time.',
  sources: [
    {
      claim: 'Most running is easy; a little is hard',
      url: 'https://pubmed.ncbi.nlm.nih.gov/20861519/',
    },
    {
      claim: 'A taper of two weeks with less volume makes faster',
      url: 'https://pubmed.ncbi.nlm.nih.gov/17762369/',
    },
    { claim: 'Plans by distance with one long run a week', url: 'https://www.halhigdon.com/training/' },
  ],
}
