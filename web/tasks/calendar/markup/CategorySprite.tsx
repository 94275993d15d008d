import { CATEGORY_ICONS } from '#web/kit/ui/marks/CategoryIcon.tsx'

/** The categories' drawings, to which the boxes of the plan refer by `#category-…`. */
export function CategorySprite() {
  return (
    <svg style={{ display: 'none' }} aria-hidden="true">
      {Object.entries(CATEGORY_ICONS).map(([category, Icon]) => (
        <symbol key={category} id={`category-${category}`} viewBox="0 0 24 24">
          <Icon />
        </symbol>
      ))}
    </svg>
  )
}
