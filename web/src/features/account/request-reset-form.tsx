import { accountCalls } from '@roomtone/contract/account/account.calls'
import { requestPasswordReset } from '@roomtone/contract/account/request-password-reset'
import { accountTexts } from '@roomtone/texts/account/account'
import { EmailField } from '../../parts/person/email-field.tsx'
import { useForm } from '../../platform/forms/use-form.ts'
import { useServices } from '../../platform/services.tsx'
import { Button } from '../../ui/button.tsx'

const texts = accountTexts.reset

export function RequestResetForm({ onSent }: { onSent: (email: string) => void }) {
  const { call } = useServices()
  const form = useForm({
    schema: requestPasswordReset.body,
    read: (data) => Object.fromEntries(data),
    submit: async (body) => {
      await call(accountCalls.requestPasswordReset, { body })
      onSent(body.email)
    },
  })
  return (
    <form noValidate onSubmit={form.onSubmit} className="grid gap-4">
      <EmailField form={form} autoComplete="username" />
      <Button type="submit" wide pending={form.pending} pendingText={accountTexts.pending}>
        {texts.send}
      </Button>
    </form>
  )
}
