import { useId } from 'react'
import { type ColorName, COLORS, type IconName, ICONS } from '#shared/look/emblem.ts'
import { capitalised } from '#shared/text/capitalised.ts'
import { Choice } from './Choice.tsx'
import { Emblem } from '#web/kit/ui/marks/Emblem.tsx'
import styles from '#web/kit/ui/marks/Emblem.module.css'

type EmblemPickerProps = {
  icon: IconName
  color: ColorName
  onChange: (change: { icon?: IconName; color?: ColorName }) => void
  /** Its colour says something else and is not chosen. */
  isColorFixed?: boolean
}

/** Chooses an icon and its colour. */
export function EmblemPicker({ icon, color, onChange, isColorFixed }: EmblemPickerProps) {
  const name = useId()
  return (
    <>
      <fieldset className={styles.icons}>
        <legend>Icon</legend>
        {ICONS.map((each) => (
          <label key={each} title={each}>
            <input
              type="radio"
              name={name}
              aria-label={each}
              checked={each === icon}
              onChange={() => onChange({ icon: each })}
            />
            <Emblem icon={each} color={color} />
          </label>
        ))}
      </fieldset>
      {!isColorFixed && (
        <Choice
          label="Colour"
          options={COLORS.map((each) => ({ value: each, label: capitalised(each) }))}
          value={color}
          onChange={({ target }) => onChange({ color: target.value as ColorName })}
        />
      )}
    </>
  )
}
