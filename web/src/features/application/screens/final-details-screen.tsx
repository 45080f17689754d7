import { screenTexts } from '@roomtone/texts/listing/screens'
import { Button } from '../../../ui/button.tsx'
import { RadioCards } from '../../../ui/field.tsx'
import { AddressFields } from '../fields/address-fields.tsx'
import type { ScreenProps } from './screen-props.ts'

const texts = screenTexts.final

export function FinalDetailsScreen({ content, onChange }: ScreenProps) {
  return (
    <div className="grid gap-10">
      <section aria-labelledby="residence-title">
        <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
          <h2 id="residence-title" className="text-title">
            {texts.residence}
          </h2>
          <Button variant="line" onClick={() => onChange({ residence: content.location })}>
            {texts.copy}
          </Button>
        </div>
        <AddressFields
          section="residence"
          value={content.residence}
          onChange={(residence) => onChange({ residence })}
        />
      </section>
      <RadioCards
        name="isBusinessHost"
        legend={texts.business}
        options={[
          { value: 'no', ...texts.no },
          { value: 'yes', ...texts.yes },
        ]}
        value={content.isBusinessHost ? 'yes' : 'no'}
        onChange={(event) => onChange({ isBusinessHost: event.target.value === 'yes' })}
      />
    </div>
  )
}
