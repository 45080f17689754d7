import { ApiError } from '@roomtone/contract/call'
import type { CreditView } from '@roomtone/contract/credit/credit'
import { creditsTexts } from '@roomtone/texts/credit/credits'
import { useId, useRef, useState } from 'react'
import { nameWords, worthWords } from '../../../../parts/credit/credit-words.ts'
import { useAddCode } from '../../../../parts/credit/use-add-code.ts'
import { formatMoney } from '../../../../platform/format/money.ts'
import { toastError } from '../../../../platform/toasts/toast-error.ts'
import { Button } from '../../../../ui/button.tsx'
import { CheckboxField, TextField } from '../../../../ui/field.tsx'
import type { CreditState } from './use-credits.ts'

const texts = creditsTexts.checkout

/** Gift cards and coupons above the card: the card pays only the rest. */
export function CreditPart({ credits }: { credits: CreditState }) {
  const id = useId()
  const { choices, hasFailed, toggle, applied } = credits
  const hasCoupons = choices.filter(({ credit }) => credit.kind === 'coupon').length > 1
  return (
    <fieldset className="mb-6 min-w-0" aria-describedby={hasCoupons ? id : undefined}>
      <legend className="mb-2 text-small font-medium">{texts.title}</legend>
      {hasFailed && <p className="text-small text-wait">{texts.failed}</p>}
      <div className="grid gap-1">
        {choices.map(({ credit, isChosen, pays, isTooSmall }) => (
          <CheckboxField
            key={credit.id}
            name="credits"
            value={credit.id}
            label={
              <>
                {pays > 0
                  ? `${nameWords(credit)}, ${texts.covers({ amount: formatMoney(pays) })}`
                  : nameWords(credit)}
                <span className="block text-small text-ink-2">{worthWords(credit)}</span>
              </>
            }
            checked={isChosen && !isTooSmall}
            disabled={isTooSmall}
            onChange={() => toggle(credit.id)}
          />
        ))}
      </div>
      {hasCoupons && (
        <p id={id} className="mt-1 text-small text-ink-2">
          {texts.oneCoupon}
        </p>
      )}
      <CodeEntry onAdded={(added) => added.standing === 'usable' && choose(credits, added)} />
      <p role="status" className="mt-3 text-small text-ok empty:hidden">
        {applied.credit > 0 && applied.rest === 0 ? texts.covered : ''}
      </p>
    </fieldset>
  )
}

function choose({ choices, toggle }: CreditState, added: CreditView): void {
  if (!choices.some(({ credit, isChosen }) => credit.id === added.id && isChosen)) toggle(added.id)
}

/** HTML allows no form inside a form, so the code is sent by its own button and by Enter. */
function CodeEntry({ onAdded }: { onAdded: (added: CreditView) => void }) {
  const add = useAddCode()
  const [isOpen, setOpen] = useState(false)
  const [code, type] = useState('')
  const [error, setError] = useState<string>()
  const [isPending, setPending] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const opener = useRef<HTMLDivElement>(null)

  async function send(): Promise<void> {
    if (isPending) return
    setPending(true)
    setError(undefined)
    try {
      const added = await add(code)
      if (added) onAdded(added)
      type('')
      setOpen(false)
      requestAnimationFrame(() => opener.current?.querySelector('button')?.focus())
    } catch (thrown) {
      const found = thrown instanceof ApiError ? thrown.fields[0] : undefined
      setError(found?.message)
      if (!found) toastError(thrown)
      field.current?.focus()
    } finally {
      setPending(false)
    }
  }

  if (!isOpen)
    return (
      <div ref={opener} className="mt-2">
        <Button
          variant="line"
          onClick={() => {
            setOpen(true)
            requestAnimationFrame(() => field.current?.focus())
          }}
        >
          {texts.enter}
        </Button>
      </div>
    )
  return (
    <div className="mt-3 grid gap-3">
      <TextField
        ref={field}
        label={creditsTexts.add.label}
        hint={creditsTexts.add.hint}
        name="code"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={60}
        value={code}
        error={error}
        onChange={(event) => {
          type(event.target.value)
          setError(undefined)
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          void send()
        }}
      />
      <div className="flex flex-wrap gap-3">
        <Button
          variant="line"
          pending={isPending}
          pendingText={creditsTexts.add.pending}
          onClick={() => void send()}
        >
          {creditsTexts.add.button}
        </Button>
        <Button variant="quiet" onClick={() => setOpen(false)}>
          {creditsTexts.add.cancel}
        </Button>
      </div>
    </div>
  )
}
