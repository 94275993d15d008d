import { type ComponentType, createElement, type ReactElement, use } from 'react'

/** A component whose code is in a file of its own. */
export type PartOnDemand<Props extends object> = ((props: Props) => ReactElement) & {
  /** Fetches the file ahead. */
  load: () => Promise<unknown>
  isHere: () => boolean
}

/** How long a part that could not be loaded throws where it is drawn, so that its error is shown. Milliseconds. */
const RETRY_AFTER_MS = 1000

/**
 * A part that is needed where it is drawn: an opened dialog, the chosen view. It suspends until its code is here, and throws
 * where that cannot be loaded; drawn again later, it tries again.
 *
 * Unlike one of React's own `lazy`, a part whose file is here is drawn at once: it shows no fallback first.
 */
export function partOnDemand<Props extends object>(
  find: () => Promise<ComponentType<Props>>,
): PartOnDemand<Props> {
  let loading: Promise<ComponentType<Props>> | undefined
  let found: ComponentType<Props> | undefined
  const load = () => (loading ??= find().then(keep, forgetSoon))
  const keep = (component: ComponentType<Props>) => (found = component)
  const forgetSoon = (error: unknown) => {
    setTimeout(() => (loading = undefined), RETRY_AFTER_MS)
    throw error
  }
  const Part = (props: Props) => createElement(found ?? use(load()), props)
  return Object.assign(Part, { load, isHere: () => found !== undefined })
}
