import type { PatternVariant } from './pattern.ts'

/** Something digital that goes elsewhere: a website, mails, photos, an account, a whole computer. */
export const migrating: PatternVariant = {
  of: /^(?!.*\b(?:habits?|skills|career)\b)(?:move|migrate|switch|transfer|port|upgrade|convert|change)\b.*\b(?:websites?|web ?shop|blog|e-?mails?|photos?|data(?:base)?|files|servers?|domain|accounts?|wordpress|linux|windows|mac|android|iphone|cloud|provider|hosting|bank|phone|computer|laptop|software|platform)\b/i,
  usual: { perWeek: 3, minutes: 60 },
  question: null,
  firstStep: {
    title: 'What is there: list it in 10 minutes',
    note: 'List what has to come along: pages, mails, photos, logins, and who uses them. Done when the list is there, and what must not get lost is marked.',
  },
  phases: [
    {
      title: 'Take stock',
      focus: 'All that is there, what may stay behind, and a copy of everything',
      why: 'With a copy that opens nothing can get lost; what stays behind need not be moved.',
      share: 0.25,
      checkpoint: 'There is a copy of everything, and you have opened it',
      steps: [
        {
          title: 'Copy of everything, opened once',
          note: 'Make a full copy of what is there and open it in another place. Done when three things chosen at random can be read.',
        },
        {
          title: 'Keep, change, leave: three lists',
          note: 'Put each thing into one of three lists. Done when nothing is without one.',
        },
        {
          title: 'Logins, owners, dates',
          note: 'Note who owns which login, and when contracts end. Done when you can get in everywhere.',
        },
        {
          title: 'New place: two compared',
          note: 'Compare two offers by price, what they can take over, and how one leaves again. Done when one is chosen.',
        },
      ],
      kinds: [
        {
          title: 'Question {n}: ask before you move',
          note: 'Take one thing that you do not know and ask the help pages or somebody who did it. Done when the answer is in your notes.',
        },
        {
          title: 'Tidy {n}: what stays behind',
          note: 'Delete or set aside what nobody needs in the new place. Done when the list is shorter.',
        },
        {
          title: 'Users {n}: what they rely on',
          note: 'Ask one person who uses it what they do there most often. Done when it is on the list of what has to work.',
        },
      ],
    },
    {
      title: 'Trial move',
      focus: 'A small part first, while the old one goes on',
      why: 'What goes wrong with a small part goes wrong once; with all of it, a hundred times.',
      share: 0.4,
      holdsAmount: true,
      checkpoint: 'Share of your list that works in the new place, in %',
      steps: [
        {
          title: 'Smallest part, moved first',
          note: 'Move one page, folder or address and look at it in the new place. Done when it works, or you know why not.',
        },
      ],
      kinds: [
        {
          title: 'Move {n}: the next part',
          note: 'Move the next part of your list and compare it with the old one. Done when both look and do the same.',
        },
        {
          title: 'Broken {n}: mend one thing',
          note: 'Take one thing that came over badly and mend it or replace it. Done when it is off the list.',
        },
        {
          title: 'Look {n}: as a stranger',
          note: 'Use the new place as somebody who has never seen it, on a phone too. Done when three points are written down.',
        },
        {
          title: 'Guide {n}: half a page for others',
          note: 'Write half a page: how to do the most usual thing in the new place. Done when somebody did it with that page alone.',
        },
      ],
    },
    {
      title: 'Switch',
      focus: 'On a quiet day, with a way back',
      why: 'A way back that was tried once makes the day itself calm.',
      share: 0.2,
      checkpoint: 'The new one is in use, and the old one only waits',
      steps: [
        {
          title: 'Rehearse the switch, and the way back',
          note: 'Go through the switch step by step on paper or with a copy, and through the way back. Done when each step has a time.',
        },
        {
          title: 'Tell all: when, what changes',
          note: 'Tell everybody when it happens, what changes for them, whom to ask. Done when it is sent.',
        },
      ],
      kinds: [
        {
          title: 'Last difference {n}: bring over',
          note: 'Bring over what was added in the old place since your copy. Done when both hold the same.',
        },
        {
          title: 'Check {n}: the ten most used things',
          note: 'Try the ten things that people do most. Done when each has a tick or a note.',
        },
        {
          title: 'Ask {n}: what does not work',
          note: 'Ask two people what they cannot find or do. Done when their answers are mended or have a day.',
        },
      ],
    },
    {
      title: 'Close the old one',
      focus: 'Some weeks side by side, then switch off',
      why: 'What is missing shows in the first weeks; the old one is the help until then.',
      share: 0.15,
      checkpoint: 'The old one is closed, and its copy is kept',
      kinds: [
        {
          title: 'Leftover {n}: links and addresses',
          note: 'Change one place that still points to the old one. Done when a click leads to the new one.',
        },
        {
          title: 'Cancel {n}: contracts and logins',
          note: 'Cancel what is no longer needed and close logins. Done when the confirmation is kept.',
        },
        {
          title: 'Final copy {n}: kept safely',
          note: 'Keep a last copy of the old one with a date on it. Done when it opens.',
        },
      ],
    },
  ],
  keepsRoom: true,
  sources: [
    {
      claim: 'A copy counts once it has been opened',
      url: 'https://www.ncsc.gov.uk/collection/small-business-guide/backing-your-data',
    },
  ],
}
