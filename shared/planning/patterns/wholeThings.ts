import type { PatternVariant } from './pattern.ts'

/** So many of something of which each is done in one go: museums, films, recipes, letters. */
export const wholeThings: PatternVariant = {
  of: /^(?:visit|see|watch|try|cook|bake|send|attend|explore|complete|solve|climb|hike|go (?:to|on)|listen to|eat (?:at|in)|do|make|host)\b.*\b(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|fifty)\b.*\b(?:museums|galleries|exhibitions|plays|concerts|films|movies|documentaries|albums|castles|restaurants|caf[eé]s|recipes|dishes|letters|postcards|crosswords|sudokus|puzzles|hikes|walks|mountains|peaks|summits|dinners|events|meetups|volunteer days)\b/i,
  usual: { perWeek: 1, minutes: 60 },
  oneEach: true,
  question: null,
  firstStep: {
    title: 'List of candidates, first one chosen',
    note: 'Write down as many as come to mind in 10 minutes, and choose the first one. Done when it has a day.',
  },
  phases: [
    {
      title: 'First ones',
      focus: 'What is easy and near, and has a day soon',
      why: 'The first ones show how long one takes and what you like best.',
      share: 0.3,
      checkpoint: 'You know how long one takes, all in all',
      kinds: [
        {
          title: 'Easy one {n}',
          note: 'Take the one that needs least: near, short or well known. Done when one line says how it was.',
        },
        {
          title: 'One to look forward to {n}',
          note: 'Take the one that tempts you most today. Done when one line says what you keep of it.',
        },
        {
          title: 'Next on the list {n}',
          note: 'Take the next one, and choose the one after it before you stop. Done when that one has a day.',
        },
      ],
    },
    {
      title: 'In your stride',
      focus: 'One after the other, each with its day',
      why: 'What has a day happens; what is meant for some time does not.',
      share: 0.5,
      checkpoint: 'More than half of them are done',
      kinds: [
        {
          title: 'From the list {n}',
          note: 'Take the one that fits this week. Done when the next one has a day.',
        },
        {
          title: 'New kind {n}',
          note: 'Take one that is unlike those before. Done when one line says what surprised you.',
        },
        {
          title: 'One to share {n}',
          note: 'Do one with somebody, or tell somebody of it afterwards. Done when they know how it was.',
        },
        {
          title: 'Old wish {n}',
          note: 'Take the one that has been on the list for longest. Done when it is crossed out.',
        },
      ],
    },
    {
      title: 'Last ones',
      focus: 'The special ones, and a look back',
      why: 'What you keep of each is what stays when the number is forgotten.',
      share: 0.2,
      checkpoint: 'All of them are done, and your best three are named',
      kinds: [
        {
          title: 'Special one {n}',
          note: 'Take one that you saved up. Done when it is crossed out.',
        },
        {
          title: 'Last on the list {n}',
          note: 'Take what is left. Done when it is crossed out, and the best one so far has a star.',
        },
        {
          title: 'Somebody’s choice {n}',
          note: 'Let somebody choose this one for you. Done when they know how it was.',
        },
      ],
    },
  ],
}

/** Something that is done so many times: `donate blood 3 times`. */
export const severalTimes: PatternVariant = {
  of: /\b(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve) times\b(?! (?:a|per|each|every|in a row)\b)|\btwice$|^(?:do|have|go (?:to|on|for)|take|attend|get|fit in|complete|run|play|hold|host|give|book) (?:at least )?(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve)(?: [a-z-]+){0,2} (?:parkruns|interviews|lessons|classes|sessions|rides|walks|hikes|swims|dives|games|matches|dates|nights|mocks|tests|gigs|shifts|meetups|calls|chats|visits|dinners|outings)$/i,
  usual: { perWeek: 1, minutes: 60 },
  oneEach: true,
  question: null,
  firstStep: {
    title: 'First date: find it and note it',
    note: 'Look up when and where it can be done, and choose the first date. Done when it is in your calendar.',
  },
  phases: [
    {
      title: 'The first time',
      focus: 'A date, and how it goes',
      why: 'Once it was done, each other time is easier.',
      share: 0.3,
      checkpoint: 'It was done once',
      kinds: [
        {
          title: 'Begin {n}: on the date you chose',
          note: 'Do it, and choose the date of the next time before you leave. Done when that one is in your calendar.',
        },
      ],
    },
    {
      title: 'Once more',
      focus: 'The same again, at its distance',
      why: 'What has its date already happens by itself.',
      share: 0.4,
      checkpoint: 'More than half of the times are done',
      kinds: [
        {
          title: 'Again {n}: on its date',
          note: 'Do it as the last time, and choose the next date. Done when that one is in your calendar.',
        },
        {
          title: 'Along {n}: ask somebody to come',
          note: 'Ask somebody to come along, or tell somebody that you go. Done when it was done.',
        },
      ],
    },
    {
      title: 'The last times',
      focus: 'Bring it to its end, and decide what comes next',
      why: 'Who decides at the end whether to go on, goes on more often.',
      share: 0.3,
      checkpoint: 'All times are done',
      kinds: [
        {
          title: 'Nearly there {n}: on its date',
          note: 'Do it, and write down in one line what it gave you. Done when the line is written.',
        },
        {
          title: 'Look back {n}: and choose what is next',
          note: 'Do it once more, and decide whether you go on. Done when you have decided.',
        },
      ],
    },
  ],
}
