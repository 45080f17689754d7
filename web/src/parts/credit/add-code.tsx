import type { CreditView } from '@roomtone/contract/credit/credit'
import { addCredit } from '@roomtone/contract/credit/my-credits'
import { creditsTexts } from '@roomtone/texts/credit/credits'
import { useForm } from '../../platform/forms/use-form.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { TextField } from '../../ui/field.tsx'
import { useAddCode } from './use-add-code.ts'

const texts = creditsTexts.add

type AddCodeProps = { onAdded: (added: CreditView | undefined) => void; onClose: () => void }

export function AddCode({ onAdded, onClose }: AddCodeProps) {
  const add = useAddCode()
  const form = useForm({
    schema: addCredit.body,
    read: (data) => ({ code: data.get('code') }),
    submit: async ({ code }) => onAdded(await add(code)),
  })
  return (
    <Card>
      <form noValidate onSubmit={form.onSubmit} className="grid gap-4">
        <TextField
          label={texts.label}
          hint={texts.hint}
          name="code"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={60}
          error={form.errorOf('code')}
          className="max-w-md"
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" pending={form.pending} pendingText={texts.pending}>
            {texts.button}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {texts.cancel}
          </Button>
        </div>
      </form>
    </Card>
  )
}
