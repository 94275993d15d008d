import type { Pattern } from './pattern.ts'

/** Moving house: book, thin out, pack, hand over; the moving day is the date. */
export const moving: Pattern = {
  key: 'moving',
  usual: { perWeek: 3, minutes: 60 },
  question: null,
  firstStep: {
    title: 'Three dates on one page',
    note: 'Write down the moving day, the last day of your old contract and the first day of the new one; put a question mark where you do not know. Done when all three lines are written down.',
  },
  phases: [
    {
      title: 'Book',
      focus: 'Contracts, movers, dates: what other people must agree to',
      why: 'Movers, notice periods and connections have waiting times; boxes have none.',
      share: 0.25,
      checkpoint: 'Old contract, new contract and transport are settled in writing',
      steps: [
        {
          title: 'Notice and contract dates',
          note: 'Read the notice period of your old place and the start of the new one; write the notice or note when it is due. Done when it is sent or has a date.',
          isNeeded: true,
        },
        {
          title: 'Movers or helpers: three offers',
          note: 'Ask two movers and one rental for a price, or ask friends for the day; book at once if one convinces you. Done when you can compare three answers.',
        },
        {
          title: 'Book the transport',
          note: 'Choose an offer, read what is insured, and book it. Done when the date stands in writing.',
          isNeeded: true,
        },
        {
          title: 'Day off, care for kids and pets',
          note: 'Ask for the day off and arrange who looks after children and animals. Done when both are agreed.',
        },
        {
          title: 'Internet and power, new place',
          note: 'Order or transfer internet, electricity, gas and water; internet first. Done when each has a date.',
        },
      ],
      kinds: [
        {
          title: 'Budget {n}: what it costs',
          note: 'List transport, deposit, double rent, repairs and purchases, or bring the list up to date; add a tenth. Done when you know what it may cost.',
        },
        {
          title: 'Calls {n}: who must know',
          note: 'Tell three offices or companies the new address and the date: bank, insurance, employer, school, doctor. Done when three are crossed out.',
        },
        {
          title: 'Paperwork {n}: one contract',
          note: 'Take one contract and cancel, move or renew it. Done when you have a confirmation.',
        },
        {
          title: 'Folder {n}: papers of the move',
          note: 'Put contracts, offers and receipts in one place that travels with you. Done when the newest paper is in it.',
        },
        {
          title: 'Open questions {n}: ask and note',
          note: 'Ask landlord, movers or neighbours what is still unclear. Done when the answers are written down.',
        },
      ],
    },
    {
      title: 'Thin out',
      focus: 'Move only what you want to have there',
      why: 'What you do not move costs nothing, weighs nothing, and is not unpacked.',
      share: 0.25,
      checkpoint: 'Number of boxes, bags or pieces that are not coming with you',
      steps: [
        {
          title: 'Cellar, attic or storage first',
          note: 'Begin where you look least: keep what you have used in two years. Done when one part of it is empty.',
        },
        {
          title: 'Large pieces: measure and decide',
          note: 'Measure the new rooms, doors and stairs, decide on each large piece, and offer what stays. Done when each has a yes or a taker.',
        },
        {
          title: 'Clothes of all seasons',
          note: 'Go through one wardrobe and keep what fits and is worn. Done when the bag for giving is closed.',
        },
        {
          title: 'Bulky rubbish: a date',
          note: 'Find out how large rubbish is taken away and order it. Done when the day is fixed.',
        },
        {
          title: 'Food: a list to use up',
          note: 'List what is in the freezer and cupboards and plan meals from it. Done when the next five meals are named.',
        },
      ],
      kinds: [
        {
          title: 'Sort {n}: one room, three piles',
          note: 'Take one room: comes with us, given away, thrown out. Done when every shelf in it is decided.',
        },
        {
          title: 'Sell or give {n}: five things',
          note: 'Photograph and offer five things, or bring them to somebody. Done when all five are offered or gone.',
        },
        {
          title: 'Papers {n}: thin one folder',
          note: 'Go through one folder and keep what is needed. Done when it is half as thick.',
        },
        {
          title: 'Take away {n}: one full load',
          note: 'Bring a load to the tip, a charity or a friend. Done when the car or bag is empty.',
        },
      ],
    },
    {
      title: 'Pack',
      focus: 'Room by room, what you need least first',
      why: 'Boxes packed early have labels and the right weight; boxes packed at night have neither.',
      share: 0.4,
      checkpoint: 'Share of the boxes that are packed and labelled, in %',
      steps: [
        {
          title: 'Boxes, tape and the first room',
          note: 'Get boxes, tape, paper and a thick marker, small boxes for books, and pack the room that you use least. Done when that room is bare.',
          isNeeded: true,
        },
        {
          title: 'Post and addresses, redirected',
          note: 'Order the redirection of your post and check the list of who knows. Done when it is confirmed.',
        },
        {
          title: 'Fragile things, wrapped in peace',
          note: 'Pack glass, pictures and screens with paper and clothes, while you have time. Done when nothing rattles.',
        },
        {
          title: 'Plan of the new rooms',
          note: 'Draw where the large pieces go and give each room a colour or number. Done when a helper could place a box.',
        },
        {
          title: 'Books and decoration',
          note: 'Pack books in small boxes and take down what hangs. Done when the shelves are bare.',
        },
        {
          title: 'Furniture: screws in a bag',
          note: 'Take apart what is not needed any more and tape its screws to it. Done when each piece fits through the door.',
          isNeeded: true,
        },
        {
          title: 'Kitchen: what you rarely use',
          note: 'Pack the dishes and pans that you have not used this month; heavy things low, plates on edge. Done when those shelves are empty.',
          isNeeded: true,
        },
        {
          title: 'Handover: repairs and holes',
          note: 'Fill holes and mend what you must, as the contract says. Done when the list for the handover is short.',
        },
        {
          title: 'Clothes out of season, spare linen',
          note: 'Pack what you will not wear or use before the day. Done when it stands closed and labelled.',
        },
      ],
      kinds: [
        {
          title: 'Pack {n}: one room, least used',
          note: 'Pack what you will not need before the day; room and contents on two sides of each box. Done when {minutes} minutes are up or the room is empty.',
        },
        {
          title: 'Take apart {n}: one more piece',
          note: 'Take one piece apart and tape a bag with its screws to it. Done when it could be carried through the door.',
        },
        {
          title: 'Label and list {n}',
          note: 'Number the packed boxes and note what is in them. Done when every box has a number.',
        },
        {
          title: 'Clean {n}: one emptied room',
          note: 'Clean a room that is packed. Done when only what leaves last is left there.',
        },
      ],
    },
    {
      title: 'Last days',
      focus: 'Little to carry, much to hand over',
      why: 'The last days belong to what cannot be done early: the fridge, the meters, the keys.',
      share: 0.1,
      checkpoint: 'The bag for the first night stands at the door',
      steps: [
        {
          title: 'First-night bag, by the door',
          note: 'Pack for each person: clothes, medicine, chargers, papers, a towel, toilet paper. Done when you could spend one night from it.',
        },
        {
          title: 'Kitchen and bath, all but a bag',
          note: 'Pack what was needed daily and leave one bag for each person. Done when shelves and cabinets are bare.',
        },
        {
          title: 'Confirm movers and helpers',
          note: 'Write to everybody who comes: time, address, parking. Done when everybody has answered.',
          isNeeded: true,
        },
        {
          title: 'Fridge and freezer, empty',
          note: 'Use up or give away the rest, defrost and dry them. Done when the doors stand open.',
        },
        {
          title: 'Meters, photos, keys',
          note: 'Read the meters, photograph each room, count the keys. Done when all of it is in the folder.',
        },
      ],
      kinds: [
        {
          title: 'Last box {n}: what is still out',
          note: 'Pack what was needed until now. Done when nothing loose is left in that room.',
        },
        {
          title: 'Walk through {n}: every door',
          note: 'Open each cupboard, cellar and window. Done when nothing of yours is behind them.',
        },
        {
          title: 'Rest {n}: eat, drink, sleep early',
          note: 'Stop packing, have a proper meal and go to bed. Done when you are in bed.',
        },
      ],
    },
  ],
  keepsRoom: true,
  isTheDay: true,
  usualWeeks: [
    {
      of: /\b(?:mov(?:e|ing)|relocat\w*)\b/i,
      weeks: 5,
      text: 'A move usually takes five weeks or more; with less, let movers pack, or ask two friends for a whole day.',
    },
  ],
  sources: [
    {
      claim: 'An eight-week order of what to book, sort and pack',
      url: 'https://www.thespruce.com/move-your-home-in-eight-weeks-2436529',
    },
    {
      claim: 'How to choose a mover and know your rights',
      url: 'https://www.fmcsa.dot.gov/protect-your-move',
    },
  ],
}
