import { check } from '@roomtone/contract/check-words'
import { addSpace } from '@roomtone/contract/premises/add-space'
import type { HouseView } from '@roomtone/contract/premises/premises'
import { premisesCalls } from '@roomtone/contract/premises/premises.calls'
import { houseTexts } from '@roomtone/texts/premises/house'
import { useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { useForm } from '../../platform/forms/use-form.ts'
import { refresh } from '../../platform/queries/query-names.ts'
import { useServices } from '../../platform/services.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { SelectField, TextField } from '../../ui/field.tsx'
import { FieldMessage } from '../../ui/field-message.tsx'
import { AreaChoiceField } from './area-choice.tsx'
import { choiceOf, withChoice } from './layout-form.ts'
import { isListing } from './remove-space.tsx'
import { spaceTitle } from './space-card.tsx'

const texts = houseTexts.add
const fields = addSpace.body.refine(({ own }) => own.length > 0, {
  path: ['own'],
  message: check('space_without_areas'),
})

type AddSpaceDialogProps = {
  house: HouseView
  /** The space that it starts as a copy of. */
  copyOf: string | null
  onClose: () => void
}

export function AddSpaceDialog({ house, copyOf, onClose }: AddSpaceDialogProps) {
  const { call, queryClient } = useServices()
  const navigate = useNavigate()
  const [chosen, setChosen] = useState<{ own: number[]; shared: number[] }>({ own: [], shared: [] })
  const errorId = useId()
  const form = useForm({
    schema: fields,
    read: (data) => ({ title: data.get('title'), copyOf: data.get('copyOf') || null, ...chosen }),
    submit: async (body) => {
      const draft = await call(premisesCalls.addSpace, { params: { id: house.id }, body })
      void refresh(queryClient, 'hosting')
      await navigate(`/listing-wizard?draft=${draft.id}`)
    },
  })
  const error = form.errorOf('own') ?? form.errorOf('shared')
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={texts.title}
      description={texts.text}
      size="m"
    >
      <form noValidate onSubmit={form.onSubmit} className="grid gap-6">
        <TextField name="title" label={texts.name} autoComplete="off" error={form.errorOf('title')} />
        <fieldset>
          <legend className="text-small font-medium">{texts.areas}</legend>
          <div>
            {house.areas.map((area) => (
              <AreaChoiceField
                key={area.place}
                name={`own.${area.place}`}
                area={area}
                label={area.name}
                legend={area.name}
                value={choiceOf(chosen, area.place)}
                describedBy={error ? errorId : undefined}
                onChange={(choice) => setChosen(withChoice(chosen, area.place, choice))}
              />
            ))}
          </div>
          <FieldMessage id={errorId}>{error}</FieldMessage>
        </fieldset>
        <SelectField
          name="copyOf"
          label={texts.from}
          defaultValue={copyOf ?? ''}
          error={form.errorOf('copyOf')}
        >
          <option value="">{texts.blank}</option>
          {house.spaces.filter(isListing).map((space) => (
            <option key={space.id} value={space.id}>
              {texts.copy({ title: spaceTitle(space) })}
            </option>
          ))}
        </SelectField>
        <div className="grid gap-3 sm:grid-cols-2">
          <Button variant="line" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" pending={form.pending} pendingText={texts.pending}>
            {texts.submit}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
