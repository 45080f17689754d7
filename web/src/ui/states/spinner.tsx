import { cx } from '../cx.ts'

/** Three quarters of a circle in the color of the words beside it. Silent unless it has a label. */
export function Spinner({
  label,
  className,
}: {
  label?: string | undefined
  className?: string | undefined
}) {
  return (
    <span role={label ? 'status' : undefined} className={cx('inline-grid', className)}>
      <svg
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        aria-hidden="true"
        className="size-[1.15em] animate-spin"
      >
        <path d="M12 3a9 9 0 1 1-9 9" />
      </svg>
      {label && <span className="sr-only">{label}</span>}
    </span>
  )
}
