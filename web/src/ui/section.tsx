import { type ReactNode, useId } from 'react'
import { Card } from './card.tsx'

type SectionProps = {
  title: string
  children: ReactNode
  id?: string
  /** A smaller heading, for pages of the back office. */
  isSmall?: boolean
  className?: string
}

/** A part of a page with its own heading. */
export function Section({ title, children, id, isSmall = false, className }: SectionProps) {
  const heading = useId()
  return (
    <section id={id} aria-labelledby={heading} className={className}>
      <h2 id={heading} className={isSmall ? 'mb-4 text-title' : 'mb-5'}>
        {title}
      </h2>
      {children}
    </section>
  )
}

/** The same on a card, beside the page's main column. */
export function CardSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card className="grid gap-4">
      <h2 className="font-sans text-body font-semibold tracking-normal">{title}</h2>
      {children}
    </Card>
  )
}
