import {
  brandOf,
  formatCvc,
  formatExpiry,
  formatNumber,
  isCvcComplete,
  type TypedCard,
} from '@roomtone/domain/payment/card'
import { cardBrands } from '@roomtone/texts/card/brands'
import { cardTexts as texts } from '@roomtone/texts/card/card'
import { CreditCard, LockKeyhole } from 'lucide-react'
import { type ChangeEvent, type ReactNode, useLayoutEffect, useRef } from 'react'
import { TextField } from '../../ui/field.tsx'
import { erasedBy, retype } from './retype.ts'

type CardFieldsProps = {
  card: TypedCard
  onCard: (card: TypedCard) => void
  errorOf: (field: string) => string | undefined
}

/** What is typed here stays in this page's memory: it is neither stored nor sent. */
export function CardFields({ card, onCard, errorOf }: CardFieldsProps) {
  const brand = brandOf(card.number)
  const codeLength = isCvcComplete('1234', brand) && brand !== 'unknown' ? 4 : 3
  return (
    <div className="grid gap-4">
      <DigitsField
        label={texts.number}
        name="card.number"
        autoComplete="cc-number"
        value={card.number}
        format={formatNumber}
        onValue={(number) => onCard({ ...card, number, cvc: formatCvc(card.cvc, brandOf(number)) })}
        error={errorOf('card.number')}
        end={
          <>
            {brand !== 'unknown' && <span className="text-tiny font-medium">{cardBrands[brand]}</span>}
            <CreditCard className="size-4.5" strokeWidth={1.5} aria-hidden="true" />
          </>
        }
      />
      <div className="grid grid-cols-2 gap-4">
        <DigitsField
          label={texts.expiry}
          name="card.expiry"
          autoComplete="cc-exp"
          placeholder={texts.expiryPlaceholder}
          value={card.expiry}
          format={formatExpiry}
          onValue={(expiry) => onCard({ ...card, expiry })}
          error={errorOf('card.expiry')}
        />
        <DigitsField
          label={texts.cvc}
          name="card.cvc"
          autoComplete="cc-csc"
          placeholder={texts.cvcPlaceholder({ digits: codeLength })}
          value={card.cvc}
          format={(text) => formatCvc(text, brand)}
          onValue={(cvc) => onCard({ ...card, cvc })}
          error={errorOf('card.cvc')}
          end={<LockKeyhole className="size-4.5" strokeWidth={1.5} aria-hidden="true" />}
        />
      </div>
    </div>
  )
}

type DigitsFieldProps = {
  label: string
  name: string
  autoComplete: string
  placeholder?: string
  value: string
  format: (text: string) => string
  onValue: (value: string) => void
  error: string | undefined
  /** At the right edge, inside the field. */
  end?: ReactNode
}

function DigitsField({ value, format, onValue, end, ...rest }: DigitsFieldProps) {
  const field = useRef<HTMLInputElement>(null)
  const caret = useRef<number | null>(null)

  function type(event: ChangeEvent<HTMLInputElement>): void {
    const { value: text, selectionStart } = event.target
    const { inputType } = event.nativeEvent as InputEvent
    const typed = { text, caret: selectionStart ?? text.length }
    const next = retype(value, typed, format, erasedBy(inputType))
    caret.current = next.caret
    onValue(next.text)
  }

  // React moves the caret to the end whenever the text is not exactly what was typed.
  useLayoutEffect(() => {
    if (caret.current !== null && field.current === document.activeElement)
      field.current?.setSelectionRange(caret.current, caret.current)
    caret.current = null
  })

  return (
    <div className="relative">
      <TextField
        {...rest}
        ref={field}
        type="text"
        inputMode="numeric"
        spellCheck={false}
        value={value}
        onChange={type}
      />
      {end && (
        <span
          className="pointer-events-none absolute end-3 flex h-12 items-center gap-2 text-ink-2"
          // Below the label, over the end of the field.
          style={{ top: 27 }}
        >
          {end}
        </span>
      )}
    </div>
  )
}
