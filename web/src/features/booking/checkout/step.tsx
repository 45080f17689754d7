import { type ReactNode, useId } from 'react'

type StepProps = { number: number; title: string; action?: ReactNode; children: ReactNode }

/** One numbered part of the page. On a phone its content has the full width. */
export function Step({ number, title, action, children }: StepProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="border-t py-6 md:py-7">
      <div className="mb-5 flex items-baseline justify-between gap-4">
        <h2 id={id} className="flex items-baseline">
          <span aria-hidden="true" className="w-10 flex-none text-h3 text-ink-2">
            {number}
          </span>
          {title}
        </h2>
        {action}
      </div>
      <div className="md:ps-10">{children}</div>
    </section>
  )
}
