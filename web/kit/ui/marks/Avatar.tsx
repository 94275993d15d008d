import { WandSparkles } from 'lucide-react'
import { Suspense, useState } from 'react'
import { DEFAULT_AVATAR } from '#shared/profile/avatar.ts'
import styles from './Avatar.module.css'
import { partOnDemand } from '#web/kit/ui/loading/partOnDemand.tsx'

// Of eighteen drawings one is seen. The one of new accounts is here; the others come after the screen that has them.
const AvatarPicture = partOnDemand(async () => (await import('./avatarPictures.tsx')).AvatarPicture)

type AvatarProps = {
  /** An emoji. Those of `AVATARS` are drawn by us, the same on every device. */
  picture: string
  /** Of a picture of theirs, which is shown in its place where it can be loaded. */
  url?: string | null
  name: string
  size?: 'sm' | 'md' | 'lg'
  status?: 'online' | 'away' | 'offline'
}

/** A person's avatar in a circle. A status always comes with its word. */
export function Avatar({ picture, url = null, name, size = 'md', status }: AvatarProps) {
  const [missing, setMissing] = useState<string | null>(null)
  const words = status ? `${name}, ${status}` : name
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a drawing with a name, not a file
    <span className={styles.avatar} data-size={size} role="img" aria-label={words}>
      {url !== null && url !== missing ? (
        <img src={url} alt="" decoding="async" onError={() => setMissing(url)} />
      ) : picture === DEFAULT_AVATAR ? (
        <WandSparkles aria-hidden="true" />
      ) : (
        <Suspense>
          <AvatarPicture picture={picture} />
        </Suspense>
      )}
      {status && <i data-status={status} title={status} />}
    </span>
  )
}
