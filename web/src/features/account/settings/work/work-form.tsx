import { profileCalls } from '@roomtone/contract/profile/profile.calls'
import { type WorkDetails, workForm } from '@roomtone/contract/profile/work-details'
import { workTexts as texts } from '@roomtone/texts/account/work'
import { useState } from 'react'
import { useForm } from '../../../../platform/forms/use-form.ts'
import { useServices } from '../../../../platform/services.tsx'
import { toastError } from '../../../../platform/toasts/toast-error.ts'
import { showToast } from '../../../../platform/toasts/toasts.ts'
import { Button } from '../../../../ui/button.tsx'
import { TextField } from '../../../../ui/field.tsx'
import { AddressFields, readAddress } from '../personal-info/address-fields.tsx'
import { workQuery } from './work.query.ts'

export function WorkForm({ details }: WorkDetails) {
  const services = useServices()
  const [isRemoving, setRemoving] = useState(false)
  const keep = (work: WorkDetails) => services.queryClient.setQueryData(workQuery(services).queryKey, work)
  const form = useForm({
    schema: workForm,
    read: (data) => ({
      company: data.get('company'),
      email: data.get('email'),
      billing: readAddress(data, 'billing'),
    }),
    submit: async (body) => {
      keep(await services.call(profileCalls.saveWork, { body }))
      void showToast('success', texts.saved)
    },
  })
  function remove() {
    setRemoving(true)
    services
      .call(profileCalls.removeWork, {})
      .then((work) => {
        keep(work)
        void showToast('success', texts.saved, texts.removed)
      }, toastError)
      .finally(() => setRemoving(false))
  }
  return (
    <form noValidate onSubmit={form.onSubmit} className="grid gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          name="company"
          label={texts.company}
          autoComplete="organization"
          defaultValue={details?.company ?? ''}
          error={form.errorOf('company')}
        />
        <TextField
          name="email"
          type="email"
          label={texts.email}
          autoComplete="email"
          spellCheck={false}
          defaultValue={details?.email ?? ''}
          error={form.errorOf('email')}
        />
      </div>
      <h2 className="mt-4">{texts.billing}</h2>
      <AddressFields prefix="billing" form={form} value={details?.billing ?? null} />
      <div className="mt-2 flex flex-wrap gap-3">
        <Button type="submit" pending={form.pending} pendingText={texts.saving}>
          {texts.save}
        </Button>
        {details && (
          <Button variant="quiet" pending={isRemoving} onClick={remove}>
            {texts.remove}
          </Button>
        )}
      </div>
    </form>
  )
}
