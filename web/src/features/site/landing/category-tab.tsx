import type { Ref } from 'react'
import { Picture } from '../../../ui/picture.tsx'
import type { Category } from './categories.ts'

type CategoryTabProps = {
  category: Category
  selected: boolean
  panelId: string
  onPick: () => void
  ref: Ref<HTMLButtonElement>
}

export function CategoryTab({ category, selected, panelId, onPick, ref }: CategoryTabProps) {
  return (
    <button
      ref={ref}
      type="button"
      role="tab"
      id={`category-${category.id}`}
      aria-controls={panelId}
      aria-selected={selected}
      tabIndex={selected ? 0 : -1}
      onClick={onPick}
      className="strip"
    >
      <Picture
        picture={category.picture}
        alt=""
        sizes="(min-width: 1760px) 1090px, (min-width: 720px) 62vw, 100vw"
      />
      <span className="strip-name">{category.title}</span>
    </button>
  )
}
