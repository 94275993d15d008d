import type { PatternVariant } from './pattern.ts'

/** An inbox, a drive or a phone: what is deleted, what has a place, and what keeps coming in. */
export const digitalTidy: PatternVariant = {
  of: /\b(?:inbox(?:es)?|e-?mails?|mailbox|hard (?:drive|disk)|(?:google|one) ?drive|dropbox|icloud|computer|laptop|desktop|downloads|bookmarks|browser tabs|subscriptions|my (?:phone|apps|passwords|accounts))\b/i,
  usual: { perWeek: 2, minutes: 40 },
  mostSessions: [{ sessions: 10 }],
  firstStep: {
    title: 'Ten senders, gone for good',
    note: 'Take the ten newest things that you did not ask for: unsubscribe, delete or uninstall. Done when all ten are gone.',
  },
  phases: [
    {
      title: 'Delete',
      focus: 'What nobody needs, the largest heap first',
      why: 'Most of it is needed by nobody; what is deleted needs no order.',
      share: 0.35,
      checkpoint: 'Number of things that are left in the place where they arrive',
      steps: [
        {
          title: 'Copy first: what must not be lost',
          note: 'Save what you could not get back in a second place. Done when you have opened one thing from the copy.',
        },
        {
          title: 'Biggest heap, by sender or size',
          note: 'Sort by sender or size and delete whole groups at once. Done when the five largest groups are gone or kept on purpose.',
        },
      ],
      kinds: [
        {
          title: 'Old {n}: untouched for a year',
          note: 'Go through what you have not opened for a year, and delete it or put it into one archive. Done when one stretch of time is through.',
        },
        {
          title: 'Unsubscribe {n}: what keeps coming',
          note: 'Stop what arrives by itself and is never read. Done when ten more are stopped.',
        },
      ],
    },
    {
      title: 'Order',
      focus: 'Few places, and rules that sort by themselves',
      why: 'Five places that you remember are used; fifty folders are not.',
      share: 0.35,
      checkpoint: 'You find any five things within half a minute each',
      steps: [
        {
          title: 'Five places, named',
          note: 'Decide on at most five folders or labels and move the first things there. Done when each has its first three.',
        },
        {
          title: 'Rules: sorted without you',
          note: 'Make rules or filters for what always goes to the same place. Done when three of them work.',
        },
      ],
      kinds: [
        {
          title: 'Move {n}: the next stretch',
          note: 'Put what is left into its place, from the newest to the oldest. Done when one month or folder is through.',
        },
        {
          title: 'Answer {n}: what still waits',
          note: 'Answer, pass on or let go of what waits for you. Done when ten are closed.',
        },
      ],
    },
    {
      title: 'Keep it',
      focus: 'A fixed look, and less that comes in',
      why: 'It fills again unless a fixed time empties it.',
      share: 0.3,
      checkpoint: 'It has been empty, or as small as you want it, on seven days in a row',
      kinds: [
        {
          title: 'Round {n}: down to your number',
          note: 'Go through what has arrived until no more is left than you have decided on. Done when the number is reached.',
        },
        {
          title: 'Fewer {n}: notices and lists',
          note: 'Turn off one kind of notice and leave one list. Done when both are off.',
        },
        {
          title: 'Fixed look {n}: twice a day',
          note: 'Look only at your two fixed times today. Done when you have written down whether anything was lost by it.',
        },
      ],
    },
  ],
}
