/** The words of a sentence beyond this many are not looked at one by one: they are one unread part. */
export const MOST_WORDS = 80
