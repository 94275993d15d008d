import type { PatternVariant } from './pattern.ts'

/** People one already has and has lost sight of: friends, family, a quarrel to mend. */
export const oldTies: PatternVariant = {
  of: /^(?:visit|see|meet) (?:all |each of |every one of )?(?:my|our) (?:\w+ )?(?:cousins?|friends?|family|relatives|parents|grand\w+|aunts?|uncles?)\b|\b(?:reconnect|get (?:back )?in(?:to)? (?:touch|contact)|(?:keep|stay) in touch|catch up with (?:my|our|old|the)\b.*\b(?:friends?|family|cousins?|people)|make (?:up|peace) with|reconcile|mend (?:things|my relationship|fences)|see (?:my|our) (?:\w+ )?(?:friends|family|parents|grandparents) more|rekindle)\b/i,
  usual: { perWeek: 2, minutes: 30 },
  question: null,
  firstStep: {
    title: 'One message to one person',
    note: 'Think of the one you miss most and write two sentences: something you remembered, and a question. Done when it is sent.',
  },
  phases: [
    {
      title: 'First messages',
      focus: 'Who, and a small sign to each',
      why: 'People are glad to be thought of, more than the one who writes expects; a small sign is enough.',
      share: 0.3,
      checkpoint: 'Five people have heard from you',
      steps: [
        {
          title: 'Names: ten you would like to see',
          note: 'Write ten names and beside each the last time you spoke. Done when three are marked that come first.',
        },
        {
          title: 'Addresses and birthdays',
          note: 'Find number, address and birthday of those you marked. Done when all three are in your contacts.',
        },
      ],
      kinds: [
        {
          title: 'Message {n}: a memory and a question',
          note: 'Write to one person of your list: something you remember together, and a question. Done when it is sent.',
        },
        {
          title: 'Photo {n}: find an old one, send it',
          note: 'Look for an old photo of somebody and send it with one line. Done when it is sent.',
        },
        {
          title: 'Call {n}: ten minutes',
          note: 'Call somebody while you walk or cook; if nobody answers, leave a friendly word. Done when you have called.',
        },
      ],
    },
    {
      title: 'See each other',
      focus: 'One date at a time, near and simple',
      why: 'What was written becomes a friendship again at a table.',
      share: 0.4,
      checkpoint: 'You have met three of them or talked for an hour',
      kinds: [
        {
          title: 'Suggest {n}: a day and a place',
          note: 'Suggest one person two days and one simple thing: a walk, a coffee, a call. Done when it is sent.',
        },
        {
          title: 'Meet {n}: listen more than tell',
          note: 'Meet or talk for most of an hour. Ask what has changed and remember two answers. Done when you have said when you will be in touch again.',
        },
        {
          title: 'Follow up {n}: what they told you',
          note: 'Ask about something they told you the last time, or send what you promised. Done when it is sent.',
        },
        {
          title: 'Hard one {n}: say what you regret',
          note: 'Where something stands between you, write one honest sentence without a but. Done when it is sent, or you have decided that it waits.',
        },
      ],
    },
    {
      title: 'Bring together',
      focus: 'A few of them at one table',
      why: 'One evening for several keeps up more than many single dates.',
      share: 0.2,
      checkpoint: 'You have invited several of them at once',
      steps: [
        {
          title: 'Evening for four: day and place',
          note: 'Choose a day and invite three people who might like each other. Done when the invitations are sent.',
        },
      ],
      kinds: [
        {
          title: 'Group {n}: one question to all',
          note: 'Write to several at once and ask something everybody can answer in a line. Done when it is sent.',
        },
        {
          title: 'Next one {n}: ask somebody further',
          note: 'Write to one of the names that you have not reached yet. Done when it is sent.',
        },
        {
          title: 'Small gift {n}: by post',
          note: 'Send a card, a book or something you baked. Done when it is in the post.',
        },
      ],
    },
    {
      title: 'Keep it',
      focus: 'Dates that come back by themselves',
      why: 'What has a date each month or year does not depend on a good mood.',
      share: 0.1,
      checkpoint: 'Three people have a fixed date with you',
      kinds: [
        {
          title: 'Fixed date {n}: monthly or yearly',
          note: 'Agree with one person on a date that comes back. Done when it is in your calendar.',
        },
        {
          title: 'Birthdays {n}: a week before',
          note: 'Enter birthdays with a reminder a week before. Done when those of your list are in.',
        },
        {
          title: 'Look back {n}: who is still missing',
          note: 'Read your ten names again. Done when the next one has a day.',
        },
      ],
    },
  ],
  sources: [
    {
      claim: 'People are more pleased to be reached out to than we expect',
      url: 'https://doi.org/10.1037/pspi0000402',
    },
  ],
}
