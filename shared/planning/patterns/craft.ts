import type { PatternVariant } from './pattern.ts'

/** A thing that is made or restored by hand: a sweater, a table, a photo book, an old motorcycle. Nobody is sold to. */
export const craft: PatternVariant = {
  of: /^(?!.*\b(?:app|website|web|software|business|shop|store|brand|company|channel|startup|video game)\b).*(?:\b(?:knit(?:ting)?|crochet(?:ing)?|sew(?:ing)?|quilt(?:ing)?|weav(?:e|ing)|embroider\w*|carv(?:e|ing)|whittl(?:e|ing)|woodwork\w*|brew(?:ing)?|upcycl(?:e|ing))\b|\b(?:make|build|create|design|finish|restore|rebuild|fix up(?! (?:my|the|our|an?) (?:\w+ )?(?:bike|bicycle)s?\b)|convert|assemble)\b.*\b(?:bird ?house|dresser|tables?|chairs?|bench|desk|bed|shel(?:f|ves)|book(?:shel(?:f|ves)|case)|cabinet|cupboard|cradle|crib|tree ?house|doll'?s? ?house|play ?house|shed|greenhouse|deck|pergola|fence|coop|pizza oven|fire pit|boat|canoe|kayak|kite|costume|dress|skirt|shirts?|clothes|outfits?|quilts?|sweater|jumper|scarf|socks|hat|blanket|cushions?|curtains|furniture|jewel\w*|ring|candles?|soap|photo ?(?:book|album)|lego|scrapbook|puppets?|mosaic|terrarium|model (?:railway|train|ship|plane|car)|motor(?:cycle|bike)|vespa|scooter|moped|tractor|(?:old|vintage|classic) (?:car|bike|radio|clock|piano|furniture)|van|camper(?: ?van)?|engine|gaming pc|pc|drone|robot|bikes?|bicycle)\b)/i,
  usual: { perWeek: 3, minutes: 60 },
  mostSessions: [{ sessions: 24 }],
  question: null,
  firstStep: {
    title: 'Picture and size on one page',
    note: 'Find or draw a picture of how it shall look, and write its size and who it is for beside it. Done when the page hangs or lies where you will work; 10 minutes are enough.',
  },
  phases: [
    {
      title: 'Choose and try',
      focus: 'Instructions, material, and the hardest technique on a scrap',
      why: 'What is wrong with size or material shows on a trial piece for a tenth of the work.',
      share: 0.2,
      checkpoint: 'A trial piece in the right size and technique lies before you',
      steps: [
        {
          title: 'Instructions: choose one set',
          note: 'Compare two patterns, plans or guides and choose the one that fits what you can do. Done when it is printed or saved, and read once to its end.',
        },
        {
          title: 'Hardest step, on a scrap',
          note: 'Find the step that you are least sure of and try it on leftover material. Done when the third try is better than the first.',
        },
        {
          title: 'Material and tools, one list',
          note: 'Write down what it takes, what you have and what the rest costs. Done when the list has a sum, with a tenth more for mistakes.',
        },
        {
          title: 'Get what is missing',
          note: 'Buy or borrow what the first half takes. Done when you could begin without leaving the room.',
        },
        {
          title: 'Workplace: light, table, a box',
          note: 'Make room where it may lie unfinished, with everything in one box. Done when you can begin within a minute.',
        },
      ],
      kinds: [
        {
          title: 'Trial piece {n}: in real material',
          note: 'Make a small sample as the whole will be, and measure it. Done when size and look are right, or you know what to change.',
        },
        {
          title: 'Watch {n}: one step, closely',
          note: 'Watch somebody do one step and do it along with them. Done when you have done it once without the film.',
        },
        {
          title: 'Cut list {n}: parts in order',
          note: 'Write the parts in the order in which they are made, with what each takes. Done when the next three have a line of their own.',
        },
      ],
    },
    {
      title: 'Make',
      focus: 'Part by part, the main one first',
      why: 'A part that is finished in one or two sittings can be checked before the next one builds on it.',
      share: 0.5,
      holdsAmount: true,
      checkpoint: 'Share of the parts that are made, in %',
      steps: [
        {
          title: 'Main part, begun',
          note: 'Mark, cut on, cast on or take apart the part on which all others depend; measure twice. Done when its first hand’s width is right.',
        },
        {
          title: 'First check: size and fit',
          note: 'Hold it against body, wall or plan, and measure. Done when it fits, or what does not is undone.',
        },
      ],
      kinds: [
        {
          title: 'Main part {n}: on from the mark',
          note: 'Work on the main part for {minutes} minutes and mark where you stop. Done when the mark has moved.',
        },
        {
          title: 'Next part {n} of your list',
          note: 'Take the next part and bring it as far as you get. Done when it is finished or its next step is written on it.',
        },
        {
          title: 'Check {n}: measure, then mend',
          note: 'Compare what is there with the plan and mend what is off while it is quickly done. Done when nothing is off that would show later.',
        },
        {
          title: 'Tricky bit {n}: while fresh',
          note: 'Take the next step that needs care, before anything else today, and try it on a scrap first. Done when it is in the real piece.',
        },
      ],
    },
    {
      title: 'Put together',
      focus: 'Parts become one, and edges become clean',
      why: 'Joining shows what does not fit; there is time to take it apart once more.',
      share: 0.2,
      checkpoint: 'It holds together and does what it is for',
      steps: [
        {
          title: 'Dry fit: all parts at once',
          note: 'Lay, pin or clamp everything together without fixing it. Done when each join closes, or has a mark.',
        },
        {
          title: 'Join what carries most',
          note: 'Fix the join on which the others hang, and give it the time that it needs. Done when it bears a gentle pull.',
        },
      ],
      kinds: [
        {
          title: 'Join {n}: the next seam or screw',
          note: 'Fix the next join, slowly and in order. Done when it is tight and straight.',
        },
        {
          title: 'Edges {n}: clean and smooth',
          note: 'Trim, sand, weave in or wipe what is rough. Done when your hand runs over it and finds nothing.',
        },
        {
          title: 'Use it {n}: a gentle trial',
          note: 'Wear it, sit on it, turn it on or fill it, carefully. Done when you know what still gives way.',
        },
      ],
    },
    {
      title: 'Finish and give',
      focus: 'The surface, the last flaw, and a day for it to be seen',
      why: 'Drying, blocking, printing and posting take days that no hurry shortens.',
      share: 0.1,
      checkpoint: 'It is in use, or with the person it is for',
      kinds: [
        {
          title: 'Surface {n}: oil, wash or print',
          note: 'Give it its last coat, wash or print, and let it rest as long as it says. Done when it is dry or ordered.',
        },
        {
          title: 'Last flaw {n}: mend or leave',
          note: 'Look once by daylight and mend the one flaw that you would see each day. Done when you have decided to leave the others.',
        },
        {
          title: 'Photo {n}, and a line for later',
          note: 'Take a picture and write down what you would do otherwise next time. Done when both are kept.',
        },
        {
          title: 'Hand over {n}: into use',
          note: 'Put it where it belongs, or give it away with a word on how to care for it. Done when somebody uses it.',
        },
      ],
    },
  ],
  sources: [
    {
      claim: 'A swatch in the real material shows size and drape before the work begins',
      url: 'https://www.craftyarncouncil.com/tip_gauge.html',
    },
  ],
}
