import { cx } from './cx.ts'

const sizes = { s: 'size-8 text-tiny', m: 'size-10 text-small', l: 'size-14 text-h3', xl: 'size-28 text-h1' }
const tones = { ink: 'bg-ink text-paper', light: 'bg-night-ink text-night', soft: 'bg-off-soft text-ink' }

type AvatarProps = {
  /** One or two letters, drawn when there is no picture. */
  letters: string
  src?: string | null | undefined
  /** Leave empty where the name is beside it. */
  alt?: string | undefined
  size?: keyof typeof sizes | undefined
  tone?: keyof typeof tones | undefined
  className?: string | undefined
}

export function Avatar({ letters, src, alt = '', size = 'm', tone = 'ink', className }: AvatarProps) {
  const shape = cx('rounded-pill flex-none', sizes[size], className)
  // Lazy, or browsers would load it before everything else in the server's HTML.
  if (src) return <img src={src} alt={alt} loading="lazy" className={cx(shape, 'bg-off-soft object-cover')} />
  return (
    <span
      className={cx(
        shape,
        tones[tone],
        'inline-grid place-items-center font-semibold leading-none tracking-wide',
      )}
    >
      <span aria-hidden="true">{letters}</span>
      {alt && <span className="sr-only">{alt}</span>}
    </span>
  )
}
