import type { PatternVariant } from './pattern.ts'

/** One song or piece that somebody wants to play, passage by passage. */
export const onePiece: PatternVariant = {
  of: /\b(?:play|learn|master|perform) (?!the (?:guitar|piano|violin|drums?|flute|cello|ukulele|bass|harp|saxophone|trumpet|accordion)\b)(?!(?:\w+ )*(?:songs|pieces|chords|scales|instruments?|guitar|piano|violin|ukulele|drums|keyboard|bass|flute|cello)\b(?! (?:sonata|concerto|solo)))(?:.* )?on (?:the |my |an? )?(?:\w+ )?(?:guitar|piano|violin|drums?|flute|cello|ukulele|bass|harp|saxophone|sax|trumpet|clarinet|accordion|keyboard|harmonica|banjo)\b|\b(?:sonata|concerto|nocturne|etude|prelude|waltz|bolero|rhapsody|für elise|fur elise|clair de lune)\b/i,
  usual: { perWeek: 5, minutes: 25 },
  question: {
    text: 'How well do you play today?',
    suggestions: [
      { label: 'I begin', level: 'begin from nothing' },
      { label: 'A few songs', level: 'play a few songs' },
      { label: 'Well', level: 'play well' },
    ],
    assumed: 'play a few songs',
  },
  firstStep: {
    title: 'Hear it once, mark the passages',
    note: 'Listen to the piece once from start to end, then cut it into numbered passages and mark the two hardest. Play the first two bars as slowly as you like. Done when they sounded.',
  },
  phases: [
    {
      title: 'Passage by passage',
      focus: 'Slow and right, the hardest passages first',
      why: 'What is played wrong ten times is learned wrong; slow and right is the fast way.',
      share: 0.4,
      checkpoint: 'You can play each of the hard passages slowly to its end',
      steps: [
        {
          title: 'Version that fits your hands',
          note: 'Compare an easy and a full arrangement and choose the one you can play in the time. Done when it lies on the stand with its passages numbered.',
        },
      ],
      kinds: [
        {
          title: 'Passage {part}: hands apart, slowly',
          note: 'Play the new passage at half speed, each hand or voice alone, then together. Done when it was right three times in a row.',
          role: 'new',
        },
        {
          title: 'Knot {n}: two bars, twenty times',
          note: 'Take the two bars that stop you and play only these: rhythm alone, notes alone, both. Done when they went well five times in a row.',
        },
        {
          title: 'Again: {parts}, without looking',
          note: 'Play these from memory as far as you come, then look. Done when each was right once.',
          role: 'review',
        },
        {
          title: 'Listen {n}: with the notes in hand',
          note: 'Hear a good recording twice with the notes before you and mark where it breathes. Then play one line like that. Done when you have recorded yours.',
        },
      ],
    },
    {
      title: 'Join them',
      focus: 'From one passage into the next, and a little faster',
      why: 'Most stumbles are at the seams; they want practice of their own.',
      share: 0.35,
      checkpoint: 'You have played it from start to end without stopping, at any speed',
      kinds: [
        {
          title: 'Seam {n}: end of one, start of next',
          note: 'Play the last bar of one passage and the first two of the next ten times. Done when it went over without a gap.',
        },
        {
          title: 'New: passage {part}, at half speed',
          note: 'Learn the next passage slowly, hands apart, then together. Done when it was right three times.',
          role: 'new',
        },
        {
          title: 'Faster {n}: two beats at a time',
          note: 'Take one part with a metronome and go up two beats each time it was clean. Done when you have noted the tempo.',
        },
        {
          title: 'Back to {parts}: still there?',
          note: 'Play these from memory. Done when each went well, or is marked for tomorrow.',
          role: 'review',
        },
      ],
    },
    {
      title: 'Whole piece',
      focus: 'From start to end, recorded, for somebody',
      why: 'A whole run before somebody shows what the next quiet practice is for.',
      share: 0.25,
      checkpoint: 'You have played it for somebody, or recorded it in one go',
      kinds: [
        {
          title: 'Full run {n}: record it, no stop',
          note: 'Play it from start to end without stopping, whatever happens, and record it. Done when you have marked the two weakest places.',
          role: 'trial',
        },
        {
          title: 'Mend {n}: the two weakest places',
          note: 'Practise only the two weakest places of your last run, slowly. Done when both went well five times.',
        },
        {
          title: 'By heart: {parts}',
          note: 'Play these by heart, in another order than usual. Done when you could begin each one without notes.',
          role: 'review',
        },
        {
          title: 'Colour {n}: loud, soft, breath',
          note: 'Choose three places and decide what they should tell. Done when somebody could hear the difference.',
        },
      ],
    },
  ],
  material: 'passage',
  sources: [
    { claim: 'Practice on several days stays longer', url: 'https://doi.org/10.1037/0033-2909.132.3.354' },
  ],
}
