import type { PatternVariant } from './pattern.ts'

/** A room, a fence or a house gets new paint: preparing takes longer than painting. */
export const painting: PatternVariant = {
  of: /\b(?:re)?paint(?:ing)? (?:(?:the|my|our|a|all) )?(?:[\w'’]+ ){0,2}(?:rooms?|house|kitchen|walls?|fence|flat|apartment|(?:bed|bath)rooms?|hallway|nursery|ceilings?|doors?|shed|garage|stairs|windows?(?: frames?)?|frames?)\b|\bwallpaper\b/i,
  usual: { perWeek: 2, minutes: 120 },
  mostSessions: [{ of: /\bhouse\b/i, sessions: 24 }, { sessions: 12 }],
  question: null,
  firstStep: {
    title: 'Measure walls, note the marks',
    note: 'Measure height and length of what is to be painted and note cracks, stains and old gloss. Done when you know the square metres, doors and windows left out.',
  },
  phases: [
    {
      title: 'Choose and buy',
      focus: 'Colour by daylight, enough paint, all tools',
      why: 'A colour looks otherwise on the wall than on a card; a second can bought later is never quite the same.',
      share: 0.25,
      checkpoint: 'Colour, paint and tools are there',
      steps: [
        {
          title: 'Colour: three patches on the wall',
          note: 'Paint three trial patches and look at them in the morning and by lamp light. Done when one is chosen.',
        },
        {
          title: 'Amount and shopping list',
          note: 'Reckon the paint for two coats, and write down rollers, brushes, tape, sheets and filler. Done when the list has a sum.',
        },
        {
          title: 'Buy or borrow it all',
          note: 'Get everything on the list, in cans of one batch. Done when nothing is missing.',
        },
        {
          title: 'Two days and a helper',
          note: 'Fix the days for painting and ask somebody for the ceiling and the heavy pieces. Done when they have said yes.',
        },
      ],
      kinds: [
        {
          title: 'Look {n}: light, colour, floor',
          note: 'Look at your colour once more beside floor and furniture. Done when you are sure, or have another patch.',
        },
        {
          title: 'Watch {n}: roller and edges',
          note: 'Watch how edges are cut in and how a roller is led. Done when you have tried it on cardboard.',
        },
        {
          title: 'Open point {n} of your list',
          note: 'Settle one open point: delivery, ladder, where the furniture goes. Done when it is off the list.',
        },
      ],
    },
    {
      title: 'Prepare',
      focus: 'Empty, clean, smooth and taped',
      why: 'Most of what looks bad later lies under the paint.',
      share: 0.3,
      checkpoint: 'Everything is clean, smooth, dry and taped off',
      steps: [
        {
          title: 'Furniture out, floor covered',
          note: 'Move what you can, push the rest to the middle, cover it and the floor. Done when the walls are free.',
        },
        {
          title: 'Holes filled, rough spots sanded',
          note: 'Take out nails, fill holes and cracks, let it dry and sand it flat. Done when your hand feels nothing.',
        },
        {
          title: 'Walls washed, stains sealed',
          note: 'Wash off dust and grease, and seal stains with primer. Done when a white cloth stays clean.',
        },
        {
          title: 'Tape: frames, sockets, skirting',
          note: 'Take off the covers of sockets with the power off, and tape the edges firmly. Done when each edge has its tape.',
        },
      ],
      kinds: [
        {
          title: 'Ceiling {n}: before the walls',
          note: 'Paint the ceiling from the window on, the edges with a brush. Done when it is even, or it can stay as it is.',
        },
        {
          title: 'Wall {n}: made smooth',
          note: 'Take one wall: fill, sand, wipe. Done when it is smooth by a lamp from the side.',
        },
        {
          title: 'Primer {n}: where it soaks in',
          note: 'Prime filled and bare spots. Done when it is dry and even.',
        },
        {
          title: 'Corner {n}: last dust and tape',
          note: 'Vacuum and tape one corner or window. Done when nothing loose is left.',
        },
      ],
    },
    {
      title: 'Paint',
      focus: 'Edges, walls, then the second coat',
      why: 'A wet edge leaves no stripes; two thin coats cover better than a thick one.',
      share: 0.3,
      checkpoint: 'Share of the area that has its second coat, in %',
      steps: [
        {
          title: 'First coat: edges, then walls',
          note: 'Cut in the edges with a brush, then roll wall by wall from the window on, never stopping in the middle of one. Done when all is covered, and once more after it has dried where there is no other day for it.',
        },
        {
          title: 'Second coat, after it has dried',
          note: 'Wait as long as the can says, then roll everything once more. Done when nothing shines through.',
        },
      ],
      kinds: [
        {
          title: 'Next wall {n}: edges, then roller',
          note: 'Cut in the edges of one wall, then roll it while they are wet. Done when it is even.',
        },
        {
          title: 'Thin spot {n}: by daylight',
          note: 'Look for thin spots by daylight and roll them over widely. Done when none is seen from the door.',
        },
        {
          title: 'Frame or door {n}: thinly, twice',
          note: 'Sand a frame or door lightly and paint it thinly. Done when its first coat is on, without a drip.',
        },
      ],
    },
    {
      title: 'Finish',
      focus: 'Tape off, touch up, back in',
      why: 'Tape comes off cleanly while the paint is not quite hard; the rest needs a day to dry.',
      share: 0.15,
      checkpoint: 'Furniture is back, and nothing is left to touch up',
      steps: [
        {
          title: 'Tape off, drips touched up',
          note: 'Pull the tape off slowly and mend drips and gaps with a small brush. Done when each edge is straight.',
        },
        {
          title: 'Brushes clean, paint labelled',
          note: 'Wash brushes and rollers, label what is left with room and date, bring the rest to where it is taken. Done when all is put away.',
        },
        {
          title: 'Furniture back, covers screwed on',
          note: 'Screw covers on with the power off and bring back what you want to keep. Done when the room is lived in.',
        },
      ],
      kinds: [
        {
          title: 'Touch up {n}: one side, by day',
          note: 'Go along one side by daylight with a small brush. Done when you have found nothing for a minute.',
        },
        {
          title: 'Hang {n}: pictures and lamps',
          note: 'Hang the next piece where you like it. Done when it is straight.',
        },
        {
          title: 'Clean {n}: floor and glass',
          note: 'Clean splashes from floor and glass. Done when you walk barefoot.',
        },
      ],
    },
  ],
  advice: [
    {
      text: 'Open a window while you paint; before you sand old paint, have it checked for lead.',
    },
  ],
  sources: [
    {
      claim: 'Old paint may hold lead',
      url: 'https://www.epa.gov/lead/renovation-repair-and-painting-program',
    },
  ],
}
