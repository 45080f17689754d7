import { ApiError } from '@roomtone/contract/call'
import { toastTexts } from '@roomtone/texts/platform/toasts'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { z } from 'zod'
import { isRefusedText } from '../dialogs/refused-texts.ts'
import { toastError } from '../toasts/toast-error.ts'
import { showToast } from '../toasts/toasts.ts'
import { useToastsAtHand } from '../toasts/use-toasts-at-hand.ts'
import { type Failure, firstFailure } from './first-failure.ts'
import { isRefusal } from './is-refusal.ts'

type FormOptions<S extends z.ZodType> = {
  schema: S
  read: (data: FormData) => unknown
  submit: (values: z.output<S>) => Promise<void>
  /** Another title for the toast, where the specification has one for this form's first failing field. */
  titleOf?: (failure: Failure) => string
  /** For any failure that is no refusal, where the specification has its own words for it. */
  onFailure?: (error: unknown) => void
}

export type Form = {
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
  pending: boolean
  /** The message beside one field, until that field changes; only the first failing field has one. */
  errorOf: (field: string) => string | undefined
}

/**
 * Fields are uncontrolled, so nothing typed is ever lost. The contract's own schema checks first as a
 * courtesy; the server's later refusals appear in the same place.
 */
export function useForm<S extends z.ZodType>(options: FormOptions<S>): Form {
  const [refused, setRefused] = useState<Refused | null>(null)
  const [pending, setPending] = useState(false)
  const busy = useRef(false)
  useToastsAtHand()
  useFieldChanges(refused, options.read, () => setRefused(null))

  function refuse(form: HTMLFormElement, failure: Failure): void {
    const before = valueAt(options.read(new FormData(form)), failure.field)
    setRefused({ ...failure, form, before })
  }

  async function send(form: HTMLFormElement): Promise<void> {
    const parsed = options.schema.safeParse(options.read(new FormData(form)))
    if (!parsed.success) return fail(form, firstFailure(parsed.error))
    setRefused(null)
    try {
      await options.submit(parsed.data)
    } catch (thrown) {
      report(form, thrown)
    }
  }

  function report(form: HTMLFormElement, thrown: unknown): void {
    const field = thrown instanceof ApiError ? thrown.fields[0] : undefined
    if (field && isRefusedText(thrown)) refuse(form, field)
    else if (field) fail(form, field)
    else if (options.onFailure && !isRefusal(thrown)) options.onFailure(thrown)
    else toastError(thrown)
  }

  function fail(form: HTMLFormElement, first: Failure): void {
    refuse(form, first)
    void showToast('error', options.titleOf?.(first) ?? toastTexts.invalid, first.message)
    focusField(form, first.field)
  }

  return {
    pending,
    errorOf: (field) => (refused && isOf(field, refused.field) ? refused.message : undefined),
    onSubmit(event) {
      event.preventDefault()
      // State is a render late; a double click is not.
      if (busy.current) return
      busy.current = true
      setPending(true)
      void send(event.currentTarget).finally(() => {
        busy.current = false
        setPending(false)
      })
    },
  }
}

type Refused = Failure & { form: HTMLFormElement; before: string | undefined }

/**
 * Fields that the form's component controls change when it draws again, the others when the browser says so.
 */
function useFieldChanges(
  refused: Refused | null,
  read: (data: FormData) => unknown,
  onChange: () => void,
): void {
  const check = useRef(() => {})
  check.current = () => {
    if (refused && valueAt(read(new FormData(refused.form)), refused.field) !== refused.before) onChange()
  }
  useEffect(() => check.current())
  const form = refused?.form
  useEffect(() => {
    if (!form) return
    const look = () => check.current()
    const events = ['input', 'change'] as const
    for (const name of events) form.addEventListener(name, look)
    return () => {
      for (const name of events) form.removeEventListener(name, look)
    }
  }, [form])
}

/** As text, because a form reads its values afresh each time. */
function valueAt(values: unknown, field: string): string | undefined {
  const found = field
    .split('.')
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined | null)?.[key], values)
  return JSON.stringify(found, (_, value: unknown) =>
    value instanceof File ? [value.name, value.size, value.lastModified] : value,
  )
}

function isOf(field: string, failing: string): boolean {
  return failing === field || failing.startsWith(`${field}.`)
}

function focusField(form: HTMLFormElement, field: string): void {
  const named = form.elements.namedItem(field) ?? form.querySelector(`[name^="${field}."]`)
  const element = named instanceof RadioNodeList ? named[0] : named
  if (element instanceof HTMLElement) element.focus()
}
