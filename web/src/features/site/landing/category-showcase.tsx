import { landingTexts } from '@roomtone/texts/site/landing'
import { type KeyboardEvent, useRef } from 'react'
import { Link } from 'react-router'
import type { Category } from './categories.ts'
import { CategoryTab } from './category-tab.tsx'
import { RotationButton } from './rotation-button.tsx'
import { useRotation } from './use-rotation.ts'

const panelId = 'category-panel'

/** The category that a key leads to from the open one; other keys lead nowhere. */
function targetOf(key: string, active: number, last: number): number | undefined {
  if (key === 'ArrowRight' || key === 'ArrowDown') return active === last ? 0 : active + 1
  if (key === 'ArrowLeft' || key === 'ArrowUp') return active === 0 ? last : active - 1
  if (key === 'Home') return 0
  if (key === 'End') return last
  return undefined
}

export function CategoryShowcase({ categories }: { categories: readonly Category[] }) {
  const tabs = useRef<(HTMLButtonElement | null)[]>([])
  const { active, show, next, stopped, held, toggle, hold } = useRotation(categories.length)
  const category = categories[active]
  if (!category) return null

  function move(event: KeyboardEvent) {
    const target = targetOf(event.key, active, categories.length - 1)
    if (target === undefined) return
    event.preventDefault()
    show(target)
    tabs.current[target]?.focus()
  }

  return (
    <section className="far section" aria-labelledby="showcase-title">
      <h2 id="showcase-title" className="wrap mb-8 text-h1 lg:mb-12">
        {landingTexts.showcase.title}
      </h2>
      <div
        role="tablist"
        aria-labelledby="showcase-title"
        onKeyDown={move}
        {...hold}
        className="bleed flex flex-col gap-1.5 max-md:px-(--gutter) md:h-[clamp(380px,40vw,620px)] md:flex-row md:gap-2"
      >
        {categories.map((each, index) => (
          <CategoryTab
            key={each.id}
            ref={(element) => {
              tabs.current[index] = element
            }}
            category={each}
            selected={index === active}
            panelId={panelId}
            onPick={() => show(index)}
          />
        ))}
      </div>
      <div className="wrap mt-4 flex items-center justify-between gap-6 md:mt-6">
        <div
          id={panelId}
          role="tabpanel"
          aria-labelledby={`category-${category.id}`}
          aria-live={held ? 'polite' : 'off'}
        >
          <h3 className="text-h2 max-md:sr-only">{category.title}</h3>
          <p className="text-ink-2 md:mt-1 md:text-small">
            {category.path === null ? (
              category.line
            ) : (
              <Link to={category.path} className="underline-offset-4 hover:underline">
                {category.line}
              </Link>
            )}
          </p>
          <p className="sr-only">{category.picture.alt}</p>
        </div>
        <RotationButton turn={active} stopped={stopped} held={held} onToggle={toggle} onTurn={next} />
      </div>
    </section>
  )
}
