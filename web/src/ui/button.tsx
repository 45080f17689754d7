import type { ComponentProps, MouseEvent } from 'react'
import { Link } from 'react-router'
import { cx } from './cx.ts'
import { Spinner } from './states/spinner.tsx'

type ButtonVariant = 'primary' | 'ink' | 'outline' | 'line' | 'quiet' | 'light' | 'danger'
type ButtonSize = 'm' | 'l'

type Look = {
  variant?: ButtonVariant | undefined
  size?: ButtonSize | undefined
  /** As wide as its container. */
  wide?: boolean | undefined
  className?: string | undefined
}

/** The look of a button, for anything pressable that is not a Button or a ButtonLink. */
export function buttonClass({ variant = 'primary', size = 'm', wide, className }: Look = {}): string {
  return cx('btn', looks[variant], size === 'l' && 'btn-l', wide && 'w-full', className)
}

/** Full class names, so that the style sheet's scanner finds them. */
const looks: Record<ButtonVariant, string> = {
  primary: 'btn-primary',
  ink: 'btn-ink',
  outline: 'btn-outline',
  line: 'btn-line',
  quiet: 'btn-quiet',
  light: 'btn-light',
  danger: 'btn-danger',
}

type ButtonProps = Omit<ComponentProps<'button'>, 'className'> &
  Look & {
    /** While true the button cannot be pressed, says `pendingText` and keeps the focus it has. */
    pending?: boolean | undefined
    pendingText?: string | undefined
  }

export function Button({
  variant,
  size,
  wide,
  className,
  pending = false,
  pendingText,
  onClick,
  children,
  type = 'button',
  ...rest
}: ButtonProps) {
  // A disabled attribute would drop the focus; refusing the click also stops a form's own submit.
  function press(event: MouseEvent<HTMLButtonElement>) {
    if (pending) event.preventDefault()
    else onClick?.(event)
  }

  return (
    <>
      <button
        {...rest}
        type={type}
        onClick={press}
        aria-disabled={pending || undefined}
        className={buttonClass({ variant, size, wide, className })}
      >
        {pending ? (
          <>
            <Spinner />
            {pendingText ?? children}
          </>
        ) : (
          children
        )}
      </button>
      {pendingText && (
        <span role="status" className="sr-only">
          {pending ? pendingText : ''}
        </span>
      )}
    </>
  )
}

export function ButtonLink({ variant, size, wide, className, ...rest }: ComponentProps<typeof Link> & Look) {
  return <Link {...rest} className={buttonClass({ variant, size, wide, className })} />
}
