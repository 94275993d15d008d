import { handleIn, screenOf } from '#shared/paths.ts'
import { PRODUCT_NAME } from '#shared/product.ts'
import { PublicPage } from '#shared/publicPages/publicPage.ts'
import type { HeadOfPages } from '#server/kit/http/pageHead.ts'

/** The head of the page of a person, from what the API answers to anyone (docs/rules/publicPages.md, Public pages). */
export const publicPageHead: HeadOfPages = {
  isOf: (path) => screenOf(path) === 'publicPage',
  async head(path, site, ask) {
    const answer = await ask(`/api/public/people/${encodeURIComponent(handleIn(path) ?? '')}`)
    if (!answer.ok) return answer
    const { name, handle, goals } = PublicPage.parse(await answer.json())
    return {
      title: `${name} (@${handle}) · ${PRODUCT_NAME}`,
      description: descriptionOf(goals.map(({ title }) => title)),
      url: `${site}/u/${handle}`,
    }
  },
}

/** So many goals are named. */
const NAMED = 3

function descriptionOf(titles: readonly string[]): string {
  if (titles.length === 0) return `Goals that are kept in public with ${PRODUCT_NAME}.`
  const more = titles.length - NAMED
  return `${titles.slice(0, NAMED).join(' · ')}${more > 0 ? ` and ${more} more` : ''}`
}
