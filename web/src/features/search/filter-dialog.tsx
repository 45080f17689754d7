import { searchTexts as texts } from '@roomtone/texts/search/search'
import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/field.tsx'
import {
  AmenityFields,
  DateFields,
  type FieldsProps,
  MoreFields,
  PriceFields,
  TypeFields,
} from './filter-fields.tsx'
import { stateOf, useFilters } from './use-filters.ts'
import { WhereField } from './where-field.tsx'

type FilterDialogProps = FieldsProps & {
  /** How many spaces match the chosen filters. */
  spaces: string
  onClose: () => void
}

/** All filters on a phone. Choices count right away; the button shows the number of results. */
export function FilterDialog({ state, facets, spaces, onClose }: FilterDialogProps) {
  const filters = useFilters()
  const whereId = useId()
  const fields = { state, facets }
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={texts.filters}>
      <form
        key={filters.edition}
        {...filters.form}
        onSubmit={(event) => {
          filters.form.onSubmit(event)
          onClose()
        }}
      >
        <input type="hidden" name="sort" value={state.sort} />
        <input type="hidden" name="view" value={state.view} />
        <label htmlFor={whereId} className="mb-1.5 block text-small font-medium">
          {texts.location}
        </label>
        <WhereField
          id={whereId}
          value={state.where}
          placeholder={texts.locationPlaceholder}
          className="control"
          onPick={(input) => input.form && filters.apply(stateOf(input.form))}
        />
        <TextField
          label={texts.crew}
          name="crew"
          type="number"
          inputMode="numeric"
          min={1}
          max={500}
          defaultValue={state.crew ?? ''}
          className="mt-5"
        />
        <Part title={texts.dates}>
          <DateFields {...fields} />
        </Part>
        <Part title={texts.price}>
          <PriceFields {...fields} />
        </Part>
        <Part title={texts.type}>
          <TypeFields {...fields} />
        </Part>
        <Part title={texts.more}>
          <MoreFields {...fields} />
        </Part>
        <Part title={texts.amenities}>
          <AmenityFields {...fields} />
        </Part>
        <div
          className="sticky bottom-0 mt-6 flex items-center justify-between gap-3 border-t bg-card pt-4"
          // Covers the sheet's own margin, where the filters would otherwise show below the buttons.
          style={{ boxShadow: '0 40px 0 var(--card)' }}
        >
          <Link to="/search" replace preventScrollReset className={buttonClass({ variant: 'quiet' })}>
            {texts.clearAll}
          </Link>
          <Button type="submit">{texts.show({ spaces })}</Button>
        </div>
      </form>
    </Dialog>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-6 border-t pt-5">
      <h3 className="mb-3 font-sans text-small font-semibold">{title}</h3>
      {children}
    </section>
  )
}
