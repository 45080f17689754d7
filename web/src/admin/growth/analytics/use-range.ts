import {
  type DateRange,
  GRAINS,
  type Grain,
  grainFor,
  isAllowedRange,
  LONGEST_DAYS,
  PRESETS,
  type Preset,
  presetRange,
} from '@roomtone/domain/analytics/periods'
import { addDays, daysBetween, isLocalDate, type LocalDate } from '@roomtone/domain/time/local-date'
import { toLocal } from '@roomtone/domain/time/zone'
import { useUrlState } from '../../../parts/list/use-url-state.ts'
import { ownZone } from '../../../platform/format/own-zone.ts'

export type ChosenRange = {
  zone: string
  preset: Preset | 'custom'
  /** As the fields show them, both included. */
  from: LocalDate
  last: LocalDate
  by: Grain
  /** Null: the fields have an impossible range. */
  range: DateRange | null
  isTooLong: boolean
  choosePreset: (preset: string) => void
  chooseDays: (days: { from: LocalDate; last: LocalDate }) => void
  chooseGrain: (grain: string) => void
}

/** The range is in the address: a preset moves with the days, chosen days stay. */
export function useRange(): ChosenRange {
  const { text, oneOf, change } = useUrlState()
  const zone = ownZone()
  const today = toLocal(new Date(), zone).date
  const [from, last] = [text('from', 10), text('last', 10)]
  const isCustom = isLocalDate(from) && isLocalDate(last)
  const preset = oneOf('range', PRESETS) ?? 'month'
  const given = isCustom ? { from, until: addDays(last, 1) } : presetRange(preset, today)
  return {
    zone,
    preset: isCustom ? 'custom' : preset,
    from: given.from,
    last: addDays(given.until, -1),
    by: oneOf('by', GRAINS) ?? grainFor(given),
    range: isAllowedRange(given) ? given : null,
    isTooLong: daysBetween(given.from, given.until) > LONGEST_DAYS,
    choosePreset: (name) =>
      change(
        name === 'custom'
          ? { from: given.from, last: addDays(given.until, -1) }
          : { range: name, from: '', last: '', by: '' },
      ),
    chooseDays: (days) => change({ ...days, by: '' }),
    chooseGrain: (by) => change({ by }),
  }
}
