import type { Rarity } from './rarity.ts'
import { ruleOf } from './catalogue.ts'

/**
 * An unlocked achievement as others see it: a secret one keeps its secret from who has not unlocked it, too. Null for one that is not
 * in the catalogue any more.
 */
export function shownToOthers(
  key: string,
  hasViewerIt: boolean,
): { id: string; title: string; rarity: Rarity } | null {
  const rule = ruleOf(key)
  if (!rule) return null
  return { id: key, title: rule.secret && !hasViewerIt ? 'Secret' : rule.title, rarity: rule.rarity }
}
