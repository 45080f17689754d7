import { cardTexts as texts } from '@roomtone/texts/card/card'
import { type RefObject, useEffect, useId, useRef, useState } from 'react'
import { cx } from '../../ui/cx.ts'
import { FieldMessage } from '../../ui/field-message.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { theStripe } from './stripe.ts'
import { type MountedCard, mountCard, STRIPE_FIELDS, type StripeField } from './stripe-card.ts'

type StripeFieldsProps = {
  publishableKey: string
  /** Set while a card can be exchanged. */
  exchange: RefObject<(() => Promise<string>) | null>
  errorOf: (field: string) => string | undefined
}

/** Stripe's own fields, styled like ours. */
export function StripeFields(props: StripeFieldsProps) {
  const [hasFailed, setFailed] = useState(false)
  if (hasFailed) return <ErrorState title={texts.fieldsFailed} onRetry={() => setFailed(false)} />
  return <Fields {...props} setFailed={setFailed} />
}

type FieldsProps = StripeFieldsProps & { setFailed: (hasFailed: boolean) => void }

function Fields({ publishableKey, exchange, errorOf, setFailed }: FieldsProps) {
  const id = useId()
  const boxes = useRef<Partial<Record<StripeField, HTMLElement>>>({})
  const [problems, setProblems] = useState<Partial<Record<StripeField, string>>>({})
  const [focused, setFocused] = useState<StripeField | null>(null)

  useEffect(() => {
    let mounted: MountedCard | null = null
    let isGone = false
    const onProblem = (field: StripeField, message = '') =>
      setProblems((all) => ({ ...all, [field]: message }))
    theStripe(publishableKey)
      .then((stripe) => {
        if (isGone) return
        mounted = mountCard(stripe, boxes.current, { onProblem, onFocus: setFocused })
        exchange.current = mounted.exchange
      })
      .catch(() => !isGone && setFailed(true))
    return () => {
      isGone = true
      exchange.current = null
      mounted?.remove()
    }
  }, [publishableKey, exchange, setFailed])

  return (
    <div className="grid grid-cols-2 gap-4">
      {STRIPE_FIELDS.map((field) => {
        const error = problems[field] || errorOf(`card.${field}`)
        return (
          <div key={field} className={field === 'number' ? 'col-span-full' : undefined}>
            <label htmlFor={`${id}-${field}`} className="mb-1.5 block text-small font-medium">
              {texts[field]}
            </label>
            <div
              id={`${id}-${field}`}
              ref={(box) => {
                if (box) boxes.current[field] = box
              }}
              className={cx(
                'control grid content-center',
                error && 'border-bad',
                focused === field && 'border-accent',
              )}
            />
            <FieldMessage id={`${id}-${field}-error`}>{error}</FieldMessage>
          </div>
        )
      })}
    </div>
  )
}
