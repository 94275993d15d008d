import type { PatternVariant } from './pattern.ts'

/** A room or a home that is made new: work with an order of its own, where drying and other people take their time. */
export const renovating: PatternVariant = {
  of: /\b(?:renovat\w*|remodel\w*|refurbish\w*|redecorat\w*|redo(?:ing)?|(?:re)?paint(?:ing)?|re-?tile)\b|^(?:sand|insulate|tile|lay|fix up) /i,
  mostSessions: [],
  usual: { perWeek: 2, minutes: 120 },
  firstStep: {
    title: 'Photos and three wishes',
    note: 'Photograph the room from each corner and write down the three things that bother you most. Done when the three lines are written down.',
  },
  phases: [
    {
      title: 'Plan',
      focus: 'What is done, what it costs, and who does it',
      why: 'What is decided on paper costs minutes; what is decided with the wall open costs days.',
      share: 0.25,
      checkpoint: 'Scope, money and order of the work stand on one page',
      steps: [
        {
          title: 'Hardest job, named and checked',
          note: 'Name the job that you are least sure of and find out who may do it and what it takes. Done when you know: you, a friend or a professional.',
        },
        {
          title: 'Measure and draw the room',
          note: 'Measure walls, doors, windows, pipes and sockets and draw them roughly. Done when somebody could shop with the sketch.',
        },
        {
          title: 'What stays, what goes',
          note: 'Walk through with a pencil and decide on each surface and piece. Done when nothing on the sketch is without a mark.',
        },
        {
          title: 'Rules and old material, checked',
          note: 'Ask the landlord or office what is allowed, and look for old material that may hold lead or asbestos. Done when each has a yes, a no or somebody to ask.',
        },
        {
          title: 'Offers for water, gas and power',
          note: 'Ask two professionals for what you may not do yourself. Done when two prices and dates lie side by side.',
        },
        {
          title: 'Budget with a tenth to spare',
          note: 'List material, tools and wages and add a tenth. Done when you know what is left out if money gets short.',
        },
        {
          title: 'Order of work, day by day',
          note: 'Bring the jobs into an order: tear out, pipes, walls, floor, fittings, with drying times. Done when each waits for the one before.',
        },
        {
          title: 'Delivery dates, ordered first',
          note: 'Order what takes weeks: tiles, doors, fittings. Done when each has a date.',
        },
      ],
      kinds: [
        {
          title: 'Choose {n}: one material',
          note: 'Compare two or three samples in the room itself and decide. Done when name, price and amount are on the list.',
        },
        {
          title: 'Learn {n}: one piece of the work',
          note: 'Watch or read how one job is done and try it on a spare piece. Done when you know what you need for it.',
        },
        {
          title: 'Price {n}: one open line',
          note: 'Find the price of one thing that is still a guess. Done when the budget is up to date.',
        },
      ],
    },
    {
      title: 'Prepare',
      focus: 'An empty room, bare surfaces, all tools there',
      why: 'Half of a good surface is what lies below it; working around furniture takes twice as long.',
      share: 0.25,
      checkpoint: 'The room is empty and every surface is ready to work on',
      steps: [
        {
          title: 'Heavy pieces out of the room',
          note: 'Move out what stands in the way, with a second pair of hands. Done when you can walk along each wall.',
        },
        {
          title: 'Materials, fetched in one go',
          note: 'Buy or unpack what the first three jobs need. Done when nothing is missing for them.',
        },
        {
          title: 'Water and power off, and marked',
          note: 'Find the valves and fuses, turn off what you work near, and mark them. Done when you have tested that they are off.',
        },
        {
          title: 'Floor and doors covered',
          note: 'Cover what stays and close the room against dust. Done when nothing bare is left.',
        },
        {
          title: 'Old surface off, first part',
          note: 'Take off what has to go, in pieces that you can carry; wear gloves, glasses and a mask. Done when the first part is bare.',
        },
        {
          title: 'Rubble gone',
          note: 'Bring away what was torn out. Done when the room is swept.',
        },
        {
          title: 'Holes and cracks, filled',
          note: 'Fill, let dry, sand smooth. Done when your hand feels no edge.',
        },
      ],
      kinds: [
        {
          title: 'Strip {n}: one more surface',
          note: 'Take off the next surface down to what holds. Done when it is bare and swept.',
        },
        {
          title: 'Level {n}: fill and sand',
          note: 'Fill and smooth one area, and let it dry as long as the packet says. Done when it is even by a lamp held at its side.',
        },
        {
          title: 'Clear {n}: dust and rubble',
          note: 'Bring away what lies around and wipe what will be worked on. Done when the room is ready for the next job.',
        },
      ],
    },
    {
      title: 'Build',
      focus: 'From the hidden to the visible, the hardest job first',
      why: 'What lies behind goes in first; what is seen comes last, so that nothing has to be opened again.',
      share: 0.35,
      checkpoint: 'Share of the jobs on your list that are finished, in %',
      steps: [
        {
          title: 'Behind the wall, finished first',
          note: 'Have pipes, cables or battens done and photographed before anything is closed. Done when a professional has checked what needs one.',
        },
        {
          title: 'Trial square, hidden corner',
          note: 'Do a small piece of the main work where nobody looks. Done when you like how it dried.',
        },
        {
          title: 'Main surface, first half',
          note: 'Work on the largest surface, from the far corner to the door. Done when the half is finished and the tools are clean.',
        },
        {
          title: 'Main surface, second half',
          note: 'Go on to the end while the method is fresh. Done when it is even by daylight.',
        },
        {
          title: 'Ceiling and corners',
          note: 'Do what is above and between, top to bottom. Done when no edge is open.',
        },
        {
          title: 'Floor, laid or mended',
          note: 'Lay, sand or mend the floor, and keep feet off it while it dries. Done when you could roll a marble over it.',
        },
      ],
      kinds: [
        {
          title: 'Job {n}: next on the list',
          note: 'Take the next job in the order of work and bring it to a point where it may rest. Done when that step is finished and the tools are clean.',
        },
        {
          title: 'Second coat {n}: one surface',
          note: 'Give a dry surface its next layer. Done when it is even by daylight.',
        },
        {
          title: 'Fit {n}: one piece',
          note: 'Mount one piece: a lamp, a shelf, a tap with help. Done when it holds and works.',
        },
        {
          title: 'Knot {n}: what holds you up',
          note: 'Take the one thing that does not fit, and ask or try two ways. Done when the work can go on.',
        },
      ],
    },
    {
      title: 'Finish',
      focus: 'Joints, edges, a last look, and back in',
      why: 'The last tenth is what one sees every day; it needs days of its own.',
      share: 0.15,
      checkpoint: 'The room is in use, and your list of faults is empty',
      steps: [
        {
          title: 'Joints and edges, sealed',
          note: 'Seal what has to be tight, and let it dry for a day. Done when no gap takes a fingernail.',
        },
        {
          title: 'List of faults, by daylight',
          note: 'Look at every surface by day and mark what bothers you. Done when each mark is on the list, largest first.',
        },
        {
          title: 'Test of all that moves',
          note: 'Open, close, run and switch everything. Done when each works twice.',
        },
        {
          title: 'Deep clean before moving in',
          note: 'Clean from the ceiling down. Done when a white cloth stays white.',
        },
        {
          title: 'Everything back in place',
          note: 'Bring back only what belongs there. Done when the room can be used.',
        },
        {
          title: 'Papers and left-over paint, kept',
          note: 'Keep receipts, colours and a little of each material. Done when they are in one labelled box.',
        },
      ],
      kinds: [
        {
          title: 'Fault {n}: largest on the list',
          note: 'Mend the largest fault that is left. Done when it is crossed out.',
        },
        {
          title: 'Small things {n}: three in a row',
          note: 'Mend three small things: a drop of paint, a loose cover, a missing screw. Done when all three are crossed out.',
        },
        {
          title: 'Live in it {n}: what is missing',
          note: 'Use the room for a day and note what you reach for in vain. Done when one thing has a place.',
        },
      ],
    },
  ],
}
