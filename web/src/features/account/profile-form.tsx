import { accountCalls } from '@roomtone/contract/account/account.calls'
import { profileForm } from '@roomtone/contract/account/complete-profile'
import { accountTexts } from '@roomtone/texts/account/account'
import { toastTexts } from '@roomtone/texts/platform/toasts'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { useKeepMember } from '../../parts/person/use-keep-member.ts'
import type { Failure } from '../../platform/forms/first-failure.ts'
import { useForm } from '../../platform/forms/use-form.ts'
import { useServices } from '../../platform/services.tsx'
import { useMember } from '../../platform/session/use-session.ts'
import { showToast } from '../../platform/toasts/toasts.ts'
import { Button } from '../../ui/button.tsx'
import { CheckboxField, TextField } from '../../ui/field.tsx'
import { BirthdayFields } from './birthday-fields.tsx'

const texts = accountTexts.profile

export function ProfileForm() {
  const { call } = useServices()
  const keepMember = useKeepMember()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const member = useMember()
  const form = useForm({
    schema: profileForm,
    read: (data) => ({
      firstName: data.get('firstName'),
      lastName: data.get('lastName'),
      birthday: {
        month: numberIn(data.get('birthday.month')),
        day: numberIn(data.get('birthday.day')),
        year: numberIn(data.get('birthday.year')),
      },
      agreedToTerms: data.get('agreedToTerms') === 'on',
    }),
    titleOf,
    submit: async (body) => {
      keepMember(await call(accountCalls.completeProfile, { body }))
      void showToast('success', texts.done.title, texts.done.text)
      await navigate(`/community-commitment?${search}`)
    },
    onFailure: () => void showToast('error', texts.failed.title, texts.failed.text),
  })
  const [first = '', ...rest] = (member?.fullName ?? '').split(' ')
  return (
    <form noValidate onSubmit={form.onSubmit} className="grid gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label={texts.firstName}
          name="firstName"
          autoComplete="given-name"
          defaultValue={member?.firstName ?? first}
          error={form.errorOf('firstName')}
        />
        <TextField
          label={texts.lastName}
          name="lastName"
          autoComplete="family-name"
          defaultValue={member?.lastName ?? rest.join(' ')}
          error={form.errorOf('lastName')}
        />
      </div>
      <BirthdayFields known={member?.dateOfBirth ?? null} error={form.errorOf('birthday')} />
      <CheckboxField name="agreedToTerms" label={<Agreement />} error={form.errorOf('agreedToTerms')} />
      <Button
        type="submit"
        size="l"
        pending={form.pending}
        pendingText={accountTexts.pending}
        className="justify-self-start"
      >
        {texts.submit}
      </Button>
    </form>
  )
}

function Agreement() {
  const { before, terms, and, privacy, after } = texts.agree
  return (
    <>
      {before}
      <Link to="/terms" target="_blank" className="link">
        {terms}
      </Link>
      {and}
      <Link to="/privacy" target="_blank" className="link">
        {privacy}
      </Link>
      {after}
    </>
  )
}

/** The specification's own titles for a missing field and for the terms. */
function titleOf({ field, code }: Failure): string {
  if (field === 'agreedToTerms') return texts.termsRequired
  return code === 'fields_missing' ? texts.missing : toastTexts.invalid
}

function numberIn(value: FormDataEntryValue | null): number | undefined {
  return typeof value === 'string' && value !== '' ? Number(value) : undefined
}
