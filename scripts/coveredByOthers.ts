import { type Sent, sentBy, isKnown } from '#server/testing/sentStatements.ts'

/** About the database itself, not about what is sent to it. */
const ABOUT_DATABASE = /^server\/(kit|testing)\//

/**
 * The files of tests that have nothing of their own to ask of one more database: each statement that they let the server send, with
 * values of the same kinds, alone or in a transaction, another file of the run lets it send, too. What they say of the answers, the
 * run on the embedded server has said.
 *
 * @param tests the paths of a run's files; one of which nothing is known runs
 */
export function coveredByOthers(tests: readonly string[]): string[] {
  const known = tests.filter(isKnown).map((test): [string, Sent] => [test, sentBy(test)])
  const needed = new Set(filesThatSendAll(new Map(known), (test) => ABOUT_DATABASE.test(test)))
  return known.map(([test]) => test).filter((test) => !needed.has(test))
}

/**
 * Few of some files, and short ones, that send together all that all of them send.
 *
 * @param isKept whether a file is among them in any case; one that sends nothing is
 */
export function filesThatSendAll(
  files: ReadonlyMap<string, Sent>,
  isKept: (test: string) => boolean = () => false,
): string[] {
  const chosen = [...files].filter(([test, { forms }]) => isKept(test) || forms.length === 0)
  const covered = new Set(chosen.flatMap(([, { forms }]) => forms))
  let others = [...files].filter(([test]) => !chosen.some(([each]) => each === test))
  for (;;) {
    const worth = ({ forms, milliseconds }: Sent) =>
      forms.filter((form) => !covered.has(form)).length / milliseconds
    others = others
      .filter(([, sent]) => worth(sent) > 0)
      .toSorted(([, one], [, other]) => worth(other) - worth(one))
    const [best] = others
    if (!best) return chosen.map(([test]) => test)
    chosen.push(best)
    for (const form of best[1].forms) covered.add(form)
  }
}
