import type { Slice } from '#server/kit/http/slice.ts'

/**
 * Checks that successful answers have a status that the operation's declaration names, so that the description of the API is true
 * of all that tests ask for.
 *
 * @returns a function that hands answers on, and throws for others
 */
export function declaredIn(slices: readonly Slice[]): (request: Request, answer: Response) => Response {
  const all = slices
    .flatMap(({ routes }) => routes)
    .map(({ method, path, answers }) => ({
      method: method.toUpperCase(),
      path: new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+').replaceAll('.', '\\.')}$`),
      answers,
    }))
  return ({ method, url }, answer) => {
    const { pathname } = new URL(url)
    if (answer.status >= 400) return answer
    const operations = all.filter((each) => each.method === method && each.path.test(pathname))
    if (operations.length === 0 || operations.some(({ answers }) => answer.status in answers)) return answer
    throw new Error(`${method} ${pathname} answers ${answer.status}, which it does not declare`)
  }
}
