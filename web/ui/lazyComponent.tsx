import { type ComponentType, createElement, type FunctionComponent, use } from 'react'

/** A component whose code is in a file of its own. */
export type LazyComponent<Props extends object> = {
  Component: FunctionComponent<Props>
  /** Fetches the file ahead. */
  load: () => Promise<unknown>
  isHere: () => boolean
}

/** Unlike React's own `lazy`, a component whose file is here is drawn at once: it shows no fallback first. */
export function lazyComponent<Props extends object>(
  find: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> {
  let loading: Promise<ComponentType<Props>> | undefined
  let found: ComponentType<Props> | undefined
  const load = () => (loading ??= find().then(keep, forget))
  const keep = (component: ComponentType<Props>) => (found = component)
  const forget = (error: unknown) => {
    loading = undefined // perhaps no network: the next use tries again
    throw error
  }
  const Component = (props: Props) => createElement(found ?? use(load()), props)
  return { Component, load, isHere: () => found !== undefined }
}
