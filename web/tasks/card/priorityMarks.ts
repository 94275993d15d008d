/** The shape that says a priority beside its colour; medium, the usual one, has none. */
export const PRIORITY_MARKS = { low: '▽', medium: '', high: '▲' }
