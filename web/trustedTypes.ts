/**
 * The one way in which text becomes markup or the address of a script. The content security policy
 * (server/kit/http/security.ts) names this policy, and browsers that know trusted types take nothing else.
 */
const policy = (globalThis.markupPolicy ??= (
  globalThis as { trustedTypes?: TrustedTypes }
).trustedTypes?.createPolicy('goal-crusher', { createHTML: checkedMarkup, createScriptURL: checkedScript }))

/** Markup for `innerHTML`, written by us, with every text of a person escaped. @throws TypeError for tags that we do not write */
export function trustedMarkup(markup: string): string {
  return policy ? policy.createHTML(markup) : markup
}

/** The address of a worker. @throws TypeError for any but our own */
export function trustedScript(address: string): string {
  return policy ? policy.createScriptURL(address) : address
}

/** A text that was not escaped could at most begin one of these elements, and inline handlers are forbidden anyway. */
function checkedMarkup(markup: string): string {
  if (UNKNOWN.test(markup)) throw new TypeError('Unknown markup')
  return markup
}

/** Drawings may only be those of a category, which the page holds. */
const UNKNOWN =
  /<(?!\/?(?:b|button|div|h3|i|li|span)[ >]|svg class="[\w-]+" aria-hidden="true">|use href="#category-[a-z]+"\/>|\/svg>)/

function checkedScript(address: string): string {
  if (!/^\/(?:sw|demo\/worker-[\w-]+)\.js$/.test(address)) throw new TypeError('Unknown script')
  return address
}

declare global {
  /** There is one a page, which what draws early (web/earlyPlan/drawPlan.ts) has made before the app. */
  var markupPolicy: Rules | undefined
}

type Rules = { createHTML: (text: string) => string; createScriptURL: (text: string) => string }
type TrustedTypes = { createPolicy: (name: string, rules: Rules) => Rules }
