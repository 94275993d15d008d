import { type ComponentProps, createContext, type MouseEvent, use, useSyncExternalStore } from 'react'

/**
 * The address bar: where this tab is, and navigation without loading the page again.
 *
 * A change of the query alone is drawn synchronously, so that the calendar's next week costs one rendering; a change of
 * the path is drawn by web/router.tsx when the next screen is there.
 */

type Guard = (address: string) => string | null

let guard: Guard = () => null
let preload: (path: string) => void = () => {}
const listeners = new Set<() => void>()

/** Path, query and hash of this tab. */
export function currentAddress(): string {
  return location.pathname + location.search + location.hash
}

/**
 * Goes to an address of ours.
 *
 * @param options.replace the present address is not kept in the history
 */
export function goTo(address: string, { replace = false }: { replace?: boolean } = {}): void {
  const isHere = address === currentAddress()
  history[replace || isHere ? 'replaceState' : 'pushState'](null, '', address)
  arrive()
}

/** Calls back after each change of the address. @returns the way to stop */
export function onNavigation(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The query of the address, as React state. */
export function useSearchParameters(): URLSearchParams {
  return new URLSearchParams(useSyncExternalStore(onNavigation, () => location.search))
}

/** The path of the screen that is shown, which may lag behind the address while the next screen loads. */
export function useShownPath(): string {
  return use(ShownPath)
}

export const ShownPath = createContext('/')

/**
 * Installs the route guard, and what is preloaded when a link is hovered or focused. Call once before rendering.
 *
 * @param nextGuard answers where to go instead, or null
 */
export function setNavigation(nextGuard: Guard, nextPreload: (path: string) => void): void {
  guard = nextGuard
  preload = nextPreload
  addEventListener('popstate', arrive)
  arrive()
}

/** A link to a screen of ours. It carries `aria-current` on its own screen. */
export function Link({ to, onClick, ...props }: { to: string } & Omit<ComponentProps<'a'>, 'href'>) {
  const isHere = useShownPath() === to
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    if (event.defaultPrevented || !isPlain) return
    event.preventDefault()
    goTo(to)
  }
  const getReady = () => preload(to)
  return (
    // oxlint-disable-next-line jsx-a11y/anchor-has-content -- the content is among the props
    <a
      href={to}
      aria-current={isHere ? 'page' : undefined}
      onClick={follow}
      onPointerEnter={getReady}
      onFocus={getReady}
      {...props}
    />
  )
}

function arrive() {
  const instead = guard(currentAddress())
  if (instead !== null) history.replaceState(null, '', instead)
  for (const listener of listeners) listener()
}
