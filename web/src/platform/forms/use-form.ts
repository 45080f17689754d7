import { ApiError } from '@roomtone/contract/call'
import { toastTexts } from '@roomtone/texts/platform/toasts'
import { type FormEvent, useRef, useState } from 'react'
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
  /** The message beside one field; only the first failing field has one. */
  errorOf: (field: string) => string | undefined
}

/**
 * Fields are uncontrolled, so nothing typed is ever lost. The contract's own schema checks first as a
 * courtesy; the server's later refusals appear in the same place.
 */
export function useForm<S extends z.ZodType>(options: FormOptions<S>): Form {
  const [error, setError] = useState<Failure | null>(null)
  const [pending, setPending] = useState(false)
  const busy = useRef(false)
  useToastsAtHand()

  async function send(form: HTMLFormElement): Promise<void> {
    const parsed = options.schema.safeParse(options.read(new FormData(form)))
    if (!parsed.success) return fail(form, firstFailure(parsed.error))
    setError(null)
    try {
      await options.submit(parsed.data)
    } catch (thrown) {
      report(form, thrown)
    }
  }

  function report(form: HTMLFormElement, thrown: unknown): void {
    const field = thrown instanceof ApiError ? thrown.fields[0] : undefined
    if (field && isRefusedText(thrown)) setError(field)
    else if (field) fail(form, field)
    else if (options.onFailure && !isRefusal(thrown)) options.onFailure(thrown)
    else toastError(thrown)
  }

  function fail(form: HTMLFormElement, first: Failure): void {
    setError(first)
    void showToast('error', options.titleOf?.(first) ?? toastTexts.invalid, first.message)
    focusField(form, first.field)
  }

  return {
    pending,
    errorOf: (field) => (error && isOf(field, error.field) ? error.message : undefined),
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

function isOf(field: string, failing: string): boolean {
  return failing === field || failing.startsWith(`${field}.`)
}

function focusField(form: HTMLFormElement, field: string): void {
  const named = form.elements.namedItem(field) ?? form.querySelector(`[name^="${field}."]`)
  const element = named instanceof RadioNodeList ? named[0] : named
  if (element instanceof HTMLElement) element.focus()
}
