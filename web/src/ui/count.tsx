import { cx } from './cx.ts'

type CountProps = {
  value: number
  /** What is counted, for screen readers: '2 unread'. */
  label: string
  className?: string | undefined
}

/** How many are waiting, in a small disc; nothing for zero. */
export function Count({ value, label, className }: CountProps) {
  if (value <= 0) return null
  return (
    <span
      className={cx(
        'inline-grid h-5 min-w-5 place-items-center rounded-pill bg-accent px-1.5 text-tiny leading-none font-semibold text-accent-ink even-figures',
        className,
      )}
    >
      <span aria-hidden="true">{value > 99 ? '99+' : value}</span>
      <span className="sr-only">{label}</span>
    </span>
  )
}
