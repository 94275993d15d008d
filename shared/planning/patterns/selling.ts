import type { PatternVariant } from './pattern.ts'

/** Things one no longer needs, turned into money: on a platform, a flea market, a yard sale. */
export const selling: PatternVariant = {
  of: /^(?!.*\b(?:handmade|paintings?|art|crafts?|products?|services?|course|app|songs|designs?|house|home|flat|apartment|car|business|company|land)\b)(?:(?:re)?sell|auction)\b|\b(?:yard|garage|car boot) sale\b/i,
  usual: { perWeek: 3, minutes: 40 },
  mostSessions: [{ sessions: 12 }],
  question: null,
  firstStep: {
    title: 'One thing: photo and price',
    note: 'Take the first thing you see that can go, take three photos by daylight and look up what others paid for the same. Done when photos and a price are there.',
  },
  phases: [
    {
      title: 'Sort and first sale',
      focus: 'What goes, what it is worth, and one thing sold',
      why: 'The first thing sold teaches more than a full list; what is worth little may be given away at once.',
      share: 0.25,
      checkpoint: 'The first thing is sold',
      steps: [
        {
          title: 'Three boxes: sell, give, keep',
          note: 'Go through one room or shelf with three boxes. Done when the sell box has ten things, or the room is through.',
        },
        {
          title: 'Scales, boxes, tape: a corner',
          note: 'Set up a corner with scales, boxes and tape, and look up what parcels cost by weight. Done when a parcel can leave within ten minutes.',
        },
        {
          title: 'First listing, online today',
          note: 'Put the thing of the first day online: title with brand and size, honest flaws, price, pick-up or postage. Done when you can find it by search.',
        },
      ],
      kinds: [
        {
          title: 'Sort {n}: another shelf',
          note: 'Go through another shelf or drawer with the three boxes. Done when it is empty or put back in order.',
        },
        {
          title: 'Value {n}: what others paid',
          note: 'Look up for five things what was really paid, not asked. Done when each has a price or goes to the gift box.',
        },
        {
          title: 'Photos {n}: five things by daylight',
          note: 'Photograph five things on a plain ground: front, label, flaw. Done when all five are on one place.',
        },
      ],
    },
    {
      title: 'List by the dozen',
      focus: 'Several at a time, the most valuable first',
      why: 'Batches take half the time; what is worth most needs the longest to find its buyer.',
      share: 0.45,
      holdsAmount: true,
      checkpoint: 'Number of things that are online',
      kinds: [
        {
          title: 'Online {n}: the five dearest left',
          note: 'Write and publish five listings, the dearest first. Done when all five are online.',
        },
        {
          title: 'Answer and pack {n}',
          note: 'Answer all questions, pack what is sold, note what came in. Done when nothing sold is still on the table.',
        },
        {
          title: 'Bundle {n}: small things together',
          note: 'Put small things of a kind together: books by author, clothes by size. Done when one bundle is online.',
        },
        {
          title: 'Better ad {n}: price, photo or title',
          note: 'Take the three that nobody asks about: better photo, plainer title, or a tenth less. Done when all three are changed.',
        },
      ],
    },
    {
      title: 'Clear out',
      focus: 'Lower prices, a last round, the rest given away',
      why: 'What has not gone after weeks costs more room than it brings money.',
      share: 0.2,
      checkpoint: 'Number of things that are still there',
      steps: [
        {
          title: 'Last price: a date on each',
          note: 'Give each thing that is left a last price and a last day. Done when both are changed online.',
        },
      ],
      kinds: [
        {
          title: 'Offer {n}: ask those who watched',
          note: 'Write to people who asked or watched and offer a fair last price. Done when three messages are sent.',
        },
        {
          title: 'Other place {n}: shop or market',
          note: 'Take what does not go to another place: a second-hand shop, a group in town, a flea market. Done when it is offered there.',
        },
        {
          title: 'Give away {n}: one box',
          note: 'Bring one box to people or places that want it. Done when it is out of the house.',
        },
      ],
    },
    {
      title: 'Look back',
      focus: 'What it brought, and what may not come back',
      why: 'The sum is worth seeing; an empty shelf fills by itself if nobody looks.',
      share: 0.1,
      checkpoint: 'Sum and empty shelf: you have written down both',
      kinds: [
        {
          title: 'Sum {n}: what it brought',
          note: 'Add up what came in, less postage and fees, and decide what it is for. Done when the sum is written down.',
        },
        {
          title: 'Close {n}: last ads and accounts',
          note: 'Take down old ads, thank for good ratings, note what to declare if it was much. Done when no ad is open by mistake.',
        },
        {
          title: 'Rule {n}: one in, one out',
          note: 'Write a rule for the shelf that is empty now. Done when it hangs there.',
        },
      ],
    },
  ],
  sources: [
    {
      claim: 'Owners ask more for a thing than buyers would pay',
      url: 'https://doi.org/10.1086/261737',
    },
  ],
}
