import {
  Bird,
  Bot,
  Cat,
  Crown,
  Dog,
  Fish,
  Flame,
  Gem,
  Ghost,
  type LucideIcon,
  Moon,
  Mountain,
  Rabbit,
  Rocket,
  Squirrel,
  Sun,
  TreePine,
  Turtle,
  WandSparkles,
} from 'lucide-react'
import styles from './Avatar.module.css'

type AvatarProps = {
  /** An emoji. Those of {@link AVATARS} are drawn by us, the same on every device. */
  picture: string
  name: string
  size?: 'sm' | 'md' | 'lg'
  status?: 'online' | 'away' | 'offline'
}

/** A person's avatar in a circle. A status always comes with its word. */
export function Avatar({ picture, name, size = 'md', status }: AvatarProps) {
  const words = status ? `${name}, ${status}` : name
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a drawing with a name, not a file
    <span className={styles.avatar} data-size={size} role="img" aria-label={words}>
      <AvatarPicture picture={picture} />
      {status && <i data-status={status} title={status} />}
    </span>
  )
}

/** The drawing alone. */
export function AvatarPicture({ picture }: { picture: string }) {
  const Icon = AVATARS.find(({ emoji }) => emoji === picture)?.icon
  return Icon ? <Icon aria-hidden="true" /> : <span aria-hidden="true">{picture}</span>
}

/** The avatars to choose from: stored as an emoji, which any other program can show, with our drawing of it. */
export const AVATARS: readonly { emoji: string; name: string; icon: LucideIcon }[] = [
  { emoji: '🧙', name: 'Wizard', icon: WandSparkles },
  { emoji: '🐱', name: 'Cat', icon: Cat },
  { emoji: '🐶', name: 'Dog', icon: Dog },
  { emoji: '🐰', name: 'Rabbit', icon: Rabbit },
  { emoji: '🐢', name: 'Turtle', icon: Turtle },
  { emoji: '🐿️', name: 'Squirrel', icon: Squirrel },
  { emoji: '🐦', name: 'Bird', icon: Bird },
  { emoji: '🐟', name: 'Fish', icon: Fish },
  { emoji: '🚀', name: 'Rocket', icon: Rocket },
  { emoji: '👑', name: 'Crown', icon: Crown },
  { emoji: '💎', name: 'Gem', icon: Gem },
  { emoji: '🔥', name: 'Flame', icon: Flame },
  { emoji: '☀️', name: 'Sun', icon: Sun },
  { emoji: '🌙', name: 'Moon', icon: Moon },
  { emoji: '⛰️', name: 'Mountain', icon: Mountain },
  { emoji: '🌲', name: 'Tree', icon: TreePine },
  { emoji: '🤖', name: 'Robot', icon: Bot },
  { emoji: '👻', name: 'Ghost', icon: Ghost },
]
