import type { Pattern, PatternPhase } from './pattern.ts'
import { trip } from './trip.ts'
import { wedding } from './wedding.ts'

const FIRST_STEP = {
  title: 'Five lines: who, when, where, why',
  note: 'Write for whom it is, about how many come, when, where, and what you want people to remember. Done when each has one line, guesses too.',
}

const PHASES: readonly PatternPhase[] = [
  {
    title: 'Decide',
    focus: 'Size, money and date, in this order',
    why: 'The number of people sets the place, the food and the cost; everything else follows from it.',
    share: 0.2,
    checkpoint: 'Guests, budget and date are settled',
    steps: [
      {
        title: 'Budget: the largest amount',
        note: 'Agree on what it may cost at most and who pays what; keep a tenth for surprises. Done when one number is written down.',
        isNeeded: true,
      },
      {
        title: 'Three things that matter most',
        note: 'Each of those who decide names three wishes; find the three you share. Done when they are written at the top of the plan.',
      },
      {
        title: 'Guest list: must, would, could',
        note: 'Write all names into three columns and count them. Done when you know the number you plan for.',
        isNeeded: true,
      },
      {
        title: 'Who decides, who helps',
        note: 'Name one person for each larger piece. Done when everybody knows what is theirs.',
      },
      {
        title: 'Date with one spare',
        note: 'Check the date with the most important people, and choose a second one. Done when both are agreed.',
      },
    ],
    kinds: [
      {
        title: 'Compare {n}: two ways to do it',
        note: 'Compare two sizes, places or forms by cost and joy. Done when one is dropped.',
      },
      {
        title: 'Talk {n}: ask who matters',
        note: 'Ask one person whose wish counts what they need: food, access, travel. Done when it is written down.',
      },
      {
        title: 'Numbers {n}: budget by piece',
        note: 'Share the budget out among the pieces: place, food, travel, music. Done when the sum fits.',
      },
    ],
  },
  {
    title: 'Book',
    focus: 'What others take away from you if you wait',
    why: 'Places and people have one date each; flowers and napkins do not.',
    share: 0.3,
    checkpoint: 'Place and food are confirmed in writing',
    steps: [
      {
        title: 'Place: three candidates',
        note: 'Ask three places for the date, the price and what it includes. Done when three answers lie side by side.',
      },
      {
        title: 'Papers, permits, insurance',
        note: 'Check what needs a permit, a visa, a licence or an insurance. Done when each has a date.',
      },
      {
        title: 'Save the date, sent',
        note: 'Tell everybody the date and the town. Done when it is sent to the whole list.',
      },
      {
        title: 'Visit and choose the place',
        note: 'See the best one or two at the hour of the event; ask about noise, rain, access and closing time. Done when one is booked.',
        isNeeded: true,
      },
      {
        title: 'Travel and beds',
        note: 'Find out how people get there and where they sleep; hold rooms or tickets. Done when there is a way for those from far away.',
      },
      {
        title: 'Food and drink: who makes it',
        note: 'Get two offers, or share it out among friends. Done when it is settled who brings what.',
        isNeeded: true,
      },
    ],
    kinds: [
      {
        title: 'Offer {n}: ask and compare',
        note: 'Ask for one offer: music, photos, tent, tickets, guide. Done when price and terms are noted.',
      },
      {
        title: 'Book {n}: one contract',
        note: 'Read what is included, what a change costs, and book. Done when the confirmation is in the folder.',
      },
      {
        title: 'Payments {n}: due dates',
        note: 'Write each deposit and its date into the budget. Done when the sum still fits.',
      },
      {
        title: 'Reserve plan {n}: what if not',
        note: 'Take one thing that may fail and decide what you do then. Done when it is one line in the plan.',
      },
    ],
  },
  {
    title: 'Details',
    focus: 'Guests, flow, and what one needs on the day',
    why: 'A day that runs well was thought through hour by hour, and others know it too.',
    share: 0.4,
    checkpoint: 'Number of guests who have answered',
    steps: [
      {
        title: 'Invitations with an answer date',
        note: 'Send them with place, time and a date to answer by. Done when they are on their way.',
        isNeeded: true,
      },
      {
        title: 'Food list with allergies',
        note: 'Collect what guests cannot eat and tell whoever cooks. Done when they have confirmed it.',
      },
      {
        title: 'Seats, rooms or groups',
        note: 'Draw who sits, sleeps or travels where. Done when nobody is alone among strangers.',
      },
      {
        title: 'Hour by hour: the first version',
        note: 'Write the day from setting up to the last one leaving. Done when each hour has somebody who takes care of it.',
        isNeeded: true,
      },
      {
        title: 'Words: welcome, vows, thanks',
        note: 'Write what has to be said, and read it aloud once. Done when it lasts as long as you want.',
      },
      {
        title: 'Rain, delay, illness: plan B',
        note: 'Decide for each what happens and who decides on the day. Done when the helpers know it.',
      },
    ],
    kinds: [
      {
        title: 'Guests {n}: answers and reminders',
        note: 'Enter the answers, and ask kindly where one is missing. Done when the list is up to date.',
      },
      {
        title: 'Make or buy {n}: one piece',
        note: 'Finish one piece: music list, decoration, gifts, clothes. Done when it lies ready in a box.',
      },
      {
        title: 'Check {n}: a supplier',
        note: 'Confirm time, place and number with one of those you booked. Done when they have answered.',
      },
      {
        title: 'Flow {n}: walk one hour through',
        note: 'Go in your mind through one hour of the day: who stands where, what is missing? Done when the gap has a name and a helper.',
      },
    ],
  },
  {
    title: 'Buffer',
    focus: 'Confirm, hand over, rest',
    why: 'Whoever hosts should have nothing left to do; what goes wrong now still has time.',
    share: 0.1,
    checkpoint: 'Somebody else has the plan and could run the day',
    steps: [
      {
        title: 'Final numbers, sent',
        note: 'Tell place and kitchen the final number. Done when both have confirmed it.',
        isNeeded: true,
      },
      {
        title: 'Plan handed to one helper',
        note: 'Give one person the hours, the phone numbers and the box. Done when they have asked their questions.',
      },
      {
        title: 'Box for the day',
        note: 'Pack chargers, tape, plasters, cash, copies, a pen. Done when it stands at the door.',
      },
    ],
    kinds: [
      {
        title: 'Confirm {n}: time and place',
        note: 'Call or write to one of those who come or deliver. Done when they have said yes.',
      },
      {
        title: 'Loose end {n}: close or drop',
        note: 'Take one open thing: do it in {minutes} minutes or drop it. Done when it is off the list.',
      },
      { title: 'Quiet hour {n}', note: 'Do nothing for the event. Done when the hour is over.' },
    ],
  },
]

/** A wedding, a party, a trip or another day for which people come together. */
export const event: Pattern = {
  key: 'event',
  usual: { perWeek: 2, minutes: 45 },
  mostSessions: [
    { of: /\b(?:wedding|married|marry)\b/i, sessions: 80 },
    { of: /\b(?:picnic|dinner|lunch|brunch|barbecue|bbq)\b/i, sessions: 10 },
    { sessions: 24 },
  ],
  question: null,
  firstStep: FIRST_STEP,
  phases: PHASES,
  usualWeeks: [
    {
      of: /\bwedding|married\b/i,
      weeks: 22,
      text: 'A wedding usually takes half a year or more; with less, keep it small and book the place first.',
    },
  ],
  keepsRoom: true,
  isTheDay: true,
  variants: [trip, wedding(PHASES, FIRST_STEP)],
  sources: [
    {
      claim: 'Plans take longer than people think, even when they know it',
      url: 'https://doi.org/10.1037/0022-3514.67.3.366',
    },
    { claim: 'Planning an event so that people are safe', url: 'https://www.hse.gov.uk/event-safety/' },
  ],
}
