import { type ComponentType, createElement, type FunctionComponent, type ReactNode } from 'react'
import { partOnDemand } from './partOnDemand.tsx'
import { useIsSettled } from './useIsSettled.ts'
import { useLoaded } from './useLoaded.ts'

/**
 * A part that the screen around it can be drawn without. Where its code cannot be loaded the screen goes on without it.
 *
 * @param useIsWanted when to load it: some time after the first screen, unless it says otherwise
 * @param meanwhile what is drawn until it is here
 */
export function optionalPart<Props extends object>(
  find: () => Promise<ComponentType<Props>>,
  {
    useIsWanted = useIsSettled,
    meanwhile = null,
  }: { useIsWanted?: () => boolean; meanwhile?: ReactNode } = {},
): FunctionComponent<Props> {
  const part = partOnDemand(find)
  return function OptionalPart(props: Props) {
    return useLoaded(part, useIsWanted()) ? createElement(part, props) : meanwhile
  }
}
