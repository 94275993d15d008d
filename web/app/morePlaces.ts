/** The id of what holds the places beside the first five, to which late ones are added at the end. */
export const MORE_PLACES = 'more-places'
