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

/** A category's drawing. */
export function CategoryIcon({ category }: { category: CategoryName }) {
  const Icon = CATEGORY_ICONS[category]
  return <Icon aria-hidden="true" />
}
