import type { PatternVariant } from './pattern.ts'

/** What grows: a garden, a balcony, a lawn, bees. The season sets the pace, and short visits do more than long ones. */
export const growing: PatternVariant = {
  of: /^(?!.*\b(?:app|website|software|game|program|spreadsheet|database|book|blog|podcast|film|video)\b).*\b(?:gardens?|(?:house ?|indoor )?plants|gardening|balcony|vegetables?(?= (?:garden|bed|patch|plot))|grow(?:ing)? (?:(?:my|our|some|more|own) )*(?:vegetables?|veg|veggies|fruit|food|salad|potatoes|carrots|strawberries|chillies|flowers)|tomato(?:es)?|herbs|plant(?:ing)?|grow(?:ing)? (?!(?:up|old|older|out|closer|apart|as|into|a beard)\b)(?!.*\b(?:business|company|startup|brand|audience|network|list|channel|blog|shop|sales|revenue|income|savings|team|church|hair|nails|muscles?|confidence|faith|followers?|followings?|subscribers?|readers?|listeners?|members?|clients?|customers?|instagram|tiktok|youtube|linkedin|twitter|newsletter|podcast|portfolio|investments?)\b)\w|raised beds?|flower ?beds?|lawn|allotment|orchard|compost(?:ing)?|bees|beekeeping|mushrooms|wildflowers?|hedge|bonsai)\b/i,
  usual: { perWeek: 2, minutes: 45 },
  mostSessions: [
    {
      of: /^plant (?:(?:an?|some|the|my|our|more|new) )*(?:\w+ )?(?:bulbs?|tulips|daffodils|crocus\w*|snowdrops|trees?|hedges?|shrubs?|bush(?:es)?|roses?|flowers|lavender|herb garden|herbs|lawn)$/i,
      sessions: 6,
    },
  ],
  question: null,
  firstStep: {
    title: 'Look at the place: sun and water',
    note: 'Go there for 10 minutes: where does the sun stand, where is water, what grows already? Done when a small sketch shows all three.',
  },
  phases: [
    {
      title: 'Plan the place',
      focus: 'Light, soil, and few kinds that fit both',
      why: 'What fits the place grows nearly by itself; what does not is work all summer.',
      share: 0.2,
      checkpoint: 'A sketch says what grows where, and when each is sown or planted',
      steps: [
        {
          title: 'Sun map: morning, noon, evening',
          note: 'Note three times on one day which corner has sun. Done when each corner has its hours.',
        },
        {
          title: 'Soil: feel, dig, drain',
          note: 'Dig a hand deep, pour in water and see how fast it goes; for pots choose size and holes. Done when you know what must be added.',
        },
        {
          title: 'Choose five kinds at most',
          note: 'Take what you like, what suits your light, and what forgives mistakes. Done when five names are written down with their months.',
        },
        {
          title: 'Calendar: sow, plant, pick',
          note: 'Write down for each kind when it is sown, planted out and picked where you live; mind the last frost. Done when the next date is in your calendar.',
        },
        {
          title: 'Shopping: soil, seeds, tools',
          note: 'Buy or swap what the first two months take, and no more. Done when it is in the shed or on its way.',
        },
      ],
      kinds: [
        {
          title: 'Neighbour {n}: what grows here',
          note: 'Ask somebody nearby what does well and what the slugs take. Done when you have two tips for your place.',
        },
        {
          title: 'Sketch {n}: one corner closer',
          note: 'Draw one corner with distances and heights, the tall ones behind. Done when you could mark it out with sticks.',
        },
        {
          title: 'Read {n}: one of your plants',
          note: 'Read what one of your kinds needs: depth, distance, water, food. Done when four short lines stand on its card.',
        },
      ],
    },
    {
      title: 'Prepare and plant',
      focus: 'Soil first, then the hardy kinds, then the tender ones',
      why: 'Good soil does half the work; what is planted too early stands still or freezes.',
      share: 0.3,
      holdsAmount: true,
      checkpoint: 'Number of kinds that are in the ground or in their pots',
      steps: [
        {
          title: 'Worst patch: cleared and loose',
          note: 'Take the hardest square metre, or the first pots: weeds out with their roots, soil loose. Done when a finger goes in easily.',
        },
        {
          title: 'Feed the soil: compost in',
          note: 'Work in compost or fresh potting soil, and edge or fill what is there. Done when it is level and damp.',
        },
        {
          title: 'First sowing, hardy kinds',
          note: 'Sow what stands cold weather, thinly, and label it with the date. Done when it is watered.',
        },
        {
          title: 'Supports, before they are needed',
          note: 'Put sticks, strings or a net where tall plants will stand. Done when they hold a firm pull.',
        },
      ],
      kinds: [
        {
          title: 'Plant {n}: the next kind',
          note: 'Plant or sow the next kind of your calendar, at its distance, and water it in. Done when it has a label.',
        },
        {
          title: 'Ground {n}: one more patch',
          note: 'Clear, loosen and cover one more patch or fill one more pot, for {minutes} minutes. Done when it is ready to be planted.',
        },
        {
          title: 'Seedlings {n}: thin, pot on',
          note: 'Take out the weak ones and give the strong ones room. Done when none touches another.',
        },
      ],
    },
    {
      title: 'Look after it',
      focus: 'Water, weeds and watching, little and often',
      why: 'What is seen within two days is a small thing; after two weeks it is a lost bed.',
      share: 0.35,
      checkpoint: 'Number of plants that are healthy and larger than two weeks ago',
      kinds: [
        {
          title: 'Water {n}: deeply, then weeds',
          note: 'Water at the root until it is damp a finger deep, then pull what is not yours. Done when the bed looks like a bed.',
        },
        {
          title: 'Under leaves {n}: pests, spots',
          note: 'Turn leaves on each kind and look for spots, eggs and holes; take off what is ill. Done when each kind was looked at.',
        },
        {
          title: 'Tie and trim {n}',
          note: 'Tie what leans, pinch out what grows the wrong way, cut what has faded. Done when air goes through.',
        },
        {
          title: 'Feed {n}, and fill the gaps',
          note: 'Give food to what is pale or fruiting, and sow again where nothing came up. Done when no gap is left without a plan.',
        },
      ],
    },
    {
      title: 'Harvest and put to rest',
      focus: 'Pick, share, and note what comes next',
      why: 'Picking often brings more; what is noted now is forgotten by next spring.',
      share: 0.15,
      checkpoint: 'You have picked or shown what you grew, and written down next year’s changes',
      kinds: [
        {
          title: 'Pick {n}: ripe today',
          note: 'Pick what is ripe or cut what is in flower, and use or give it today. Done when nothing ripe is left over.',
        },
        {
          title: 'Clear {n}: what is over',
          note: 'Take out what is finished, compost what is healthy and cover bare soil. Done when one patch is at rest.',
        },
        {
          title: 'Garden notes {n}: keep, change',
          note: 'Write down what grew well, what did not, and where it shall stand next time. Done when three lines are written down.',
        },
      ],
    },
  ],
  sources: [
    {
      claim: 'Start small, know sun and soil, and choose plants that fit them',
      url: 'https://extension.umn.edu/planting-and-growing-guides/planting-vegetable-garden',
    },
  ],
}
