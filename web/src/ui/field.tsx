import { uiTexts } from '@roomtone/texts/ui'
import { ChevronDown, CircleAlert, Eye, EyeOff } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { useId, useState } from 'react'
import { cx } from './cx.ts'

type FieldText = {
  label: ReactNode
  hint?: ReactNode
  /** The message beside the field; marks it as invalid. */
  error?: string | undefined
}

type Wired<Tag extends 'input' | 'select' | 'textarea'> = Omit<ComponentProps<Tag>, 'className'> &
  FieldText & { className?: string | undefined }

/** The ids that connect a control to the words around it. */
function useWiring(given: string | undefined, hint: ReactNode, error: string | undefined) {
  const own = useId()
  const id = given ?? own
  const hintId = hint ? `${id}-hint` : undefined
  const errorId = error ? `${id}-error` : undefined
  const describedBy = [errorId, hintId].filter(Boolean).join(' ') || undefined
  return {
    id,
    hintId,
    errorId,
    aria: { 'aria-describedby': describedBy, 'aria-invalid': error ? true : undefined },
  }
}

function Hint({ id, children }: { id: string | undefined; children: ReactNode }) {
  if (!children) return null
  return (
    <p id={id} className="mt-1.5 text-small text-ink-2">
      {children}
    </p>
  )
}

function FieldError({ id, children }: { id: string | undefined; children: string | undefined }) {
  if (!children) return null
  return (
    <p id={id} className="mt-1.5 flex items-start gap-1.5 text-small text-bad">
      <CircleAlert className="mt-0.75 size-3.75 flex-none" aria-hidden="true" />
      {children}
    </p>
  )
}

type FrameProps = FieldText & {
  wiring: ReturnType<typeof useWiring>
  className: string | undefined
  children: ReactNode
}

function Frame({ label, hint, error, wiring, className, children }: FrameProps) {
  return (
    <div className={className}>
      <label htmlFor={wiring.id} className="mb-1.5 block text-small font-medium">
        {label}
      </label>
      {children}
      <FieldError id={wiring.errorId}>{error}</FieldError>
      <Hint id={wiring.hintId}>{hint}</Hint>
    </div>
  )
}

type TextFieldProps = Wired<'input'> & {
  /** The unit of the number, at the end of the field. */
  unit?: string | undefined
}

export function TextField({ label, hint, error, unit, className, id, ...rest }: TextFieldProps) {
  const wiring = useWiring(id, hint, error)
  return (
    <Frame label={label} hint={hint} error={error} wiring={wiring} className={className}>
      {unit === undefined ? (
        <input {...rest} {...wiring.aria} id={wiring.id} className="control" />
      ) : (
        <span className="relative block">
          <input {...rest} {...wiring.aria} id={wiring.id} className="control pe-20" />
          <span
            aria-hidden="true"
            className="pointer-events-none absolute inset-y-0 end-3.5 grid place-items-center text-small text-ink-2"
          >
            {unit}
          </span>
        </span>
      )}
    </Frame>
  )
}

export function TextAreaField({ label, hint, error, className, id, rows = 4, ...rest }: Wired<'textarea'>) {
  const wiring = useWiring(id, hint, error)
  return (
    <Frame label={label} hint={hint} error={error} wiring={wiring} className={className}>
      <textarea
        {...rest}
        {...wiring.aria}
        id={wiring.id}
        rows={rows}
        className="control block resize-y py-3"
      />
    </Frame>
  )
}

