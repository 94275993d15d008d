import { Camera } from 'lucide-react'
import { type ChangeEvent, useRef } from 'react'
import { isDemo } from '#web/demo/mode.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { useProfile } from '#web/profile/data.ts'
import { useProfilePicture } from './useProfilePicture.ts'
import styles from './ProfilePicture.module.css'

/** The picture beside one's name: chosen, replaced and removed here. Without one the avatar is shown. */
export function ProfilePicture() {
  const { avatar_url: url } = useProfile()
  const { choose, remove, isUploading, percent, isRemoving, failure } = useProfilePicture()
  const input = useRef<HTMLInputElement>(null)
  if (isDemo())
    return (
      <p className={styles.note}>The demo keeps no pictures. With an account you can show one of yours.</p>
    )

  function take({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? []
    if (file) choose(file)
    target.value = '' // the same file again is a change, too
  }

  return (
    <section className={styles.picture} aria-label="Picture">
      <input ref={input} type="file" accept="image/*" hidden onChange={take} />
      <p className={styles.ways}>
        <Button
          icon={<Camera aria-hidden="true" />}
          busy={isUploading}
          onClick={() => input.current?.click()}
        >
          {isUploading
            ? `Uploading${percent === null ? '' : `: ${percent} %`}`
            : url === null
              ? 'Add Picture'
              : 'Change Picture'}
        </Button>
        {url !== null && (
          <Button look="quiet" busy={isRemoving} onClick={() => remove()}>
            Remove Picture
          </Button>
        )}
      </p>
      <p className={styles.note}>We remove place and camera data.</p>
      {failure && (
        <p role="alert" className={styles.failure}>
          {failure}
        </p>
      )}
    </section>
  )
}
