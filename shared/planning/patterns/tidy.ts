import { clearingAHome } from './clearingAHome.ts'
import { painting } from './painting.ts'
import { paintingOutside } from './paintingOutside.ts'
import { archive } from './archive.ts'
import { digitalTidy } from './digitalTidy.ts'
import type { Pattern } from './pattern.ts'
import { renovating } from './renovating.ts'

/** A room, a home or an archive that is cleared, cleaned and put in order. */
export const tidy: Pattern = {
  key: 'tidy',
  usual: { perWeek: 2, minutes: 60 },
  mostSessions: [
    {
      of: /^(?:deep[- ])?clean (?:out )?(?:the|my|our) (?:oven|fridge|freezer|windows|blinds|carpets?|sofa|car|gutters|barbecue|bbq|grill|washing machine|dishwasher|bath|shower|toilet)$/i,
      sessions: 2,
    },
    {
      of: /\b(?:wardrobe|closet|desk|drawers?|garage|shed|car|(?:bed)?room|kitchen|office|attic|loft|cellar|basement|inbox|fridge|pantry|balcony)\b/i,
      sessions: 12,
    },
  ],
  question: null,
  firstStep: {
    title: 'One bag, 10 minutes',
    note: 'Take one bag and put in what is plainly rubbish from the room you mind most. Done when the bag is full or the time is up; take it out at once.',
  },
  phases: [
    {
      title: 'Clear',
      focus: 'Out with what is not needed, the worst place first',
      why: 'Order is easy in a place that is half empty; without clearing you only move things around.',
      share: 0.4,
      checkpoint: 'Number of bags or boxes that have left the place',
      steps: [
        {
          title: 'Worst corner, emptied',
          note: 'Take everything out of the corner that bothers you most; put back only what belongs there. Done when its floor or surface can be seen.',
        },
        {
          title: 'Photo of each place, then a list',
          note: 'Photograph each place as it is and list the places from worst to easiest. Done when each has a number of sessions beside it.',
        },
        {
          title: 'Three boxes: keep, give, throw',
          note: 'Set up the three boxes and fill them from one shelf or folder. Done when the shelf is empty and each thing is in a box.',
        },
        {
          title: 'Floor and ways, free',
          note: 'Clear everything that you walk around or step over. Done when you can cross the place in a straight line.',
        },
        {
          title: 'Doubles: keep the best one',
          note: 'Gather what you have more than once and keep the best. Done when the rest is in the give box.',
        },
        {
          title: 'Papers and old files, first pass',
          note: 'Throw out what is out of date; put what is unsure in one pile or folder. Done when only one pile is left.',
        },
        {
          title: 'Cupboard that never closes',
          note: 'Empty the fullest cupboard or drawer and put back two thirds of it. Done when it closes with one hand.',
        },
        {
          title: 'Give box, out of the house',
          note: 'Take the full boxes to whoever gets them, or fix the pick-up. Done when they are gone or the day is agreed.',
        },
      ],
      kinds: [
        {
          title: 'Clear {n}: next place on the list',
          note: 'Take the worst place that is left and empty it piece by piece: keep, give, throw. Done when it is empty or the time is up and the boxes are out.',
        },
        {
          title: 'Sort {n}: one kind of thing',
          note: 'Gather one kind of thing, such as cables or coats, and keep what you used in the last year. Done when they have one place.',
        },
        {
          title: 'Take out {n}: everything in boxes',
          note: 'Bring away what stands ready: rubbish, gifts, things to return. Done when no box waits at the door.',
        },
        {
          title: 'Unsure box {n}: decide on ten',
          note: 'Take ten things that you could not decide on and decide. Done when ten are decided.',
        },
      ],
    },
    {
      title: 'Clean and mend',
      focus: 'What is dirty, and the small things that are broken',
      why: 'Cleaning and small mends are quick while the place is clear; nobody does them behind a full shelf.',
      share: 0.2,
      checkpoint: 'Nothing on your list of small mends is left that you notice daily',
      steps: [
        {
          title: 'Dirtiest part, deep clean',
          note: 'Clean the part that is usually skipped, top to bottom. Done when a white cloth stays white.',
        },
        {
          title: 'List of small mends, walked through',
          note: 'Go through the place and note what is broken, stained or loose, the most annoying first. Done when each line says what it needs.',
        },
        {
          title: 'Three quick mends in a row',
          note: 'A loose handle, a dead bulb, a squeaking door: mend three. Done when all three work.',
        },
        {
          title: 'Backs and undersides',
          note: 'Move what can be moved and clean behind and below it. Done when one wall is clean from end to end.',
        },
        {
          title: 'Borrowed and broken: a decision',
          note: 'Bring back what is borrowed, and decide for each broken thing: mend it this month or let it go. Done when none lies without a decision.',
        },
      ],
      kinds: [
        {
          title: 'Clean {n}: from top to bottom',
          note: 'Clean one area from the ceiling down, floor last. Done when everything is back in its place.',
        },
        {
          title: 'Mend {n}: most annoying first',
          note: 'Take the line of your list that bothers you most, or its next step. Done when it is crossed out.',
        },
        {
          title: 'Wipe {n}: what hands touch',
          note: 'Wipe doors, switches, handles and edges of one room or desk. Done when you have been all round it.',
        },
        {
          title: 'Air and light {n}',
          note: 'Clean a window, a lamp or a screen, and move what stands before it. Done when the place is brighter.',
        },
      ],
    },
    {
      title: 'Order',
      focus: 'A place for each thing, near where it is used',
      why: 'What has an obvious place gets back there without being thought about.',
      share: 0.3,
      checkpoint: 'Anybody at home could find five everyday things without asking',
      steps: [
        {
          title: 'Daily things, within reach',
          note: 'Put what you use daily between hip and eye, near where you use it. Done when you reach each in one movement.',
        },
        {
          title: 'Door zone: keys, bags, post',
          note: 'Make a place at the door for what comes in and goes out. Done when nothing lands on the floor tonight.',
        },
        {
          title: 'Paper or file system, five names',
          note: 'Choose at most five folders and sort the one pile into them. Done when the pile is gone.',
        },
        {
          title: 'Kitchen or desk, by task',
          note: 'Group things by what they are used for. Done when one task needs one place.',
        },
        {
          title: 'Box labels, big letters',
          note: 'Label what cannot be seen into. Done when each box says what is in it.',
        },
        {
          title: 'Seasonal things, far away',
          note: 'Put what is used once a year high up or far back. Done when the good places are free of it.',
        },
        {
          title: 'Bin and basket where it piles up',
          note: 'Put a bin, hook or basket where things pile up by themselves. Done when each pile has one.',
        },
        {
          title: 'Test: five things in a minute',
          note: 'Let somebody else look for five things. Done when what took longer than a minute has a better place.',
        },
      ],
      kinds: [
        {
          title: 'Order {n}: one zone by use',
          note: 'Take one zone and give each thing a place by how often you use it. Done when nothing lies there without a place.',
        },
        {
          title: 'Label {n}: one shelf or folder',
          note: 'Name the places of one shelf, drawer or folder. Done when a guest could put things back.',
        },
        {
          title: 'Improve {n}: where it piles up',
          note: 'Look where things have piled up again and change the place, not the people. Done when the pile has a home.',
        },
      ],
    },
    {
      title: 'Keep it',
      focus: 'Ten minutes that hold it, and the last loose ends',
      why: 'A place stays as tidy as its smallest habit.',
      share: 0.1,
      checkpoint: 'The place has stayed in order for a week',
      steps: [
        {
          title: 'Weak spot, made easier',
          note: 'Find the place that slips first and remove one step from putting things back. Done when it takes one movement.',
        },
        {
          title: 'Ten-minute round, tried once',
          note: 'Go through all rooms or folders for ten minutes and bring things back. Done when the route is written down.',
        },
        {
          title: 'One in, one out: a list',
          note: 'Name three kinds of things for which something leaves when something comes. Done when they are named.',
        },
        {
          title: 'Who does what, agreed',
          note: 'Agree with those who live or work there on one small task each. Done when everybody has said yes.',
        },
        {
          title: 'Last give box, gone',
          note: 'Bring the last things to where they go. Done when the box is empty.',
        },
        {
          title: 'Unsure pile, last decision',
          note: 'Decide on everything that is still unsure, or give it a date. Done when the pile is gone.',
        },
        {
          title: 'After photos, side by side',
          note: 'Photograph the same places as on the first day and compare. Done when you have seen both.',
        },
        {
          title: 'Date for the next round',
          note: 'Choose a day in three months for two hours of clearing. Done when it is in the calendar.',
        },
      ],
      kinds: [
        {
          title: 'Round {n}: everything back',
          note: 'Walk your route and bring things back to their places. Done when the round is complete.',
        },
        {
          title: 'Loose end {n}: one left-over job',
          note: 'Close one line of any list that is still open. Done when it is crossed out.',
        },
        {
          title: 'Check {n}: does it hold?',
          note: 'Compare one place with its after photo and mend what slipped. Done when it looks as it did.',
        },
      ],
    },
  ],

  advice: [
    {
      of: /^(?!(?:deep )?(?:clean|tidy|wash|mop|wipe|declutter|organi[sz]e|sort)\b).*\b(?:renovat|refurbish|remodel|redecorat|paint|sand|drill|walls?|floors?|bathroom|kitchen)/i,
      text: 'Before you sand, drill or tear out anything in an old house, have it checked for lead paint and asbestos.',
    },
  ],
  variants: [clearingAHome, paintingOutside, painting, renovating, digitalTidy, archive],
  sources: [
    {
      claim: 'Women who called their home cluttered showed more stress through the day',
      url: 'https://doi.org/10.1177/0146167209352864',
    },
    { claim: 'Old paint may hold lead: check before you renovate', url: 'https://www.epa.gov/lead' },
    {
      claim: 'Where throwing things out hurts, there is help',
      url: 'https://www.nhs.uk/mental-health/conditions/hoarding-disorder/',
    },
  ],
}
