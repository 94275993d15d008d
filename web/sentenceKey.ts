/** Where a sentence about a goal waits for the goal wizard. A file of its own: every page looks whether one does. */
export const SENTENCE_KEY = 'goal-crusher.sentence'
