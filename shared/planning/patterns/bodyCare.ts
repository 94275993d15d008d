import type { PatternVariant } from './pattern.ts'

/** A value or a complaint of the body that gets better by what is done each week: blood pressure, posture, a sore back. */
export const bodyCare: PatternVariant = {
  of: /^(?:get|have) my teeth\b|\b(?:dental (?:work|treatment)|root canal|braces|wisdom teeth|blood pressure|cholesterol|blood sugar|hba1c|resting heart rate|posture|gut health|(?:stand|sit|walk) (?:up )?(?:straight(?:er)?|upright|tall(?:er)?)|slouch\w*|migraines?|headaches?|digestion|pelvic floor|prediabetes|diabetes|asthma|arthritis|eczema|allerg(?:y|ies)|fertility|pregnant|surgery|operation|injur(?:y|ies)|rehab|physio(?:therapy)?|(?:back|neck|knee|shoulder|hip|wrist|joint) ?(?:pain|ache)s?|my (?:(?:sore|bad|stiff|weak|injured) )?(?:back|neck|knees?|shoulders?|hips?|ankles?)(?! (?:garden|yard|room|door|office))|my (?:overall )?health)\b|^(?:get|be|become|live|feel|stay) (?:a )?(?:more |much )?health(?:y|ier)\b/i,
  usual: { perWeek: 3, minutes: 25 },
  question: null,
  firstStep: {
    title: 'Today’s state in three lines',
    note: 'Write down the last number or how it feels, when it is worst, and what you have tried. Done when three lines are written down; 10 minutes are enough.',
  },
  phases: [
    {
      title: 'Measure and ask',
      focus: 'Where you stand, and what a professional says',
      why: 'A number from before shows later what helped; a doctor knows what must not be done by oneself.',
      share: 0.2,
      checkpoint: 'You know your number or state of today, and what a professional advises',
      steps: [
        {
          title: 'Appointment with a doctor',
          note: 'Book a check with a doctor, physiotherapist or pharmacy, and write down three questions. Done when there is a date.',
        },
        {
          title: 'Usual day, seen from outside',
          note: 'Write how you sit, move, eat, drink and sleep on a usual day. Done when two things stand out.',
        },
        {
          title: 'One change to begin with',
          note: 'Choose the smallest change that was advised and tie it to something you do anyway. Done when one line says when and where.',
        },
      ],
      kinds: [
        {
          title: 'Measure {n}: same hour, same way',
          note: 'Measure or rate it from 1 to 10 at the same hour as last time, after 5 quiet minutes. Done when the number is in your list.',
        },
        {
          title: 'Walk {n}: easy and steady',
          note: 'Walk for {minutes} minutes so that you could still talk. Done when the time is up; stop where anything hurts.',
        },
        {
          title: 'Set up {n}: one place better',
          note: 'Improve one place where you spend hours: chair, screen, bag, kitchen shelf. Done when the better way is the nearer one.',
        },
      ],
    },
    {
      title: 'Small changes',
      focus: 'Move, eat, rest: one thing at a time',
      why: 'One change that stays does more than five that end after a week.',
      share: 0.45,
      checkpoint: 'Number of days this week with the new way',
      kinds: [
        {
          title: 'Move {n}: briskly, as you like it',
          note: 'Walk, cycle or swim for {minutes} minutes, a little faster than usual. Done when you are warm and could go on.',
        },
        {
          title: 'Strength and stretch {n}: gently',
          note: 'Do the exercises that you were shown, slowly, or some plain ones for back, hips and legs. Done when each was done twice without pain.',
        },
        {
          title: 'Kitchen {n}: one meal lighter',
          note: 'Cook one meal with more vegetables, less salt and nothing ready-made. Done when there is a portion left for tomorrow.',
        },
        {
          title: 'Calm {n}: slow breath, no screen',
          note: 'Breathe in for four and out for six for 5 minutes, then rest as long as you have. Done when your shoulders are down.',
        },
      ],
    },
    {
      title: 'Make it usual',
      focus: 'The same on busy days and away from home',
      why: 'What only works in quiet weeks is gone in the first busy one.',
      share: 0.25,
      checkpoint: 'You kept to it in a week that was not easy',
      steps: [
        {
          title: 'Busy day: the shortest version',
          note: 'Write down what you still do on the fullest day, in 5 minutes. Done when you have tried it once.',
        },
        {
          title: 'Slip, and what comes after',
          note: 'Write one sentence that begins “When it has slipped, I …”. Done when it is written where you see it.',
        },
      ],
      kinds: [
        {
          title: 'Longer {n}: a round you enjoy',
          note: 'Go out and take the longer way, as easily as you like. Done when you are home and feel better than before.',
        },
        {
          title: 'Exercises {n}: by heart',
          note: 'Do your exercises without looking them up. Done when all of them are done and none hurt.',
        },
        {
          title: 'Next change {n}: try it today',
          note: 'Add one small change to those that hold. Done when it has been done once.',
        },
      ],
    },
    {
      title: 'Look again',
      focus: 'The same measure as on the first day',
      why: 'Body and numbers change slowly; only the comparison with the first day shows it.',
      share: 0.1,
      checkpoint: 'The number or state of the first day, once more',
      kinds: [
        {
          title: 'Compare {n}: first day, today',
          note: 'Measure or rate it as on the first days and put both side by side. Done when you know the difference.',
        },
        {
          title: 'Ask again {n}: show your list',
          note: 'Show your list to the doctor or therapist, or write down what you will ask there. Done when you know what to go on with.',
        },
        {
          title: 'Keep {n}: what stays in the week',
          note: 'Choose what helped most and give it a fixed day. Done when it is in your calendar.',
        },
      ],
    },
  ],
  advice: [
    {
      text: 'Ask a doctor first, and change no medicine by yourself; sudden strong pain is for a doctor today.',
    },
  ],
  sources: [
    {
      claim: 'Moving more, less salt and less alcohol lower blood pressure',
      url: 'https://www.nice.org.uk/guidance/ng136',
    },
    { claim: 'Who keeps moving gets over back pain sooner', url: 'https://www.nice.org.uk/guidance/ng59' },
  ],
}
