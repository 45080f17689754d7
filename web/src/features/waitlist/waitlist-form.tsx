import { waitlistForm } from '@roomtone/contract/waitlist/join-waitlist'
import { waitlistCalls } from '@roomtone/contract/waitlist/waitlist.calls'
import { useForm } from '../../platform/forms/use-form.ts'
import { useServices } from '../../platform/services.tsx'
import { Button } from '../../ui/button.tsx'
import { RadioCards, TextField } from '../../ui/field.tsx'
import { waitlistTexts as texts } from './waitlist.texts.ts'

export function WaitlistForm({ onJoined }: { onJoined: (email: string) => void }) {
  const { call } = useServices()
  const form = useForm({
    schema: waitlistForm,
    read: (data) => Object.fromEntries(data),
    submit: async (body) => {
      await call(waitlistCalls.join, { body })
      onJoined(body.email)
    },
  })
  return (
    <form noValidate onSubmit={form.onSubmit} className="grid gap-4">
      <TextField
        label={texts.email}
        name="email"
        type="email"
        autoComplete="email"
        inputMode="email"
        error={form.errorOf('email')}
      />
      <TextField
        label={texts.fullName}
        name="fullName"
        autoComplete="name"
        error={form.errorOf('fullName')}
      />
      <RadioCards
        name="userType"
        legend={texts.userType}
        defaultValue="creator"
        error={form.errorOf('userType')}
        options={[
          { value: 'creator', ...texts.types.creator },
          { value: 'host', ...texts.types.host },
        ]}
      />
      <Button type="submit" wide pending={form.pending} pendingText={texts.pending} className="mt-2">
        {texts.submit}
      </Button>
    </form>
  )
}
