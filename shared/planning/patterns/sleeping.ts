import type { PatternVariant } from './pattern.ts'

/** Better sleep: what is around it, the same evening, and what is done when it does not come. */
export const sleeping: PatternVariant = {
  of: /\b(?:sleep\w*|asleep|insomnia|bedtime|early (?:riser|bird)|morning person|go to bed|rest more)\b/i,
  preferred: 'evening',
  firstStep: {
    title: 'Last night in three lines',
    note: 'Write down when you went to bed, when you got up, and how often you were awake. Done when three lines are written down.',
  },
  phases: [
    {
      title: 'Look',
      focus: 'What your nights are like, and what is in their way',
      why: 'Sleep has few levers: light, time, coffee, the room. One sees which one it is only after some days on paper.',
      share: 0.3,
      checkpoint: 'You can name the two things that keep you awake most often',
      steps: [
        {
          title: 'Phone: a place outside the bedroom',
          note: 'Give the phone a place to charge in another room, and find an alarm clock. Done when it lies there tonight.',
        },
        {
          title: 'One time to get up, all week',
          note: 'Choose the time at which you can get up every day, weekends too. Done when the alarm is set for a week.',
        },
        {
          title: 'Coffee, tea, cola: the last one',
          note: 'Note when you had the last one on the past three days, and set the hour after which there is none. Done when the hour is written where you make it.',
        },
        {
          title: 'Bedroom: dark, cool, quiet',
          note: 'Lie down in the dark and note each light, each sound and the temperature; mend one. Done when one of them is gone.',
        },
        {
          title: 'Daylight: ten minutes early',
          note: 'Plan where you get ten minutes of daylight within an hour of getting up. Done when it has a place in your morning.',
        },
      ],
      kinds: [
        {
          title: 'Night log {n}: bed, up, awake',
          note: 'Write down last night and the one thing that helped or did not. Done when both are written down.',
        },
        {
          title: 'Try one thing {n}: tonight',
          note: 'Choose one lever of your list for tonight: dimmer light, no news, a warm shower. Done when it is chosen and laid ready.',
        },
        {
          title: 'Breathe out slowly {n}',
          note: 'Sit, breathe in for four and out for six. Done after {minutes} minutes.',
        },
        {
          title: 'Day look {n}: what wears you out',
          note: 'Look back at the day: naps, movement, late meals, screens. Done when one line says what you would do otherwise.',
        },
      ],
    },
    {
      title: 'Evenings',
      focus: 'The same last half hour, every day',
      why: 'Sleep comes easier when the last half hour is the same: less light, less news, one quiet thing.',
      share: 0.45,
      checkpoint: 'Nights of the last week in which you slept well',
      kinds: [
        {
          title: 'Wind down {n}: screens away',
          note: 'Put the screens away and do one quiet thing for {minutes} minutes. Done when you are ready for bed.',
        },
        {
          title: 'Worries on paper {n}',
          note: 'Write what goes round in your head, and one next step for each. Done when the page is full or the head is empty.',
        },
        {
          title: 'Relax {n}: tense and let go',
          note: 'Tense each muscle for five seconds and let go, from the feet up. Done when the whole body had its turn.',
        },
        {
          title: 'Body scan {n}: from the feet up',
          note: 'Lie down and feel each part from the feet up, without wanting to sleep. Done when you have come to the head.',
        },
        {
          title: 'Tomorrow {n}: three lines, then off',
          note: 'Write down the three things of tomorrow so that they need not be kept in mind. Done when the list lies outside the bedroom.',
        },
        {
          title: 'Awake at night {n}: a plan for it',
          note: 'Decide what you do when you lie awake for long: get up, dim light, something dull. Done when a book or chair for it is ready.',
        },
      ],
    },
    {
      title: 'Keep',
      focus: 'What does you good, by itself',
      why: 'Two things that you like are enough for years.',
      share: 0.25,
      checkpoint: 'You know the two things that give you good nights',
      kinds: [
        {
          title: 'Your own evening {n}',
          note: 'Do the two things that did you most good. Done after {minutes} minutes.',
        },
        {
          title: 'Late night {n}: back to normal',
          note: 'Think of the last late night and plan the morning after one: up at your time, daylight, no long nap. Done when it fits on one line.',
        },
        {
          title: 'Week in view {n}: count the good nights',
          note: 'Count the good nights of the last seven. Done when the number stands beside the one of the week before.',
        },
        {
          title: 'Quiet half hour {n}',
          note: 'Read, listen or stretch in dim light for {minutes} minutes. Done when the time is up.',
        },
      ],
    },
  ],
}
