/** Parts of regular expressions over a sentence as it was typed: a day of the week, an hour. */
export const DAY = '(?:mon|tue|tues|wed|weds|wednes|thu|thur|thurs|fri|sat|satur|sun)(?:day)?s?'
export const CLOCK = '\\d{1,2}(?:[.:]\\d\\d)?'
