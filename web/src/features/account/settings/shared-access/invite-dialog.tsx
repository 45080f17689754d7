import type { SharedAccess } from '@roomtone/contract/cohost/cohost'
import { cohostCalls } from '@roomtone/contract/cohost/cohost.calls'
import { inviteCohost } from '@roomtone/contract/cohost/share-access'
import { sharedAccessTexts } from '@roomtone/texts/account/shared-access'
import { useState } from 'react'
import { useForm } from '../../../../platform/forms/use-form.ts'
import { useServices } from '../../../../platform/services.tsx'
import { showToast } from '../../../../platform/toasts/toasts.ts'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { CheckboxField, TextField } from '../../../../ui/field.tsx'
import { houseName } from './house-name.ts'
import { RightsFields } from './rights-fields.tsx'
import { useKeepShared } from './shared-access.query.ts'

const texts = sharedAccessTexts.invite

type Listing = SharedAccess['listings'][number]
type InviteDialogProps = { listings: Listing[]; onClose: () => void }

export function InviteDialog({ listings, onClose }: InviteDialogProps) {
  const { call } = useServices()
  const keep = useKeepShared()
  const form = useForm({
    schema: inviteCohost.body,
    read: (data) => ({
      email: data.get('email'),
      listings: listingsIn(data, listings),
      houses: data.getAll('houses'),
      rights: data.getAll('rights'),
    }),
    submit: async (body) => {
      keep(await call(cohostCalls.invite, { body }))
      void showToast('success', texts.done, texts.doneText({ email: body.email }))
      onClose()
    },
  })
  const isOnly = listings.length === 1
  const houses = byHouse(listings)
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={texts.title} description={texts.text}>
      <form noValidate onSubmit={form.onSubmit} className="grid gap-6">
        <TextField
          name="email"
          type="email"
          label={texts.email}
          autoComplete="off"
          error={form.errorOf('email')}
        />
        <fieldset>
          <legend className="mb-2 font-medium">{texts.listings}</legend>
          {houses.map((spaces, index) => (
            <HouseFields
              key={spaces[0]?.id}
              spaces={spaces}
              isOnly={isOnly}
              error={index === 0 ? form.errorOf('listings') : undefined}
            />
          ))}
        </fieldset>
        <RightsFields error={form.errorOf('rights')} />
        <div className="grid gap-3 sm:grid-cols-2">
          <Button variant="line" onClick={onClose}>
            {sharedAccessTexts.cancel}
          </Button>
          <Button type="submit" pending={form.pending} pendingText={texts.pending}>
            {texts.submit}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

type HouseFieldsProps = { spaces: Listing[]; isOnly: boolean; error: string | undefined }

/** A listing by itself, or the spaces of a house with all of them in one box. */
function HouseFields({ spaces, isOnly, error }: HouseFieldsProps) {
  const [isWhole, setWhole] = useState(false)
  const [first] = spaces
  const whole = first?.house && {
    id: first.house.id,
    label: sharedAccessTexts.house.all({ house: houseName(first.house, first.city) }),
  }
  return (
    <div className={whole ? 'my-2 rounded-m border p-4' : undefined}>
      {whole && (
        <CheckboxField
          name="houses"
          value={whole.id}
          label={whole.label}
          checked={isWhole}
          onChange={(event) => setWhole(event.target.checked)}
          error={error}
        />
      )}
      <div className={whole ? 'ps-6' : undefined}>
        {spaces.map(({ id, title, city, state }, index) => (
          <CheckboxField
            // With the whole house goes every space of it.
            key={`${id} ${isWhole}`}
            name="listings"
            value={id}
            defaultChecked={isOnly || isWhole}
            disabled={isWhole}
            label={
              <>
                {title}
                <span className="block text-small text-ink-2">
                  {city}, {state}
                </span>
              </>
            }
            error={index === 0 && !whole ? error : undefined}
          />
        ))}
      </div>
    </div>
  )
}

function byHouse(listings: readonly Listing[]): Listing[][] {
  const groups = new Map<string, Listing[]>()
  for (const listing of listings) {
    const key = listing.house?.id ?? listing.id
    groups.set(key, [...(groups.get(key) ?? []), listing])
  }
  return [...groups.values()]
}

function listingsIn(data: FormData, listings: readonly Listing[]): string[] {
  const [chosen, houses] = [data.getAll('listings'), data.getAll('houses')]
  return listings
    .filter(({ id, house }) => chosen.includes(id) || (house && houses.includes(house.id)))
    .map(({ id }) => id)
}
