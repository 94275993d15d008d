import type { PatternVariant } from './pattern.ts'

/** Something that is broken or worn and shall work again: a bicycle, a machine, a chair, a radio. */
export const repairing: PatternVariant = {
  of: /^(?:learn (?:how )?to )?(?:repair|fix|mend|service|overhaul|tune up|replace (?=(?:the|my|our|a) .*\b(?:taps?|faucets?|locks?|tyres?|tires?|battery|batteries|screen|windows?|boiler|radiators?|hinges?|handles?|lights?|lamps?|sockets?|toilet|sink|shower|pipes?|gutters?|tiles?)\b)|unblock|bleed|descale)\b(?!.*\b(?:relationship|marriage|credit|sleep|finances|posture|back|diet|life|friendship|fences|website|app|code|bugs?|(?:house|kitchen|bathroom)$|motorcycle|motorbike|car)\b)/i,
  usual: { perWeek: 2, minutes: 60 },
  mostSessions: [
    {
      of: /^(?:replace|unblock|bleed|descale)\b|\b(?:taps?|faucets?|sinks?|drains?|locks?|tyres?|tires?|punctures?|shelf|shelves|hinges?|handles?|lamps?|zips?|buttons?|gutters?|toilets?|doorbells?)$/i,
      sessions: 3,
    },
    { sessions: 10 },
  ],
  question: null,
  firstStep: {
    title: 'Look, turn, listen: what is wrong',
    note: 'Look at it for 10 minutes in good light: what moves, what does not, what is missing? Take three photos. Done when each fault is one line.',
  },
  phases: [
    {
      title: 'Find the fault',
      focus: 'What is wrong, what it needs, and whether it is worth it',
      why: 'Most of a repair is finding the fault; the part itself is often cheap.',
      share: 0.25,
      checkpoint: 'Each fault has a cause, a part and a price',
      steps: [
        {
          title: 'Clean it, then look again',
          note: 'Clean it, since dirt hides cracks and wear. Done when your list of faults is complete.',
        },
        {
          title: 'Guide for exactly this one',
          note: 'Find make and model and a guide or film for each fault. Done when each fault has its guide.',
        },
        {
          title: 'Parts and tools, with prices',
          note: 'Write down parts with their sizes, tools you have and tools to borrow. Done when the sum says: worth it, or not.',
        },
      ],
      kinds: [
        {
          title: 'Test {n}: one cause out',
          note: 'Test one possible cause of a fault. Done when it is found or ruled out.',
        },
        {
          title: 'Ask {n}: a shop or repair café',
          note: 'Show photos to somebody who knows it and ask what they would check first. Done when you have one answer.',
        },
        {
          title: 'Practise {n}: the move, on scrap',
          note: 'Try the move you are unsure of on something worthless. Done when it worked twice.',
        },
      ],
    },
    {
      title: 'Repair',
      focus: 'One fault at a time, what matters for safety first',
      why: 'Change one thing at a time and you know what helped; take a photo first and you can put it back.',
      share: 0.5,
      checkpoint: 'Share of your faults that are mended, in %',
      steps: [
        {
          title: 'Safety first: brakes, wires, hold',
          note: 'Mend what could hurt somebody, or bring that one thing to a professional. Done when it was tested twice.',
        },
      ],
      kinds: [
        {
          title: 'Take apart {n}: photo each step',
          note: 'Take one part off, with a photo of each step and the screws in order. Done when the worn piece lies before you.',
        },
        {
          title: 'Replace {n}: one worn part',
          note: 'Fit one new or mended part and tighten as the guide says. Done when it moves and holds.',
        },
        {
          title: 'Adjust {n}: until it runs true',
          note: 'Adjust one thing in small turns and try after each. Done when it runs without noise or play.',
        },
        {
          title: 'Stuck {n}: oil, wait, other way',
          note: 'Take what would not come off or go on: oil it, let it rest, or find another way. Done when it moved, or you know who can do it.',
        },
      ],
    },
    {
      title: 'Try it',
      focus: 'Gently, then as it is used, then once more tight',
      why: 'New parts settle; what is tightened after the first use stays.',
      share: 0.15,
      checkpoint: 'It has been used in earnest without trouble',
      steps: [
        {
          title: 'First try, gently, close by',
          note: 'Use it gently for ten minutes with the tools beside you. Done when you know what is still loose.',
        },
      ],
      kinds: [
        {
          title: 'Longer try {n}: as it is used',
          note: 'Use it as you mean to. Done when nothing rattles, rubs or leaks, or it is on the list.',
        },
        {
          title: 'Tighten {n}: all screws again',
          note: 'Go round and check each screw, nut and joint. Done when you have been round once.',
        },
        {
          title: 'Looks {n}: polish or touch up',
          note: 'Make one thing beautiful: polish, paint, new grips. Done when you would show it.',
        },
      ],
    },
    {
      title: 'Keep it going',
      focus: 'A short list for care, and tools in one place',
      why: 'Five minutes of care a month save the next repair.',
      share: 0.1,
      checkpoint: 'It works, and its care has a day each month',
      kinds: [
        {
          title: 'Care {n}: five minutes a month',
          note: 'Write down what to clean, oil and check each month and enter the day. Done when it comes back by itself.',
        },
        {
          title: 'Tools {n}: one box for this',
          note: 'Put tools, spare parts and photos into one box. Done when it is closed.',
        },
        {
          title: 'Second one {n}: mend for a friend',
          note: 'Mend a small fault for somebody else with what you learned. Done when it works.',
        },
      ],
    },
  ],
  sources: [{ claim: 'Free guides for repairs of all kinds', url: 'https://www.ifixit.com/Guide' }],
}
