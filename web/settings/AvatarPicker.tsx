import { useId } from 'react'
import { AVATARS, AvatarPicture } from '#web/kit/ui/marks/avatarPictures.tsx'
import styles from './AvatarPicker.module.css'

/** One of the avatars. A picture from elsewhere is kept until another is chosen. */
export function AvatarPicker({ value, onChange }: { value: string; onChange: (avatar: string) => void }) {
  const name = useId()
  return (
    <fieldset className={styles.picker}>
      <legend>Avatar</legend>
      <div className={styles.signs}>
        {AVATARS.map(({ emoji, name: word }) => (
          <label key={emoji} className={styles.sign} title={word}>
            <input
              type="radio"
              name={name}
              value={emoji}
              aria-label={word}
              checked={emoji === value}
              onChange={() => onChange(emoji)}
            />
            <AvatarPicture picture={emoji} />
          </label>
        ))}
      </div>
    </fieldset>
  )
}
