import {
  BookOpen,
  Briefcase,
  Clapperboard,
  Cpu,
  Dumbbell,
  HeartPulse,
  type LucideIcon,
  Palette,
  Plane,
  Shapes,
  Sparkles,
  User,
  Users,
  Wallet,
} from 'lucide-react'
import styles from './CategoryMark.module.css'

/** The drawing of each category. */
export const CATEGORY_ICONS = {
  work: Briefcase,
  health: HeartPulse,
  learning: BookOpen,
  personal: User,
  fitness: Dumbbell,
  finance: Wallet,
  creative: Palette,
  social: Users,
  entertainment: Clapperboard,
  travel: Plane,
  technology: Cpu,
  general: Sparkles,
  other: Shapes,
} satisfies Record<string, LucideIcon>

export type CategoryName = keyof typeof CATEGORY_ICONS

/** A category by its icon and colour, with its word unless that is already shown beside it. */
export function CategoryMark({ category, wordless = false }: { category: CategoryName; wordless?: boolean }) {
  const Icon = CATEGORY_ICONS[category]
  return (
    <span className={styles.mark} data-category={category}>
      <Icon aria-hidden="true" />
      {!wordless && <span>{capitalised(category)}</span>}
    </span>
  )
}

/** A category's word with a capital letter. */
export function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
