import { useEffect, useId } from 'react'
import { PaletteOption } from './PaletteOption.tsx'
import type { Choice, Group } from './usePaletteChoices.ts'
import styles from './Palette.module.css'

type PaletteListProps = {
  id: string
  groups: readonly Group[]
  /** The place of the option that Enter chooses. */
  active: number
  /** Shown where there is none. */
  none: string
  onPoint: (place: number) => void
  onChoose: (choice: Choice) => void
}

/** The options of the palette, under the heading of their kind. {@link optionId} names each for the field. */
export function PaletteList({ id, groups, active, none, onPoint, onChoose }: PaletteListProps) {
  const firsts = groups.map((_, at) =>
    groups.slice(0, at).reduce((sum, { choices }) => sum + choices.length, 0),
  )
  useEffect(() => {
    document.getElementById(optionId(id, active))?.scrollIntoView({ block: 'nearest' })
  }, [id, active])
  if (groups.length === 0) return <p className={styles.none}>{none}</p>
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a select is no list of a combobox
    <div id={id} role="listbox" aria-label="Found" className={styles.list}>
      {groups.map((group, at) => (
        <PaletteGroup key={group.label} label={group.label}>
          {group.choices.map((choice, nth) => {
            const place = (firsts[at] ?? 0) + nth
            return (
              <PaletteOption
                key={choice.id}
                id={optionId(id, place)}
                choice={choice}
                isActive={place === active}
                onPoint={() => onPoint(place)}
                onChoose={() => onChoose(choice)}
              />
            )
          })}
        </PaletteGroup>
      ))}
    </div>
  )
}

/** The id of the option at a place of a list. */
export function optionId(list: string, place: number): string {
  return `${list}-${place}`
}

function PaletteGroup({ label, children }: { label: string; children: React.ReactNode }) {
  const id = useId()
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a group of options in a listbox
    <div role="group" aria-labelledby={id}>
      <h3 id={id} className={styles.heading}>
        {label}
      </h3>
      {children}
    </div>
  )
}
