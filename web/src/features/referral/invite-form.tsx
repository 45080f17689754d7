import { inviteForm } from '@roomtone/contract/referral/referral'
import { referralCalls } from '@roomtone/contract/referral/referral.calls'
import { toastTexts } from '@roomtone/texts/platform/toasts'
import { inviteTexts as texts } from '@roomtone/texts/referral/referral'
import { useRef } from 'react'
import { useForm } from '../../platform/forms/use-form.ts'
import { useServices } from '../../platform/services.tsx'
import { showToast } from '../../platform/toasts/toasts.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'

export function InviteForm({ left }: { left: number }) {
  const { call, queryClient } = useServices()
  const self = useRef<HTMLFormElement>(null)
  const form = useForm({
    schema: inviteForm,
    read: (data) => Object.fromEntries(data),
    submit: async (body) => {
      await call(referralCalls.invite, { body })
      void showToast('success', texts.sent)
      self.current?.reset()
      void queryClient.invalidateQueries({ queryKey: ['referral'] })
    },
    titleOf: ({ code }) => (code === 'email_missing' ? texts.needed : toastTexts.invalid),
  })
  return (
    <form ref={self} noValidate onSubmit={form.onSubmit} className="flex flex-wrap items-end gap-3">
      <TextField
        label={texts.email}
        name="email"
        type="email"
        autoComplete="off"
        error={form.errorOf('email')}
        className="min-w-0 flex-1 basis-60"
      />
      <Button type="submit" pending={form.pending} pendingText={texts.sending} className="min-h-12">
        {texts.send}
      </Button>
      <p className="w-full text-small text-ink-2">{texts.left({ count: left })}</p>
    </form>
  )
}
