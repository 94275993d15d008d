import { SLICES } from '#server/slices.ts'

const OPERATIONS = SLICES.flatMap(({ routes }) => routes).map(({ method, path, answers }) => ({
  method: method.toUpperCase(),
  path: new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+').replaceAll('.', '\\.')}$`),
  answers,
}))

/**
 * An answer that the operation's declaration names, so that the description of the API is true of all that tests ask for.
 *
 * @throws when a successful answer has another status
 */
export function declared({ method, url }: Request, answer: Response): Response {
  const { pathname } = new URL(url)
  const operations = OPERATIONS.filter((each) => each.method === method && each.path.test(pathname))
  if (answer.status >= 400 || operations.length === 0) return answer
  if (operations.some(({ answers }) => answer.status in answers)) return answer
  throw new Error(`${method} ${pathname} answers ${answer.status}, which it does not declare`)
}
