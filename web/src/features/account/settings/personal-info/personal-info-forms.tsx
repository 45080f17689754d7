import { emailChangeForm } from '@roomtone/contract/profile/change-email'
import {
  changeLegalName,
  emergencyContact,
  MOST_PHONES,
  type PersonalInfo,
  personalInfoForm,
  preferredName,
} from '@roomtone/contract/profile/personal-info'
import { type PostalAddress, postalAddress } from '@roomtone/contract/profile/postal-address'
import { profileCalls } from '@roomtone/contract/profile/profile.calls'
import { personalInfoTexts as texts } from '@roomtone/texts/account/personal-info'
import { useState } from 'react'
import { z } from 'zod'
import { useKeepMember } from '../../../../parts/person/use-keep-member.ts'
import { useForm } from '../../../../platform/forms/use-form.ts'
import { useServices } from '../../../../platform/services.tsx'
import { toastError } from '../../../../platform/toasts/toast-error.ts'
import { showToast } from '../../../../platform/toasts/toasts.ts'
import { Button } from '../../../../ui/button.tsx'
import { TextField } from '../../../../ui/field.tsx'
import { RowForm } from '../row-form.tsx'
import { AddressFields, readAddress } from './address-fields.tsx'
import { personalInfoQuery, useEditPersonalInfo } from './personal-info.query.ts'

type FormProps = { info: PersonalInfo; onClose: () => void }

export function LegalNameForm({ info, onClose }: FormProps) {
  const services = useServices()
  const keep = useKeepMember()
  const form = useForm({
    schema: changeLegalName.body,
    read: (data) => Object.fromEntries(data),
    submit: async (body) => {
      keep(await services.call(profileCalls.changeLegalName, { body }))
      void services.queryClient.invalidateQueries(personalInfoQuery(services))
      void showToast('success', texts.saved)
      onClose()
    },
  })
  return (
    <RowForm form={form} onClose={onClose}>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          name="firstName"
          label={texts.legalName.first}
          autoFocus
          autoComplete="given-name"
          defaultValue={info.firstName ?? ''}
          error={form.errorOf('firstName')}
        />
        <TextField
          name="lastName"
          label={texts.legalName.last}
          autoComplete="family-name"
          defaultValue={info.lastName ?? ''}
          error={form.errorOf('lastName')}
        />
      </div>
      <p className="text-small text-ink-2">{texts.legalName.hint}</p>
    </RowForm>
  )
}

export function PreferredNameForm({ info, onClose }: FormProps) {
  const edit = useEditPersonalInfo()
  const remove = useRemove(() => edit({ preferredName: null }), onClose)
  const form = useForm({
    schema: z.object({ preferredName }),
    read: (data) => Object.fromEntries(data),
    submit: async (values) => {
      await edit(values)
      onClose()
    },
  })
  return (
    <RowForm form={form} onClose={onClose} remove={info.preferredName === null ? undefined : remove}>
      <TextField
        name="preferredName"
        label={texts.preferredName.label}
        hint={texts.preferredName.hint}
        autoFocus
        autoComplete="nickname"
        defaultValue={info.preferredName ?? ''}
        error={form.errorOf('preferredName')}
      />
    </RowForm>
  )
}

export function EmailForm({ onClose }: FormProps) {
  const services = useServices()
  const form = useForm({
    schema: emailChangeForm,
    read: (data) => Object.fromEntries(data),
    submit: async (body) => {
      await services.call(profileCalls.requestEmailChange, { body })
      services.queryClient.setQueryData(
        personalInfoQuery(services).queryKey,
        (info) => info && { ...info, newEmail: body.email },
      )
      void showToast('success', texts.email.sent.title, texts.email.sent.text({ email: body.email }))
      onClose()
    },
  })
  return (
    <RowForm form={form} onClose={onClose} save={texts.email.send}>
      <TextField
        name="email"
        type="email"
        label={texts.email.next}
        autoFocus
        autoComplete="email"
        spellCheck={false}
        hint={texts.email.hint}
        error={form.errorOf('email')}
      />
    </RowForm>
  )
}

