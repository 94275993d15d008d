/** The words of a sentence beyond this many are not looked at one by one: they are one unread part. */
export const MOST_WORDS = 80

/** A text is put in plainer words up to this many of them, since those of a story before the goal do not count to `MOST_WORDS`. */
export const MOST_TYPED_WORDS = 2 * MOST_WORDS
