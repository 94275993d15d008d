import type { PatternVariant } from './pattern.ts'

/** Money for a good cause: a reason that is told in a minute, a list of people, and asking each of them. */
export const fundraising: PatternVariant = {
  of: /\b(?:fund-?rais\w*|raise (?:\w+ ){0,4}(?:for|money|funds)|raise [€$£]?\d[\d.,]*k?|donations?|crowd-?fund\w*|sponsors?(?:hip)?)\b/i,
  usual: { perWeek: 3, minutes: 40 },
  question: null,
  firstStep: {
    title: 'For what, and why it matters',
    note: 'Write in three sentences what the money is for, what a small amount does, and why you ask. Done when you can say it in half a minute.',
  },
  phases: [
    {
      title: 'Story and list',
      focus: 'What the money does, and whom you ask',
      why: 'People give to people they know, for something they can picture.',
      share: 0.25,
      checkpoint: 'Number of people and firms on your list',
      steps: [
        {
          title: 'Names: everybody who might',
          note: 'Write down all you could ask: family, friends, work, clubs, firms nearby. Done when there are fifty, or none comes for two minutes.',
        },
        {
          title: 'Picture: what 20 of it does',
          note: 'Find out from the cause what a small, a middle and a large gift do. Done when there are three lines.',
        },
        {
          title: 'Page where one can give',
          note: 'Set up a page or an account with story, picture and aim, as the cause allows it. Done when you have given the first small amount yourself.',
        },
        {
          title: 'Rules: receipts and permits',
          note: 'Ask the cause about receipts, its name and logo, and what needs a permit. Done when you have it in writing.',
        },
      ],
      kinds: [
        {
          title: 'Draft {n}: message of five lines',
          note: 'Write a message of five lines with one clear request. Done when a friend would know what to do.',
        },
        {
          title: 'Ten more names {n}',
          note: 'Go through your contacts and add ten. Done when each has a way to be reached.',
        },
        {
          title: 'Idea {n}: something to take part in',
          note: 'Think up one thing people can take part in: a run, a cake sale, a quiz. Done when you know what it takes.',
        },
      ],
    },
    {
      title: 'Ask',
      focus: 'The closest first, each by name',
      why: 'Most who do not give were never asked in person; early gifts bring later ones.',
      share: 0.45,
      holdsAmount: true,
      checkpoint: 'What has been given so far, as a number',
      kinds: [
        {
          title: 'Personal asks {n}: ten by name',
          note: 'Write to or call ten people of your list, each with a line of their own. Done when all ten are out.',
        },
        {
          title: 'Remind {n}: kindly, with news',
          note: 'Tell those who have not answered how far it is, and ask once more. Done when each has had one reminder.',
        },
        {
          title: 'Firm or club {n}: one larger ask',
          note: 'Ask one firm, club or school for a larger gift or for a match. Done when the request is with a person by name.',
        },
        {
          title: 'Event {n}: prepare or hold it',
          note: 'Do the next step of your sale, run or evening. Done when the date, or what it brought, is fixed.',
        },
        {
          title: 'Thanks {n}: the same day',
          note: 'Thank each who has given, and say what it does. Done when nobody waits.',
        },
      ],
    },
    {
      title: 'Last stretch',
      focus: 'What is missing, said openly, with a date',
      why: 'Near the aim and near the end people give most.',
      share: 0.2,
      checkpoint: 'What is still missing, as a number',
      kinds: [
        {
          title: 'Countdown {n}: what is missing',
          note: 'Tell everybody how much is missing and until when. Done when it is out in two places.',
        },
        {
          title: 'Second round {n}: who said later',
          note: 'Come back to those who said later. Done when each has answered.',
        },
        {
          title: 'Bring one {n}: ask for names',
          note: 'Ask three givers for one person each whom you may write to. Done when you have written to them.',
        },
      ],
    },
    {
      title: 'Hand over',
      focus: 'Thanks, proof, and what it did',
      why: 'People who hear what their gift did give again.',
      share: 0.1,
      checkpoint: 'The money is with the cause, and all have been thanked',
      steps: [
        {
          title: 'Hand over, keep the proof',
          note: 'Pass the money on and keep the receipt. Done when it is confirmed.',
        },
      ],
      kinds: [
        {
          title: 'News {n}: what it did',
          note: 'Tell the givers what came together and what it does. Done when it is sent.',
        },
        {
          title: 'Notes {n} for the next time',
          note: 'Write down what brought most for the least work. Done when three lines are written down.',
        },
      ],
    },
  ],
}
