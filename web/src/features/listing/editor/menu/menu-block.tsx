import { type ReactNode, useId } from 'react'

type MenuBlockProps = { title: string; note?: string; children: ReactNode }

/** A part of the price menu with its own heading. */
export function MenuBlock({ title, note, children }: MenuBlockProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-4 border-t pt-6">
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <h3 id={id} className="text-title">
          {title}
        </h3>
        {note && <p className="text-small text-ink-2">{note}</p>}
      </div>
      {children}
    </section>
  )
}
