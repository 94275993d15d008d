import { expect, test } from 'vitest'
import { parseQuickAdd } from '#shared/tasks/quickAdd/quickAdd.ts'

const CONTEXT = { today: '2026-03-02', weekStart: 0, now: '09:00' }

const COUNTS_AND_SIZES = `
Look at 5 flats
Compare offers from 3 to 5 shops
Raise the limit from 3 to 5
Count from 1 to 10
Look at 3 or 4 schools
Buy 12 eggs
Buy 2 kg of flour
Order 3 m of cable
Swim 400m
Swim for 400m
Run 5 km
Run 100m twice
Cut a 45 m rope
Lift 80 kg
Print 24 photos
Frame 10x15 prints
Return size 42 shoes
Fit 4:3 pictures
Set the heating at 19 degrees
Keep the fridge at 5 degrees
Sell at 20
Pay 30 euros
Save 1500 for the trip
Ask for 10 percent off
Pay 12.50 for the ticket
Split 3/4 of the cake
Eat 5 a day
Bake at 180 degrees
Get 3 quotes at 9 shops
Meet 4 people from 7 teams
Collect 15 signatures
Read 20 pages
Learn 7 chords
Write 500 words
Plant 6 trees
Find 2nd hand chairs
24" screen for the desk
Charge to 80 %
Support is 24/7
Rate it 10/10
`
const ORDINALS = `
Prepare for 2nd interview
Prepare for the 2nd interview
Fix every 2nd column
Paint every 3rd plank
Order the 3rd volume
Play on the 2nd floor
Take 1st aid course
Write 2nd draft
Watch the 7th episode
Celebrate 30th birthday of Ann
Book table for 10th anniversary
Reply to 4th question
Run for 3rd place
Check the 21st century chapter
Second opinion on the roof
First steps in Rust
Last round of edits
Translate every second page
Give each third guest a gift
Study the 19th century
`
const DAY_WORDS = `
Enjoy the sun
Get some sun
Buy sun lotion
Sun hat for Mia
Find out where the cat sat
Sat on a chair
Wed them all
Renew Sun subscription
Buy Friday magazine
Shop Black Friday
Watch Friday Night Lights
Friday Night Lights episode
Saturday Night Fever soundtrack
Listen to Blue Monday again
Book Ash Wednesday service
Bake for Good Friday
Learn Manic Monday on guitar
Plan my Friday
Notes from last Friday
Photos from Sunday
Prepare slides for Friday demo
Prepare for Monday meeting
Comment on Tuesday report
Review Monday numbers
Write the Monday letter
Sunday roast recipe
Monday blues playlist
Thursday Murder Club chapter
Review every Monday report
Move the call to Thursday
Talk about Wednesday
Survive Mondays
Why I hate Mondays
A song about Sundays
Watch Tomorrow Never Dies
Watch The Day After Tomorrow
Read Tomorrow And Tomorrow
Buy USA Today
The Tonight Show tickets
Plan tomorrow
Review today
Make every day count
Give each day a name
Check each week plan
Every now and then call home
Read Every Day Counts
Sharpen the saw every 1000 days
Frisbee with Mon
Monitor and sundial
Satay for dinner
`
const MONTH_WORDS = `
May I ask for help
I may go to the fair
Meet May and June
Mail April
5 may be enough
Three may come
May 5 people help
March 5 miles with the scouts
March on the capital
Join the march
Ask Jan
Call Jan 5 times
Read the 3rd of May history
Watch Born on the Fourth of July
4th of July barbecue
Sing September
August Rush review
Check dec 7 hex values
Sepia photos
Juno and Augustus
Buy the May 2 issue
Read November 9 by Hoover
Print June 12 poster
Renovation of the kitchen
Marmalade and marjoram
Decide on oct or bin
`
const PERIODS = `
Plan next week
Prepare next month budget
Write next week menu
Review this weekend trip photos
Write end of year review
Prepare end of month report
Learn guitar in a day
Around the World in 80 Days
Read Two Weeks Notice script
Dance all night
Good morning song
Evening dress
Buy night cream
Morning pages notebook
Weekly review
Daily standup notes
Monthly budget template
Read the daily
Yearly tax folder
Weekend bag
Weekday parking pass
Find weekend flights
10 years from now essay
Week 12 report
Quarter 3 figures
`
const CLOCK_WORDS = `
Watch 3:10 to Yuma
Read John 3:16
Read Genesis 1:26
Watch High Noon
Watch 12 Angry Men
Watch 60 Minutes
Watch 24
Midnight in Paris
Midnight oil
Join the 7am class
Cancel the 7pm table
Work until 7pm
Call after 6pm
Leave before 8:30
Finish the race in 22:30
Meet Bob at 7 Main Street
Stop at 7 Eleven
Wait at 3 bus stops
Call at 2 houses
Laugh at 3 jokes
Arrive at 10 Downing Street
Charge at 11 kW
Read pages 7-8
Best of 7-7 series
Beat 4:30 per km
Log 9 to 5 jobs
Hire 2 pm experts
Write about 9 to 5
`
const DURATIONS = `
Book an hour
2 hours of cleaning
Fund 15 minute city
30 minute meals cookbook
5 hour energy drink
Win the 24h race
Check the oven every 15 minutes
Fix 3 minute egg timer
Watch 127 Hours
One hour photo
Half an hour of peace
Give for 5 minutes of fame
Read 4-Hour Workweek
Queue for 2 hours parking permit
Dinner in 30 minutes cookbook
`
const NUMBERED = `
Read chapter 5
Read chapter 2.3.
Install version 12.4.
Update to 5.3.
Fix task 1/13
Sing part 2/13
Watch season 2 episode 10
Read 1984
Read 11/22/63
Read 2001: A Space Odyssey
Read Catch-22
Upgrade to Node 24.11
Install Python 3.12
Ring +49 170 2026 0403
Call 555-0102
Call 030 1234567
Room 12 keys
Platform 9 photo
Bus 7 map
Exercise 4 on page 12
Form P3
Fix P1 bug
Print P2 poster
Rule 110 automaton
Route 66 stickers
Terminal 2 pickup
Fill form 10-4
iOS 19 beta
Order M10 bolts
Area 51 book
`
const MARKS = `
Say hello!
Reply to @anna
Learn #hashtags
Join #random
Ask #fi
Party \\o/
Mail a@b.org
50% off shoes
Learn C# and F#
AT&T bill
Due diligence list
Due to rain move the party
Stand by me
Pass by Anna
Sit by the sea
XP boost guide
Learn XP programming
xp: the book
P.S. for the letter
Wait! What
`

const TITLES = [
  COUNTS_AND_SIZES,
  ORDINALS,
  DAY_WORDS,
  MONTH_WORDS,
  PERIODS,
  CLOCK_WORDS,
  DURATIONS,
  NUMBERED,
  MARKS,
].flatMap((list) => list.trim().split('\n'))

test('there are more than two hundred different plain titles', () => {
  expect(new Set(TITLES).size).toBe(TITLES.length)
  expect(TITLES.length).toBeGreaterThan(200)
})

test.each(TITLES)('"%s" is a title and nothing else', (title) => {
  expect(parseQuickAdd(title, CONTEXT)).toEqual({ title, task: {}, chips: [] })
})
