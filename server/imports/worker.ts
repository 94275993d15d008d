import { asyncOutcomeOf, type Outcome } from '#server/compute/outcome.ts'
import { type AskedFile, readFile } from './readFile.ts'

/** What each thread that reads files runs, for one after the other. */
export default function answerFile(asked: AskedFile): Promise<Outcome> {
  return asyncOutcomeOf(() => readFile(asked))
}