export function PasswordField({ label, hint, error, className, id, ...rest }: Omit<Wired<'input'>, 'type'>) {
  const wiring = useWiring(id, hint, error)
  const [shown, setShown] = useState(false)
  const Icon = shown ? EyeOff : Eye
  return (
    <Frame label={label} hint={hint} error={error} wiring={wiring} className={className}>
      <div className="relative">
        <input
          {...rest}
          {...wiring.aria}
          id={wiring.id}
          type={shown ? 'text' : 'password'}
          spellCheck={false}
          autoCapitalize="none"
          className="control pe-12"
        />
        <button
          type="button"
          aria-label={shown ? uiTexts.hidePassword : uiTexts.showPassword}
          aria-controls={wiring.id}
          onClick={() => setShown(!shown)}
          className="absolute inset-y-0 end-0 grid w-12 place-items-center rounded-s text-ink-2 hover:text-ink focus-visible:-outline-offset-4"
        >
          <Icon className="size-5" strokeWidth={1.5} aria-hidden="true" />
        </button>
      </div>
    </Frame>
  )
}

export function SelectField({ label, hint, error, className, id, children, ...rest }: Wired<'select'>) {
  const wiring = useWiring(id, hint, error)
  return (
    <Frame label={label} hint={hint} error={error} wiring={wiring} className={className}>
      <div className="relative">
        <select {...rest} {...wiring.aria} id={wiring.id} className="control appearance-none pe-10">
          {children}
        </select>
        <ChevronDown
          className="pointer-events-none absolute top-1/2 end-3 size-4.5 [translate:0_-50%] text-ink-2"
          strokeWidth={1.5}
          aria-hidden="true"
        />
      </div>
    </Frame>
  )
}

export function CheckboxField({ label, hint, error, className, id, ...rest }: Omit<Wired<'input'>, 'type'>) {
  const wiring = useWiring(id, hint, error)
  return (
    <div className={className}>
      <label className="flex items-start gap-3 py-1">
        <input {...rest} {...wiring.aria} id={wiring.id} type="checkbox" className="tick" />
        <span>{label}</span>
      </label>
      <FieldError id={wiring.errorId}>{error}</FieldError>
      <Hint id={wiring.hintId}>{hint}</Hint>
    </div>
  )
}

type RadioOption = {
  value: string
  label: string
  description?: string | undefined
  icon?: ReactNode
}

type RadioCardsProps = Omit<
  ComponentProps<'input'>,
  'type' | 'value' | 'defaultValue' | 'className' | 'children'
> & {
  name: string
  legend: ReactNode
  options: readonly RadioOption[]
  /** Controlled with `value`; otherwise `defaultValue` is where it starts. */
  value?: string | undefined
  defaultValue?: string | undefined
  hint?: ReactNode
  error?: string | undefined
  /** Side by side from 560 px on. */
  columns?: 1 | 2 | 3 | 4 | undefined
  className?: string | undefined
}

const columnClasses = { 1: '', 2: 'sm:grid-cols-2', 3: 'sm:grid-cols-3', 4: 'sm:grid-cols-2 lg:grid-cols-4' }

export function RadioCards(props: RadioCardsProps) {
  const { legend, options, value, defaultValue, hint, error, columns = 2, className, id, ...rest } = props
  const wiring = useWiring(id, hint, error)
  return (
    <fieldset id={wiring.id} aria-describedby={wiring.aria['aria-describedby']} className={className}>
      <legend className="mb-1.5 text-small font-medium">{legend}</legend>
      <div className={cx('grid gap-2.5', columnClasses[columns])}>
        {options.map((option) => (
          <label key={option.value} className={cx('choice', error && 'border-bad')}>
            <input
              {...rest}
              type="radio"
              value={option.value}
              {...(value !== undefined && { checked: value === option.value })}
              {...(defaultValue !== undefined && { defaultChecked: defaultValue === option.value })}
              className="absolute inset-0 cursor-pointer appearance-none rounded-m outline-none forced-colors:appearance-auto"
            />
            {option.icon && <span className="mt-0.5 text-ink-2 [&_svg]:size-5.5">{option.icon}</span>}
            <span className="min-w-0">
              <span className="block font-medium">{option.label}</span>
              {option.description && (
                <span className="block text-small text-ink-2">{option.description}</span>
              )}
            </span>
          </label>
        ))}
      </div>
      <FieldError id={wiring.errorId}>{error}</FieldError>
      <Hint id={wiring.hintId}>{hint}</Hint>
    </fieldset>
  )
}
