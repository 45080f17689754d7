import { waitlistForm } from '@roomtone/contract/waitlist/join-waitlist'
import { waitlistCalls } from '@roomtone/contract/waitlist/waitlist.calls'
import { waitlistTexts as texts } from '@roomtone/texts/waitlist/waitlist'
import { EmailField } from '../../parts/person/email-field.tsx'
import { keptCode } from '../../parts/person/kept-code.ts'
import { UserTypeField } from '../../parts/person/user-type-field.tsx'
import { useForm } from '../../platform/forms/use-form.ts'
import { useServices } from '../../platform/services.tsx'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'

export function WaitlistForm({ onJoined }: { onJoined: (email: string) => void }) {
  const { call } = useServices()
  const form = useForm({
    schema: waitlistForm,
    read: (data) => Object.fromEntries(data),
    submit: async (body) => {
      await call(waitlistCalls.join, { body: { ...body, ...keptCode() } })
      onJoined(body.email)
    },
  })
  return (
    <form noValidate onSubmit={form.onSubmit} className="grid gap-4">
      <EmailField form={form} autoComplete="email" />
      <TextField
        label={texts.fullName}
        name="fullName"
        autoComplete="name"
        error={form.errorOf('fullName')}
      />
      <UserTypeField form={form} />
      <Button type="submit" wide pending={form.pending} pendingText={texts.pending} className="mt-2">
        {texts.submit}
      </Button>
    </form>
  )
}
