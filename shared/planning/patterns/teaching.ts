import type { PatternVariant } from './pattern.ts'

/** Somebody else learns: a dog, a child, a pupil. Short turns, one small aim each, and the end while it still goes well. */
export const teaching: PatternVariant = {
  of: /^(?:(?:pot(?:ty)?|house|toilet|crate|leash)[- ]?train\b|(?:raise|bring up|socialise|socialize) (?:an?|my|our|the) (?:new )?(?:dog|pupp(?:y|ies)|kittens?)\b|raise (?:my|our) (?:\w+ )?(?:kids?|child(?:ren)?|sons?|daughters?)\b|(?!(?:get|adopt) an? (?:\w+ ){0,2}(?:dog|pupp(?:y|ies)|cat|kitten|horse|pony|parrot)\b)(?:teach|train|coach|tutor|help|get) (?:(?:my|our|the|a|his|her|their) )(?:\w+ ){0,2}?(?:dogs?|pupp(?:y|ies)|cats?|kittens?|horse|pony|parrots?|kids?|child(?:ren)?|sons?|daughters?|toddlers?|baby|nephew|niece|grand(?:son|daughter|child(?:ren)?|ma|pa|mother|father)|mum|mom|dad|mother|father|parents|wife|husband|partner|friend|brother|sister|students?|pupils?|team)\b)/i,
  usual: { perWeek: 4, minutes: 20 },
  question: null,
  firstStep: {
    title: 'Watch: what works already',
    note: 'Watch for 10 minutes without correcting: what goes well, where does it stop? Done when one line stands for each.',
  },
  phases: [
    {
      title: 'Where they stand',
      focus: 'What they can do, what they like, and one small aim',
      why: 'Begin below what somebody can do: that is a success on the first day, and both of you want to go on.',
      share: 0.2,
      checkpoint: 'You can say in one sentence what they can do alone, and what comes next',
      steps: [
        {
          title: 'Aim in one sentence',
          note: 'Write down what they will do, where, and for how long, so that a stranger could check it. Done when there is no “better” in it.',
        },
        {
          title: 'Ladder: six small steps',
          note: 'Cut the way there into six steps, of which the first works already today. Done when all six stand in a row.',
        },
        {
          title: 'What they would do anything for',
          note: 'Find out which reward, game or word makes them glad. Done when you have three of them.',
        },
      ],
      kinds: [
        {
          title: 'First rung {n}: easy, to the end',
          note: 'Do the first step of your ladder together, so easy that it works, and stop while it is fun. Done after three good ones, or {minutes} minutes.',
        },
        {
          title: 'Quiet place {n}: no distraction',
          note: 'Practise one step where nothing else is going on. Done when it went well three times.',
        },
        {
          title: 'Count {n}: how often of ten',
          note: 'Try one step ten times over the day and count. Done when the number is written down.',
        },
      ],
    },
    {
      title: 'Step by step',
      focus: 'One step at a time, up when eight of ten go well',
      why: 'Short and often beats long and seldom, and each step that holds carries the next.',
      share: 0.4,
      holdsAmount: true,
      checkpoint: 'How often of ten the third step of your ladder goes well',
      kinds: [
        {
          title: 'Next rung {n}: a little more',
          note: 'Make it a little harder in one way alone: longer, farther, or with less help. Done after five good ones, or step back to what works and end there.',
        },
        {
          title: 'Again {n}: what worked before',
          note: 'Begin with what is known and praise it as if it were new. Done when it went well without help.',
        },
        {
          title: 'Play {n}: the same as a game',
          note: 'Put the step into a game or something they like anyway. Done when they want to go on.',
        },
        {
          title: 'Sticking point {n}: smaller',
          note: 'Take what goes wrong most and cut it into two smaller steps. Done when the first of them works.',
        },
      ],
    },
    {
      title: 'In real life',
      focus: 'Other places, other people, some distraction',
      why: 'What is learned in one place has to be learned again in the next; that takes less each time.',
      share: 0.25,
      checkpoint: 'It has gone well in three different places',
      kinds: [
        {
          title: 'New place {n}: start easier',
          note: 'Go somewhere else and begin two steps lower. Done when it went well there once.',
        },
        {
          title: 'Somebody else {n} asks for it',
          note: 'Let another person do it with them, in the same words. Done when both know how.',
        },
        {
          title: 'Distraction {n}: a little',
          note: 'Add a little noise, company or time pressure. Done when it went well in spite of it, or you know what was too much.',
        },
      ],
    },
    {
      title: 'Alone',
      focus: 'With less and less help, and a look back',
      why: 'Help that fades slowly leaves something that stays.',
      share: 0.15,
      checkpoint: 'They do it without your help, as your sentence of the first day says',
      kinds: [
        {
          title: 'Less help {n}: one word fewer',
          note: 'Leave out one hint, reward or hand. Done when it works as before.',
        },
        {
          title: 'Trial {n}: as in your sentence',
          note: 'Do exactly what you wrote on the first day and count. Done when the count stands beside the first one.',
        },
        {
          title: 'Celebrate {n}, and look ahead',
          note: 'Do something nice together and choose what to keep up. Done when they have heard what they did well.',
        },
      ],
    },
  ],
  sources: [
    {
      claim: 'Rewards for small steps, in short sessions, teach animals best',
      url: 'https://www.rspca.org.uk/adviceandwelfare/pets/dogs/training',
    },
    {
      claim: 'Help that fits what a learner nearly can, and fades',
      url: 'https://doi.org/10.1111/j.1469-7610.1976.tb00381.x',
    },
  ],
}
