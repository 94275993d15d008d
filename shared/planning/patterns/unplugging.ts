import type { PatternVariant } from './pattern.ts'

/** Less of the screen for some weeks: a digital detox, a break from social media. */
export const unplugging: PatternVariant = {
  of: /\b(?:digital (?:detox|diet|minimalism|declutter|sabbatical)|(?:social media|screen|phone|internet|dopamine) (?:detox|fast|break|cleanse)|unplug(?:ging)?|offline|dumb ?phone)\b/i,
  usual: { perWeek: 3, minutes: 25 },
  question: null,
  firstStep: {
    title: 'Screen time: write down the number',
    note: 'Open the screen time of your phone, write down the hours of yesterday and the three apps that took most. Put the phone in another room for the minutes that are left. Done when both are done.',
  },
  phases: [
    {
      title: 'Notice',
      focus: 'How much, when, and what it is good for',
      why: 'You change what you can see; each reach for the phone has a moment before it.',
      share: 0.25,
      checkpoint: 'You know your hours a day and the two moments that cost most',
      steps: [
        {
          title: 'Two lists: useful, empty',
          note: 'Write down what you do on screens and put each into one of two lists. Done when the empty list has its three largest marked.',
        },
        {
          title: 'Notifications: all off but people',
          note: 'Turn off each notification that is not a person who waits for you. Done when the phone was silent for an hour.',
        },
        {
          title: 'Tell those who write to you',
          note: 'Tell two people when you can be reached and how in an emergency. Done when they have answered.',
        },
      ],
      kinds: [
        {
          title: 'Moment {n}: what came before',
          note: 'Note for one evening each time you reached for the phone and what you felt just before. Done when three moments are written down.',
        },
        {
          title: 'Clear {n}: apps and feeds',
          note: 'Delete or log out of what is on your empty list, or move it off the first page. Done when opening it takes more than ten seconds.',
        },
        {
          title: 'Charger {n}: out of the bedroom',
          note: 'Put the charger outside of the bedroom and an alarm clock at the bed. Done when the phone slept elsewhere once.',
        },
      ],
    },
    {
      title: 'Offline hours',
      focus: 'One hour, then an evening, then half a day, with something good in it',
      why: 'An empty hour fills by itself with what was there before; a good thing that waits keeps it free.',
      share: 0.45,
      checkpoint: 'Number of evenings without a screen so far',
      steps: [
        {
          title: 'List: ten things to do instead',
          note: 'Write ten things that you like and that need no screen, three of them for five minutes only. Done when the list hangs where the phone lay.',
        },
        {
          title: 'First hour off: this evening',
          note: 'Switch everything off for an hour and take the first thing from your list. Done when the hour is over.',
        },
      ],
      kinds: [
        {
          title: 'Evening off {n}: with one good thing',
          note: 'Switch off after dinner and do one thing of your list, a quarter of an hour longer than the last time. Done when you went to bed without the phone.',
        },
        {
          title: 'Out {n}: without the phone',
          note: 'Go for a walk, to the shop or to a friend without it. Done when you are back.',
        },
        {
          title: 'Morning {n}: first hour yours',
          note: 'Begin the day without a screen: light, water, breakfast, a page on paper. Done when the first hour is over.',
        },
        {
          title: 'With others {n}: phones in a bowl',
          note: 'Meet somebody or eat together with all phones in a bowl. Done when nobody took theirs before the end.',
        },
      ],
    },
    {
      title: 'A whole day',
      focus: 'One day without, and what comes back after it',
      why: 'One whole day shows what you miss in earnest, and what nobody misses.',
      share: 0.2,
      checkpoint: 'You have spent one whole day offline',
      steps: [
        {
          title: 'Plan the offline day',
          note: 'Choose the day, what you do in it and who knows. Print or write down what you would look up. Done when all three are set.',
        },
      ],
      kinds: [
        {
          title: 'Half a day off {n}',
          note: 'Leave the screens off from waking up to lunch or from lunch to bed. Done when the half day is over.',
        },
        {
          title: 'Gap {n}: what is lacking',
          note: 'Write down what you would really like back, and what not. Done when both have two lines.',
        },
        {
          title: 'Weak spot {n}: a hurdle for it',
          note: 'Take the app or hour that came back first and make it harder by one hurdle. Done when the hurdle stands.',
        },
      ],
    },
    {
      title: 'Let back in',
      focus: 'Only what earns its place, with hours',
      why: 'What comes back with a rule stays small; what comes back by itself does not.',
      share: 0.1,
      checkpoint: 'Your three rules are written down, and your hours of today beside those of the first day',
      kinds: [
        {
          title: 'Numbers {n}: then and now',
          note: 'Write the screen time of this week beside that of the first day. Done when you have named what the free hours went to.',
        },
        {
          title: 'Rules {n}: three that stay',
          note: 'Write three rules with an hour in each. Done when they hang where the charger is.',
        },
        {
          title: 'One back in {n}, on purpose',
          note: 'Choose one app that may come back and say when and for how long. Done when it has a limit.',
        },
      ],
    },
  ],
  sources: [
    {
      claim: 'A phone in reach takes attention even when it is silent',
      url: 'https://doi.org/10.1086/691462',
    },
  ],
}
