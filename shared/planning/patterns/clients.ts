import type { PatternVariant } from './pattern.ts'

/** More customers for what one does already: a clear offer, people who are asked, work that is recommended. */
export const clients: PatternVariant = {
  of: /^get (?:(?:\d+|more|enough|my first) )+(?:people|users|members|students|participants|sign-?ups|patients)\b|^sell\b.*\b(?:handmade|paintings?|art|crafts?|products?|services?|songs|designs?|etsy)\b|\b(?:clients?|customers?|freelance|freelancing|self[- ]employed|sales|leads|orders|grow (?:my|our|the) (?:\w+ )?(?:business|company|shop|store|practice|agency|revenue))\b/i,
  usual: { perWeek: 3, minutes: 60 },
  question: null,
  firstStep: {
    title: 'Offer in one sentence',
    note: 'Write for whom you do what, and what is better for them afterwards. Done when a stranger would know whom to send to you.',
  },
  phases: [
    {
      title: 'Offer and list',
      focus: 'Whom you help best, what it costs, who might want it',
      why: 'A narrow offer is remembered and passed on; one for everybody is not.',
      share: 0.25,
      checkpoint: 'Offer, price and a list of thirty names are written down',
      steps: [
        {
          title: 'Best clients: three, and why',
          note: 'Look at the three people you helped or would help best: what do they have in common? Done when it is one line.',
        },
        {
          title: 'Price and package, on one page',
          note: 'Write what they get, by when, and for how much, with three hours a week for what nobody pays. Done when the sums work out.',
        },
        {
          title: 'Thirty names, warm ones first',
          note: 'Write down people who know you, who had you before, and who could recommend you. Done when there are thirty, or none comes for two minutes.',
        },
        {
          title: 'Proof: three short stories',
          note: 'Write three results of yours: before, what you did, after. Done when each has four lines.',
        },
      ],
      kinds: [
        {
          title: 'Listen {n}: one person’s problem',
          note: 'Talk with one person of your kind of client about what costs them most, without selling. Done when you have their words.',
        },
        {
          title: 'Page or profile {n}: one thing mended',
          note: 'Mend one thing where people look you up. Done when your sentence is the first they read.',
        },
        {
          title: 'Look at others {n}: one rival',
          note: 'See what one other offers, at what price, and what they leave out. Done when you know how you differ.',
        },
      ],
    },
    {
      title: 'Ask and deliver',
      focus: 'A few personal messages each week, and good work',
      why: 'First clients come from people who know you; waiting to be found takes years.',
      share: 0.45,
      holdsAmount: true,
      checkpoint: 'Number of talks and of orders so far',
      kinds: [
        {
          title: 'Five messages {n}: by name',
          note: 'Write to five people of your list, each with a line only for them and a simple question. Done when all five are out.',
        },
        {
          title: 'Talk {n}: ask, then offer',
          note: 'Have one talk: first their problem, then your offer, then silence. Done when there is a yes, a no or a date.',
        },
        {
          title: 'Follow up {n}: who was silent',
          note: 'Write once more to those who have not answered, with something useful. Done when each has one.',
        },
        {
          title: 'Be seen {n}: show one piece',
          note: 'Show one result or one idea where your clients look. Done when it is out.',
        },
        {
          title: 'Better {n}: one thing they notice',
          note: 'Improve one thing in how you deliver. Done when a client would notice it.',
        },
      ],
    },
    {
      title: 'Recommended',
      focus: 'Thanks, words, names',
      why: 'A client who was asked for a name gives one; the others only think of it.',
      share: 0.2,
      checkpoint: 'Number of clients who came by recommendation',
      kinds: [
        {
          title: 'Words {n}: ask for two lines',
          note: 'Ask a client what has changed since, and whether you may quote it. Done when you have asked.',
        },
        {
          title: 'Name {n}: who else needs it',
          note: 'Ask a client for one person who has the same problem. Done when you have a name, or their no.',
        },
        {
          title: 'Partner {n}: same people, other work',
          note: 'Talk with somebody who serves the same people with something else. Done when you know what you send each other.',
        },
      ],
    },
    {
      title: 'Rhythm',
      focus: 'Numbers, and a fixed hour for new ones',
      why: 'If you look for clients only when there are none, you keep having none in between.',
      share: 0.1,
      checkpoint: 'A fixed hour each week for new clients is in your calendar',
      steps: [
        {
          title: 'Fixed hour: every week',
          note: 'Give the search for clients an hour that stays. Done when it comes back in your calendar.',
        },
      ],
      kinds: [
        {
          title: 'Numbers {n}: asked, met, won',
          note: 'Count messages, talks and orders, and what each order took. Done when you know what brought most.',
        },
        {
          title: 'Stop {n}: what brings nothing',
          note: 'Stop the one thing that took most time for least. Done when it is off your week.',
        },
      ],
    },
  ],
}
