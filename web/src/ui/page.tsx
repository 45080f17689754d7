import type { ReactNode } from 'react'
import { cx } from './cx.ts'

const measures = { page: '', text: 'max-w-3xl', form: 'max-w-xl' }

type PageProps = {
  title: string
  intro?: ReactNode
  /** A small line above the title: a date, a way back. */
  above?: ReactNode
  /** Buttons that belong to the whole page. */
  actions?: ReactNode
  measure?: keyof typeof measures | undefined
  className?: string | undefined
  /** Content before the title, where something else is more urgent. */
  before?: ReactNode
  children?: ReactNode
}

export function Page(props: PageProps) {
  const { title, intro, above, actions, measure = 'page', className, before, children } = props
  return (
    <main id="main" tabIndex={-1} className={cx('wrap pt-8 pb-20 outline-none md:pt-14 md:pb-28', className)}>
      <div className={measures[measure]}>
        {before}
        <header className="mb-8 flex flex-wrap items-end justify-between gap-x-12 gap-y-5 md:mb-12">
          <div className="min-w-0">
            {above && <div className="mb-3 text-small text-ink-2 first-letter:uppercase">{above}</div>}
            <h1>{title}</h1>
            {intro && <div className="mt-4 max-w-2xl text-ink-2">{intro}</div>}
          </div>
          {actions && <div className="flex flex-wrap items-center gap-3">{actions}</div>}
        </header>
        {children}
      </div>
    </main>
  )
}
