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
