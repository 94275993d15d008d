import type { PatternVariant } from './pattern.ts'

/** What is done with and for others: to volunteer, to lead, to be elected, to bring neighbours together. */
export const joining: PatternVariant = {
  of: /^(?!(?:call|ring|phone|e-?mail|contact|report|ask|pay|write to)\b).*\b(?:volunteer(?:ing)?|join|petitions?|signatures|mentor(?:ing)?|fundrais\w*|campaign(?:ing)?|board member|councill?or|council|elected|run for (?:\w+ ){0,3}(?:office|mayor|council|president|chair|parliament|congress|board)|become (?:the |a )?mayor(?!['’])|union|charity|non-?profit|(?:start|found|lead|organi[sz]e|run|set up|host) (?:an? |the |our |my )?(?:\w+ )?(?:club|group|choir|team|league|community|association|meet-?up|clean-?up|drive|petition|protest|support group|book club|society)|give back|help (?:out|others|the homeless|refugees))\b/i,
  usual: { perWeek: 2, minutes: 45 },
  question: null,
  firstStep: {
    title: 'Why, and for whom: two lines',
    note: 'Write one line about why you want it and one about what you can give: hours, skills, a room. Done when both are written down; 10 minutes are enough.',
  },
  phases: [
    {
      title: 'Look around',
      focus: 'Who does it already, and what is missing',
      why: 'People who do it already know the short way, and are glad of another hand.',
      share: 0.25,
      checkpoint: 'You have talked with three people who do it already',
      steps: [
        {
          title: 'Five names: groups and people',
          note: 'Look up five groups or people that do this near you. Done when each has a name and a way to reach it.',
        },
        {
          title: 'Rules: who may, and by when',
          note: 'Find out what is asked for: age, checks, dates, signatures, permits. Done when the next date is in your calendar.',
        },
        {
          title: 'First message: may I come by',
          note: 'Write to the one that fits best, in four sentences. Done when it is sent, with a day to ask again.',
        },
        {
          title: 'Visit: listen and help once',
          note: 'Go to one meeting or shift, and do one small thing. Done when you have written down what surprised you.',
        },
      ],
      kinds: [
        {
          title: 'Talk {n}: what is needed most',
          note: 'Ask one person what they would do with two more hands. Done when you have one answer that you did not expect.',
        },
        {
          title: 'Look in {n}: one more meeting',
          note: 'Visit or watch one meeting, or read its minutes. Done when you know who decides.',
        },
        {
          title: 'Offer {n}: one small thing',
          note: 'Offer one thing that you can do within a week. Done when somebody has said yes or no.',
        },
      ],
    },
    {
      title: 'Find people and a date',
      focus: 'A few who join in, and something that is fixed',
      why: 'A date and three names make a plan of a wish; everything else follows.',
      share: 0.35,
      holdsAmount: true,
      checkpoint: 'Number of people who have said yes',
      steps: [
        {
          title: 'Ask the hardest one first',
          note: 'Ask the person without whom it hardly works. Done when you have an answer or a day for it.',
        },
        {
          title: 'Date and place, fixed',
          note: 'Choose the date or the weekly hour, and ask whoever owns the place or the list. Done when it stands in writing.',
        },
        {
          title: 'One paragraph that invites',
          note: 'Write what, when, where and why in five sentences. Done when somebody who knows nothing asks no question.',
        },
        {
          title: 'Jobs: who brings what',
          note: 'List the jobs and put a name beside each. Done when yours are no more than a third.',
        },
      ],
      kinds: [
        {
          title: 'Invite {n}: five people by name',
          note: 'Ask five people by name, not all at once. Done when five messages are out.',
        },
        {
          title: 'Practise {n}: your two minutes',
          note: 'Say aloud in two minutes why it matters and what you ask for. Done when it went well without a paper.',
        },
        {
          title: 'Partner {n}: shop, school, press',
          note: 'Ask one place that could help with room, things or a notice. Done when they have answered or have a reminder.',
        },
      ],
    },
    {
      title: 'Do it',
      focus: 'A first small time, then regularly',
      why: 'What was done once in small shows what is missing, and who can be relied on.',
      share: 0.25,
      checkpoint: 'It has taken place at least once, or you have done your first turn',
      kinds: [
        {
          title: 'Turn {n}: be there and do it',
          note: 'Take part or lead for {minutes} minutes. Done when you have said goodbye to each by name.',
        },
        {
          title: 'Ask {n}: how was it for you',
          note: 'Ask one who took part what to keep and what to change. Done when one change is written down.',
        },
        {
          title: 'Next time {n}: the three jobs',
          note: 'Name the three things that the next time needs, and who does them. Done when each has a name.',
        },
        {
          title: 'Spread {n}: one picture or story',
          note: 'Share one picture or story, with leave of those in it. Done when it says how one can join.',
        },
      ],
    },
    {
      title: 'Make it last',
      focus: 'Thanks, a rhythm, and shoulders beside yours',
      why: 'What rests on one person ends with their first busy month.',
      share: 0.15,
      checkpoint: 'The next date is fixed, and somebody besides you carries it',
      kinds: [
        {
          title: 'Thank {n}: each by name',
          note: 'Thank those who helped, and say what came of it. Done when each has heard.',
        },
        {
          title: 'Hand over {n}: one of your jobs',
          note: 'Show somebody how one of your jobs is done. Done when they have done it once.',
        },
        {
          title: 'Look back {n}: worth your time',
          note: 'Compare it with your two lines of the first day, and decide how much of your week it gets. Done when the next date is in your calendar.',
        },
      ],
    },
  ],
  sources: [
    {
      claim: 'Being asked in person is what brings most people to help',
      url: 'https://doi.org/10.1023/A:1022626529603',
    },
  ],
}
