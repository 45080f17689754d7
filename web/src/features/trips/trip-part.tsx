import { type ReactNode, useId } from 'react'

export function TripPart({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-5">
        {title}
      </h2>
      {children}
    </section>
  )
}
