import { GRAINS, PRESETS } from '@roomtone/domain/analytics/periods'
import { analyticsTexts } from '@roomtone/texts/admin/analytics'
import type { ReactNode } from 'react'
import { SelectField, TextField } from '../../../ui/field.tsx'
import { FilterBar, FilterEnd } from '../../list/filter-bar.tsx'
import type { ChosenRange } from './use-range.ts'

const texts = analyticsTexts.range

export function RangeBar({ chosen, children }: { chosen: ChosenRange; children: ReactNode }) {
  const { from, last, range, isTooLong } = chosen
  const error = range ? undefined : isTooLong ? texts.tooLong : texts.wrong
  return (
    <FilterBar>
      <SelectField
        label={texts.preset}
        value={chosen.preset}
        onChange={({ target }) => chosen.choosePreset(target.value)}
        className="md:w-44"
      >
        {PRESETS.map((preset) => (
          <option key={preset} value={preset}>
            {texts.presets[preset]}
          </option>
        ))}
        <option value="custom">{texts.custom}</option>
      </SelectField>
      <TextField
        label={texts.from}
        type="date"
        value={from}
        onChange={({ target }) => target.value && chosen.chooseDays({ from: target.value, last })}
      />
      <TextField
        label={texts.last}
        type="date"
        value={last}
        error={error}
        onChange={({ target }) => target.value && chosen.chooseDays({ from, last: target.value })}
      />
      <SelectField
        label={texts.by}
        value={chosen.by}
        onChange={({ target }) => chosen.chooseGrain(target.value)}
        className="md:w-44"
      >
        {GRAINS.map((grain) => (
          <option key={grain} value={grain}>
            {texts.grains[grain]}
          </option>
        ))}
      </SelectField>
      <FilterEnd>{children}</FilterEnd>
    </FilterBar>
  )
}
