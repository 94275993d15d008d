import type { PatternVariant } from './pattern.ts'

/** A journey of one's own: nobody is invited, but beds, papers and connections have waiting times. */
export const trip: PatternVariant = {
  of: /\b(?:trip|holidays?(?! (?:party|dinner|meal|cards?|gifts?|presents|season))|vacation|honeymoon|journey|travels?|world tour|cruise|safari|city break|road ?trip|backpack\w*|couch ?surf\w*|interrail)\b|^(?:visit|tour|explore|travel|see (?:the(?! (?:dentist|doctor|gp|optician|vet|hairdresser|barber|physio|nurse|therapist)\b)|all|every)) |\b(?:hajj|umrah)\b/i,
  mostSessions: [{ sessions: 24 }],
  question: null,
  firstStep: {
    title: 'Three pictures of the trip',
    note: 'Write down three moments that you want to come home with, and who comes along. Done when three lines are written down.',
  },
  phases: [
    {
      title: 'Choose',
      focus: 'When, how long, for how much, and the two things you go for',
      why: 'Dates and money decide what is possible; two fixed wishes leave room for the rest.',
      share: 0.25,
      checkpoint: 'Dates, budget and the rough route are settled',
      steps: [
        {
          title: 'Papers: what takes longest',
          note: 'Check passports, visas, vaccinations and a driving permit for the place, and apply for what takes weeks. Done when each has a yes or a date.',
        },
        {
          title: 'Budget: one number',
          note: 'Agree on what it may cost in all, with a tenth to spare. Done when one number is written down.',
        },
        {
          title: 'Dates with one spare',
          note: 'Find the dates that suit work, school and weather, and ask for the days off. Done when they are granted or asked for.',
        },
        {
          title: 'Wishes: two each',
          note: 'Everybody who comes names two wishes; the rest is open. Done when they are written at the top of the plan.',
        },
        {
          title: 'Route on one map',
          note: 'Mark the wishes on a map and join them; strike what would make every day a travel day. Done when no two nights in a row are on the move.',
        },
      ],
      kinds: [
        {
          title: 'Read up {n}: one place',
          note: 'Read about one place that you want to see: what is worth it, what is closed then. Done when you have one thing to do and one to leave out.',
        },
        {
          title: 'Compare {n}: two ways',
          note: 'Compare two ways of travel or two regions by cost and hours. Done when one is dropped.',
        },
        {
          title: 'Ask {n}: somebody who was there',
          note: 'Ask a friend or read two reports. Done when you know what they would do otherwise.',
        },
      ],
    },
    {
      title: 'Book',
      focus: 'What is gone or gets dearer if you wait',
      why: 'The way there and the first nights have one price today and another next week; museums do not.',
      share: 0.35,
      checkpoint: 'The way there and back and the first nights are booked',
      steps: [
        {
          title: 'Way there and back, booked',
          note: 'Compare three connections with luggage and times, and book one. Done when the confirmation is saved.',
        },
        {
          title: 'First two nights, booked',
          note: 'Choose a bed near where you arrive. Done when you know how to get there after dark.',
        },
        {
          title: 'Insurance and health cover',
          note: 'Check what your insurance pays abroad, and add what is missing. Done when the numbers to call are saved.',
        },
        {
          title: 'Beds for the other nights',
          note: 'Book what is scarce, leave open what is not. Done when each night has a place or a plan.',
        },
        {
          title: 'One thing that sells out',
          note: 'Book the one ticket that you would be sad to miss. Done when it is on your phone.',
        },
        {
          title: 'Getting around: passes or a car',
          note: 'Find out what is cheapest for your route. Done when it is booked or on the list for the first day.',
        },
      ],
      kinds: [
        {
          title: 'Fix {n}: one open night',
          note: 'Take one night or leg that is still open and settle it. Done when it has a confirmation.',
        },
        {
          title: 'Language {n}: ten phrases aloud',
          note: 'Learn ten phrases of the place: hello, thanks, the bill, help. Done when you say them without looking.',
        },
        {
          title: 'Save {n}: prices once more',
          note: 'Look at the largest amount that is not booked yet and compare once more. Done when it is booked or has a day.',
        },
      ],
    },
    {
      title: 'Get ready',
      focus: 'Things, home, money and a rough plan of the days',
      why: 'What is packed and settled early leaves the last evening free.',
      share: 0.25,
      checkpoint: 'Home, money and luggage have a list with nothing open',
      steps: [
        {
          title: 'Days in pencil: one thing each',
          note: 'Give each day one thing and leave the rest open. Done when there is a free day in every five.',
        },
        {
          title: 'Packing list, half of it struck',
          note: 'Write what you would take and strike half. Done when it fits into what you can carry.',
        },
        {
          title: 'Home: post, plants, pets',
          note: 'Arrange who looks after what stays. Done when everybody has said yes.',
        },
        {
          title: 'Cards, cash and phone abroad',
          note: 'Check that card and phone work there, and get some cash. Done when you have two ways to pay.',
        },
        {
          title: 'Copies of all papers',
          note: 'Put passports, tickets and insurance in one folder and one on the phone, for use without a network. Done when you have opened it once.',
        },
        {
          title: 'Shoes and gear, tried out',
          note: 'Walk for half an hour in what you will wear and carry. Done when nothing rubs.',
        },
      ],
      kinds: [
        {
          title: 'Buy or borrow {n}: one thing',
          note: 'Take one thing that is missing on the packing list. Done when it lies there.',
        },
        {
          title: 'Map {n}: saved for offline',
          note: 'Save the map and two good places to eat for one stop. Done when they open without a network.',
        },
        {
          title: 'Check {n}: one booking',
          note: 'Read one confirmation: date, name, luggage, way there. Done when nothing in it surprises you.',
        },
      ],
    },
    {
      title: 'Buffer',
      focus: 'Pack, confirm, rest',
      why: 'What goes wrong now still has time; leave rested and you arrive rested.',
      share: 0.15,
      checkpoint: 'The bag stands at the door the evening before',
      steps: [
        {
          title: 'Check in and confirm',
          note: 'Check in where you can and write to the first host. Done when the times are on one page.',
        },
        {
          title: 'Bag, packed and lifted',
          note: 'Pack by the list and carry it once around the house. Done when you would carry it for an hour.',
        },
        {
          title: 'Last round at home',
          note: 'Fridge, bins, windows, heating, keys. Done when nothing is left but to lock the door.',
        },
      ],
      kinds: [
        {
          title: 'Loose end {n}: one open line',
          note: 'Close one line of any list that is still open. Done when it is crossed out.',
        },
        {
          title: 'Way to the start {n}',
          note: 'Look up the way to the station or airport and when to leave, with half an hour to spare. Done when the alarm is set.',
        },
        {
          title: 'Rest {n}: nothing to do',
          note: 'Read about the first day, then do nothing for the trip. Done when the time is up.',
        },
      ],
    },
  ],
}
