import type { PatternVariant } from './pattern.ts'

/** Wood that stands outside gets new paint: dry days decide, and what is loose has to go first. */
export const paintingOutside: PatternVariant = {
  of: /\b(?:re)?paint(?:ing)? (?:(?:the|my|our|a|all) )?(?:[\w'’]+ ){0,2}(?:fence|shed|gate|deck(?:ing)?|pergola|summer ?house|bench|garden (?:table|chairs?|furniture))\b/i,
  usual: { perWeek: 2, minutes: 120 },
  mostSessions: [{ sessions: 10 }],
  question: null,
  firstStep: {
    title: 'Length and height, loose boards',
    note: 'Measure length and height, count the sides, and note what is loose, rotten or still has old paint. Done when the square metres are written down.',
  },
  phases: [
    {
      title: 'Choose and buy',
      focus: 'Paint for outside, and dry days',
      why: 'Paint that is made for outside lasts for years; rain on the first evening costs a whole day.',
      share: 0.2,
      checkpoint: 'Paint and tools are there, and two dry days are in sight',
      steps: [
        {
          title: 'Paint or stain: a trial on the back',
          note: 'Try colour and kind where nobody sees it, and look again when it is dry. Done when one is chosen.',
        },
        {
          title: 'Amount, shopping, neighbours told',
          note: 'Reckon for two coats, buy paint, brushes, gloves and sheets, and tell the neighbours if the fence is theirs too. Done when nothing is missing.',
        },
      ],
      kinds: [
        {
          title: 'Look {n}: weather and days',
          note: 'Look for days without rain, over 10 degrees, and fix them. Done when they are in your calendar.',
        },
      ],
    },
    {
      title: 'Prepare',
      focus: 'Mended, clean, dry and bare where it was loose',
      why: 'New paint holds as well as what is under it.',
      share: 0.35,
      checkpoint: 'All wood is sound, clean and dry',
      steps: [
        {
          title: 'Mend: boards, nails, posts',
          note: 'Screw on what is loose and replace what is rotten. Done when nothing moves.',
        },
        {
          title: 'Scrape and sand loose paint',
          note: 'Scrape off what comes off and sand the edges, with a mask and a sheet below. Done when your hand finds nothing loose.',
        },
        {
          title: 'Wash, and let it dry',
          note: 'Brush off moss and dirt with water and let it dry for two days. Done when the wood is pale again.',
        },
        {
          title: 'Plants tied back, ground covered',
          note: 'Tie plants back, cover ground and hinges, and prime bare spots. Done when you could begin.',
        },
      ],
      kinds: [
        {
          title: 'Side {n}: scraped and clean',
          note: 'Take the next side: scrape, sand, brush off. Done when nothing loose is left on it.',
        },
        {
          title: 'Bare spots {n}: primed',
          note: 'Prime bare wood, ends and edges first. Done when it has dried.',
        },
      ],
    },
    {
      title: 'Paint',
      focus: 'Ends and gaps first, then the boards',
      why: 'Water comes in at the ends; two thin coats keep it out longer than a thick one.',
      share: 0.35,
      checkpoint: 'Share of the boards that have their second coat, in %',
      steps: [
        {
          title: 'First coat: ends, gaps, boards',
          note: 'Paint ends and gaps with a small brush, then board by board along the grain, in the shade. Done when all is covered.',
        },
        {
          title: 'Second coat, after it has dried',
          note: 'Wait as long as the can says, then paint all once more, thinly. Done when nothing shines through.',
        },
      ],
      kinds: [
        {
          title: 'Next part {n}: ends, then boards',
          note: 'Paint the next few metres, ends first. Done when they have no drip.',
        },
        {
          title: 'Other side {n}: the same again',
          note: 'Paint the back of what you did last. Done when both sides look alike.',
        },
      ],
    },
    {
      title: 'Finish',
      focus: 'Touch up, untie, put away',
      why: 'What is labelled and kept makes the next small repair ten minutes.',
      share: 0.1,
      checkpoint: 'Plants are untied, and the rest is put away',
      steps: [
        {
          title: 'Drips and misses, by daylight',
          note: 'Go along it once in daylight with a small brush. Done when you have found nothing for a minute.',
        },
      ],
      kinds: [
        {
          title: 'Away {n}: brushes, sheets, cans',
          note: 'Wash brushes, label what is left, bring the rest to where it is taken. Done when all is put away.',
        },
      ],
    },
  ],
  advice: [{ text: 'Before you sand old paint, have it checked for lead, and wear a mask.' }],
}
