/** Whether this run walks through everything (`WALKS=whole npm test`); else through one look, width or round of each. */
const IS_WHOLE = process.env['WALKS'] === 'whole'

/** What a walk goes through: all of it in a whole run, else the first, as a sample. */
export const walked = <T>(all: readonly T[]): T[] => (IS_WHOLE ? [...all] : all.slice(0, 1))

/** How often something is tried that goes by chance. */
export const tries = (whole: number, few: number): number => (IS_WHOLE ? whole : few)
