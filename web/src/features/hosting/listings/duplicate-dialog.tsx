import { duplicateListing } from '@roomtone/contract/hosting/duplicate-listing'
import { hostingCalls } from '@roomtone/contract/hosting/hosting.calls'
import type { OwnListing } from '@roomtone/contract/hosting/list-own-listings'
import { listingsTexts } from '@roomtone/texts/hosting/listings'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useForm } from '../../../platform/forms/use-form.ts'
import { refresh } from '../../../platform/queries/query-names.ts'
import { useServices } from '../../../platform/services.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { RadioCards, TextField } from '../../../ui/field.tsx'

const texts = listingsTexts.duplicate

type DuplicateDialogProps = { listing: OwnListing; onClose: () => void }

export function DuplicateDialog({ listing, onClose }: DuplicateDialogProps) {
  const { id, title, house } = listing
  const { call, queryClient } = useServices()
  const navigate = useNavigate()
  const [where, setWhere] = useState<'here' | 'elsewhere'>('here')
  const form = useForm({
    schema: duplicateListing.body,
    read: (data) => ({ title: data.get('title') }),
    submit: async (body) => {
      const draft = await call(hostingCalls.duplicate, { params: { id }, body })
      void refresh(queryClient, 'hosting')
      await navigate(`/listing-wizard?draft=${draft.id}`)
    },
  })
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={texts.title}
      description={texts.text({ title })}
    >
      <form noValidate onSubmit={form.onSubmit} className="grid gap-6">
        <RadioCards
          name="where"
          legend={texts.where}
          columns={1}
          options={[
            { value: 'here', label: texts.here, description: texts.hereText },
            { value: 'elsewhere', label: texts.elsewhere, description: texts.elsewhereText },
          ]}
          value={where}
          onChange={(event) => setWhere(event.target.value === 'here' ? 'here' : 'elsewhere')}
        />
        {where === 'elsewhere' && (
          <TextField name="title" label={texts.name} autoComplete="off" error={form.errorOf('title')} />
        )}
        <div className="grid gap-3 sm:grid-cols-2">
          <Button variant="line" onClick={onClose}>
            {texts.cancel}
          </Button>
          {where === 'here' ? (
            <ButtonLink to={`/hosting?tab=listings&house=${house.id}&copy=${id}`}>{texts.submit}</ButtonLink>
          ) : (
            <Button type="submit" pending={form.pending} pendingText={texts.pending}>
              {texts.submit}
            </Button>
          )}
        </div>
      </form>
    </Dialog>
  )
}