export function PhonesForm({ info, onClose }: FormProps) {
  const edit = useEditPersonalInfo()
  const [rows, setRows] = useState(() => rowsOf(info.phones))
  const form = useForm({
    schema: personalInfoForm,
    read: (data) => ({
      phones: rows.map(({ key }) => String(data.get(key) ?? '')).filter((phone) => phone.trim() !== ''),
    }),
    submit: async (values) => {
      await edit(values)
      onClose()
    },
  })
  function remove(index: number) {
    // The button disappears with its row, so the field beside it gets the focus.
    const next = rows[index + 1] ?? rows[index - 1]
    if (next) document.getElementsByName(next.key)[0]?.focus()
    setRows(rows.filter((_, at) => at !== index))
  }
  return (
    <RowForm form={form} onClose={onClose}>
      {rows.map(({ key, phone }, index) => (
        <div key={key} className="flex items-end gap-3">
          <TextField
            name={key}
            type="tel"
            label={texts.phones.one({ number: index + 1 })}
            autoFocus={index === rows.length - 1}
            autoComplete="tel"
            defaultValue={phone}
            error={form.errorOf(`phones.${index}`)}
            className="min-w-0 flex-1"
          />
          {rows.length > 1 && (
            <Button
              variant="quiet"
              aria-label={texts.phones.removeOf({ number: index + 1 })}
              onClick={() => remove(index)}
            >
              {texts.remove}
            </Button>
          )}
        </div>
      ))}
      <p className="text-small text-ink-2">{texts.phones.hint}</p>
      {rows.length < MOST_PHONES && (
        <Button
          variant="line"
          className="justify-self-start"
          onClick={() => setRows([...rows, ...rowsOf([])])}
        >
          {texts.phones.more}
        </Button>
      )}
    </RowForm>
  )
}

/** Keys of their own, so that a removed row does not take the words of the next. */
function rowsOf(phones: string[]) {
  const filled = phones.length > 0 ? phones : ['']
  return filled.map((phone) => ({ key: crypto.randomUUID(), phone }))
}

type AddressFormProps = { part: 'residential' | 'mailing'; value: PostalAddress | null; onClose: () => void }

export function AddressForm({ part, value, onClose }: AddressFormProps) {
  const edit = useEditPersonalInfo()
  const remove = useRemove(() => edit({ [part]: null }), onClose)
  const form = useForm({
    schema: z.object({ [part]: postalAddress }),
    read: (data) => ({ [part]: readAddress(data, part) }),
    submit: async (values) => {
      await edit(values)
      onClose()
    },
  })
  return (
    <RowForm form={form} onClose={onClose} remove={value === null ? undefined : remove}>
      <AddressFields prefix={part} form={form} value={value} autoFocus />
    </RowForm>
  )
}

export function EmergencyForm({ info: { emergency }, onClose }: FormProps) {
  const edit = useEditPersonalInfo()
  const remove = useRemove(() => edit({ emergency: null }), onClose)
  const form = useForm({
    schema: z.object({ emergency: emergencyContact }),
    read: (data) => ({
      emergency: Object.fromEntries(
        FIELDS.map((field) => [field, String(data.get(`emergency.${field}`) ?? '')]),
      ),
    }),
    submit: async (values) => {
      await edit(values)
      onClose()
    },
  })
  const field = (name: (typeof FIELDS)[number]) => ({
    name: `emergency.${name}`,
    label: texts.emergency[name],
    defaultValue: emergency?.[name] ?? '',
    error: form.errorOf(`emergency.${name}`),
    autoComplete: 'off',
  })
  return (
    <RowForm form={form} onClose={onClose} remove={emergency === null ? undefined : remove}>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField {...field('name')} autoFocus />
        <TextField {...field('relation')} />
        <TextField {...field('phone')} type="tel" />
        <TextField {...field('email')} type="email" />
      </div>
      <p className="text-small text-ink-2">{texts.emergency.hint}</p>
    </RowForm>
  )
}

const FIELDS = ['name', 'relation', 'phone', 'email'] as const

function useRemove(take: () => Promise<void>, onClose: () => void) {
  const [isPending, setPending] = useState(false)
  return {
    isPending,
    run: () => {
      setPending(true)
      take()
        .then(onClose, toastError)
        .finally(() => setPending(false))
    },
  }
}
