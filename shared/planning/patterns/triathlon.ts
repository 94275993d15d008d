import type { PatternVariant } from './pattern.ts'

/** Swimming, cycling and running in one race. */
export const triathlon: PatternVariant = {
  of: /\b(?:triathlons?|ironman|iron man|duathlons?|70\.3)\b/i,
  usual: { perWeek: 4, minutes: 45 },
  question: {
    text: 'Which of the three is hardest for you?',
    suggestions: [
      { label: 'Swimming', level: 'swim least well', start: 0.9 },
      { label: 'Cycling', level: 'cycle least well' },
      { label: 'Running', level: 'run least well', start: 0.9 },
    ],
    assumed: 'swim least well',
  },
  firstStep: {
    title: 'Gear of all three in 10 minutes',
    note: 'Look at goggles, bicycle and running shoes, and look up when the pool has free lanes. Done when nothing is missing, or it is on a list.',
  },
  phases: [
    {
      title: 'Base',
      focus: 'Each of the three, easily, each week',
      why: 'Easy time in all three builds the heart once and the technique three times.',
      share: 0.35,
      checkpoint: 'You have done each of the three in every week',
      kinds: [
        {
          title: 'Swim {n}: breathing and short lengths',
          note: 'Swim short lengths calmly, breathing out under water, with as much rest as you like. Done when {minutes} minutes are over.',
          effort: 'easy',
        },
        {
          title: 'Run {n}: slow enough to talk',
          note: 'Run {minutes} minutes slowly enough to talk, walking where you have to. Done when the time is up.',
          effort: 'easy',
        },
        {
          title: 'Bike {n}: six short hills',
          note: 'Ride in for 10 minutes, then go up a short hill six times with full rest. Done when all six were alike.',
          effort: 'hard',
        },
        {
          title: 'Long ride {n}: flat and easy',
          note: 'Ride {minutes} minutes easily, with something to drink. Done when you could have gone on a little.',
          effort: 'long',
        },
      ],
    },
    {
      title: 'Build',
      focus: 'Longer, and one after the other',
      why: 'Running with legs from the bicycle is a skill of its own; it comes with practice.',
      share: 0.35,
      checkpoint: 'Your longest ride with a run behind it, in minutes',
      kinds: [
        {
          title: 'Swim distance {n}: fewer pauses',
          note: 'Swim longer pieces with short pauses for {minutes} minutes. Done when you know your longest piece.',
          effort: 'easy',
        },
        {
          title: 'Run off the bike {n}: ten minutes',
          note: 'Ride easily for most of the {minutes} minutes, change shoes, and run the last ten. Done when the legs found their step.',
          effort: 'easy',
        },
        {
          title: 'Run faster {n}: four pieces',
          note: 'Warm up, then run 4 times 4 minutes fast with 3 easy between. Done when the last was as good as the first.',
          effort: 'hard',
        },
        {
          title: 'Ride far {n}: eat on the way',
          note: 'Ride {minutes} minutes and try what you will eat and drink. Done when the energy held.',
          effort: 'long',
        },
      ],
    },
    {
      title: 'Race practice',
      focus: 'Open water, changes, pace',
      why: 'Changes and open water frighten most on the day; both can be practised.',
      share: 0.2,
      checkpoint: 'You have practised both changes, and know your pace in all three',
      kinds: [
        {
          title: 'Open water {n}: sighting, in company',
          note: 'Swim in open water with somebody, or in the pool with your head up every six strokes. Done when you swam straight.',
          effort: 'easy',
        },
        {
          title: 'Changes {n}: lay out, switch, go',
          note: 'Lay out your things and practise both changes five times, then ride easily. Done when nothing was forgotten.',
          effort: 'easy',
        },
        {
          title: 'Pace {n}: ride and run as on the day',
          note: 'Warm up, ride 20 minutes at your pace, run 10. Done when both were even.',
          effort: 'hard',
        },
        {
          title: 'Rehearsal {n}: in order, with all gear',
          note: 'Do two of the three in a row for {minutes} minutes with everything as on the day. Done when nothing rubs and nothing is missing.',
          effort: 'long',
        },
      ],
    },
    {
      title: 'Taper',
      focus: 'Less of all three, rested',
      why: 'In two weeks with less fitness stays and tiredness goes.',
      share: 0.1,
      checkpoint: 'You feel rested and want to start',
      kinds: [
        {
          title: 'Easy swim {n}: short and smooth',
          note: 'Swim easily with three short fast pieces. Done when you want more.',
          effort: 'easy',
        },
        {
          title: 'Spin {n}: light legs',
          note: 'Ride easily in a light gear. Done when the time is up.',
          effort: 'easy',
        },
        {
          title: 'Jog {n}, then pack the bags',
          note: 'Jog a little, then pack three bags: swim, bike, run. Done when each is packed.',
          effort: 'easy',
        },
      ],
    },
  ],
  advice: [{ text: 'See a doctor first if you have a heart condition. Never swim alone in open water.' }],
}
