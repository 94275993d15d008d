import { isKnown, type Sent, type SentByFile, sentBy } from '#server/testing/sentStatements.ts'

/** About the database itself, not about what is sent to it. */
const ABOUT_DATABASE = /^server\/(kit|testing)\//

/** A test, by its file and its full name. */
type Candidate = Sent & { file: string; name: string }

/**
 * The tests that have something of their own to ask of one more database: each statement that the others let the server send, with
 * values of the same kinds, alone or in a transaction, these let it send, too. What the others say of the answers, the run on the
 * embedded server has said.
 *
 * @param tests the paths of a run's files; all tests of a file run of which nothing is known, which sends nothing, or which is about
 *   the database itself
 * @returns by file the full names of the tests that are needed; a file of which all run is not among them
 */
export function neededTests(tests: readonly string[]): Map<string, string[]> {
  const known = new Map(tests.filter(isKnown).map((test): [string, SentByFile] => [test, sentBy(test)]))
  return testsThatSendAll(known, (test) => ABOUT_DATABASE.test(test))
}

/**
 * Few of the tests of some files, and short ones, that send together all that all of them send.
 *
 * @param isKept whether all tests of a file run in any case; those of one that sends nothing do
 * @returns as {@link neededTests}
 */
export function testsThatSendAll(
  files: ReadonlyMap<string, SentByFile>,
  isKept: (test: string) => boolean = () => false,
): Map<string, string[]> {
  const runsWhole = (file: string, sent: SentByFile) => isKept(file) || formsOf(sent).length === 0
  const covered = new Set([...files].flatMap(([file, sent]) => (runsWhole(file, sent) ? formsOf(sent) : [])))
  const inPart = [...files].filter(([file, sent]) => !runsWhole(file, sent))
  const chosen = new Map(inPart.map(([file]): [string, string[]] => [file, []]))
  const worth = ({ file, milliseconds, forms }: Candidate) => {
    const isBegun = chosen.get(file)?.length !== 0
    return forms.length / (milliseconds + (isBegun ? 0 : (files.get(file)?.around.milliseconds ?? 0)))
  }
  let others = inPart.flatMap(([file, sent]) => candidatesOf(file, sent))
  for (;;) {
    others = others
      .map((each) => ({ ...each, forms: each.forms.filter((form) => !covered.has(form)) }))
      .filter(({ forms }) => forms.length > 0)
    if (others.length === 0) return chosen
    const best = others.reduce((one, other) => (worth(other) > worth(one) ? other : one))
    chosen.get(best.file)?.push(best.name)
    for (const form of best.forms) covered.add(form)
  }
}

/** Each test of a file, with what is sent before and after it, too. */
const candidatesOf = (file: string, { around, tests }: SentByFile): Candidate[] =>
  Object.entries(tests).map(([name, { milliseconds, forms }]) => ({
    file,
    name,
    milliseconds,
    forms: [...new Set([...around.forms, ...forms])],
  }))

const formsOf = ({ around, tests }: SentByFile): string[] => [
  ...around.forms,
  ...Object.values(tests).flatMap(({ forms }) => forms),
]
