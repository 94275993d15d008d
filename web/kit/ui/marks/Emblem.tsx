import {
  Brain,
  Briefcase,
  Calendar,
  Coffee,
  DollarSign,
  Heart,
  type LucideIcon,
  Moon,
  Sunrise,
  Target,
  Users,
  Zap,
} from 'lucide-react'
import type { ColorName, IconName } from '#shared/look/emblem.ts'
import styles from './Emblem.module.css'

const ICONS: Record<IconName, LucideIcon> = {
  Target,
  Heart,
  Briefcase,
  DollarSign,
  Users,
  Brain,
  Zap,
  Calendar,
  Coffee,
  Moon,
  Sunrise,
}

/** The icon of a domain, a goal or a habit on its colour. The name is beside it. */
export function Emblem({ icon, color }: { icon: IconName; color: ColorName }) {
  const Icon = ICONS[icon]
  return (
    <span className={styles.emblem} data-color={color}>
      <Icon aria-hidden="true" />
    </span>
  )
}
