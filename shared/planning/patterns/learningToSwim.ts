import type { PatternVariant } from './pattern.ts'

/** Swimming from nothing: water first, then floating, then strokes. */
export const learningToSwim: PatternVariant = {
  of: /\b(?:learn(?:ing)? (?:(?:how )?to swim|swimming)|swim(?:ming)? lessons?|(?:fear|afraid|scared) of (?:the )?(?:deep )?water)\b/i,
  usual: { perWeek: 2, minutes: 45 },
  question: {
    text: 'How do you feel in water today?',
    suggestions: [
      { label: 'I am afraid of it', level: 'are afraid of it' },
      { label: 'I stand in it gladly', level: 'stand in it gladly' },
      { label: 'I can swim a few strokes', level: 'swim a few strokes' },
    ],
    assumed: 'stand in it gladly',
    said: 'It assumes that you {level} today. Say so if it is otherwise.',
  },
  firstStep: {
    title: 'A pool and a teacher: two of each',
    note: 'Look up two pools with shallow water and two courses or teachers for adults, with price and start. Done when four lines are written down.',
  },
  phases: [
    {
      title: 'At home in water',
      focus: 'Shallow water, breathing out, face under',
      why: 'Once you breathe out calmly under water, the fear goes and everything else gets easy.',
      share: 0.3,
      checkpoint: 'You breathe out under water ten times in a row',
      steps: [
        {
          title: 'Lessons: signed up, bag packed',
          note: 'Book a course or a teacher, or ask a good swimmer to come along, and pack goggles, suit and towel. Done when there is a date.',
        },
        {
          title: 'Edge: hold on, legs up',
          note: 'Hold the edge with both hands, let the legs come up behind you and kick gently. Done when they came up five times by themselves.',
        },
        {
          title: 'Face in, eyes open',
          note: 'With goggles, put the face in and count the tiles at the bottom. Done when you have counted to ten without lifting it.',
        },
        {
          title: 'Ring from the ground',
          note: 'Where the water reaches your hips, go under and pick something up. Done when you have brought it up five times.',
        },
        {
          title: 'Sit in, then step in from the edge',
          note: 'Sit on the edge and slide in; later step in where you can stand. Done when your head was under once and you laughed.',
        },
      ],
      kinds: [
        {
          title: 'Bubbles {n}: breathe out under water',
          note: 'Stand in shallow water, breathe in, face under, breathe out slowly. Done after twenty calm ones.',
        },
        {
          title: 'Walk and bob {n}: in shallow water',
          note: 'Walk through the water, bend your knees until it reaches your chin, then over the head. Done when it feels dull.',
        },
        {
          title: 'Lesson {n}: with the teacher',
          note: 'Have a lesson, or practise with somebody who can swim beside you. Done when you know what to practise next.',
        },
      ],
    },
    {
      title: 'Float and glide',
      focus: 'On the back, on the front, and standing up again',
      why: 'Water carries you; once you have felt that, you can rest at any time.',
      share: 0.3,
      checkpoint: 'You float on your back for ten seconds, and stand up again',
      steps: [
        {
          title: 'Star on the back, with a noodle',
          note: 'Lie on your back with a noodle under your arms, ears in the water. Done when you looked at the ceiling for a minute.',
        },
        {
          title: 'Jellyfish: let the water carry you',
          note: 'Breathe in, hold your knees, face in, and wait until your back comes up. Done when it came up three times.',
        },
        {
          title: 'Roll over: front to back',
          note: 'Glide on your front, turn onto your back and rest there. Done when you could breathe after each of five turns.',
        },
      ],
      kinds: [
        {
          title: 'Back float {n}: ears in, hips up',
          note: 'Lie on your back, first with a hand below you, then alone. Done when ten seconds were calm.',
        },
        {
          title: 'Glide {n}: push off and stand up',
          note: 'Push off from the wall, glide, pull the knees in and stand up. Done after ten of them.',
        },
        {
          title: 'Legs {n}: kick with a board',
          note: 'Hold a board and kick across the shallow end. Done after four times, with pauses.',
        },
        {
          title: 'With the teacher {n}: next skill',
          note: 'Have a lesson, or practise with somebody who can swim beside you. Done when you know what to practise next.',
        },
      ],
    },
    {
      title: 'First strokes',
      focus: 'Arms, legs and breath together, over short ways',
      why: 'Each part alone first, then two, then all; do all at once and you swallow water.',
      share: 0.3,
      checkpoint: 'The longest way you swim without standing, in m',
      kinds: [
        {
          title: 'Arms {n}: standing, then gliding',
          note: 'Do the arms standing in the water, then out of a glide. Done when five strokes were even.',
        },
        {
          title: 'Breath {n}: one stroke, one breath',
          note: 'Put the breath in: three strokes, a breath, stand up. Done after ten of them.',
        },
        {
          title: 'Whole stroke {n}: half a length',
          note: 'Swim half a length along the wall, rest as long as you like. Done after six of them.',
        },
        {
          title: 'Stroke lesson {n}: get corrected',
          note: 'Let a teacher or good swimmer look at one thing and change it. Done when you felt the difference.',
        },
      ],
    },
    {
      title: 'Whole lengths',
      focus: 'A length in peace, and deep water with somebody beside you',
      why: 'A length without haste is what makes a swimmer; the rest is repetition.',
      share: 0.1,
      checkpoint: 'Number of lengths that you swim in a row',
      kinds: [
        {
          title: 'One length {n}: slowly, to the end',
          note: 'Swim a whole length as slowly as you can, then rest. Done after four of them, or as many as feel good.',
        },
        {
          title: 'Deep water {n}: float, turn, back',
          note: 'With a lifeguard or teacher beside you: go in where it is deep, turn on your back, rest, swim back. Done when you have rested there.',
        },
        {
          title: 'For joy {n}: as you like it',
          note: 'Swim, dive or float as you like. Done when you do not want to go home.',
        },
      ],
    },
  ],
  advice: [{ text: 'Practise only where a lifeguard or a good swimmer is with you.' }],
  sources: [
    {
      claim: 'First water confidence, then floating, then strokes',
      url: 'https://www.swimming.org/learntoswim/',
    },
  ],
}
