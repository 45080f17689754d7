import { TIME_SORTS, type TimeSort } from '@roomtone/domain/queue/tables'
import { tablesTexts } from '@roomtone/texts/admin/tables'
import { useUrlState } from '../../parts/list/use-url-state.ts'
import { SelectField } from '../../ui/field.tsx'
import type { ColumnSort } from '../../ui/table.tsx'

const texts = tablesTexts.sort

export type TimeOrder = { sort: TimeSort; choose: (sort: TimeSort) => void }

/** A list's order is in its address. Where column heads can be pressed, the field is for phones only. */
export function useTimeSort(name = 'sort'): TimeOrder {
  const { oneOf, change } = useUrlState()
  return {
    sort: oneOf(name, TIME_SORTS) ?? 'newest',
    choose: (sort) => change({ [name]: sort === 'newest' ? '' : sort }),
  }
}

type SortFieldProps = TimeOrder & { className?: string | undefined }

export function SortField({ sort, choose, className = 'md:w-44' }: SortFieldProps) {
  return (
    <SelectField
      label={texts.label}
      value={sort}
      onChange={(event) => choose(event.target.value as TimeSort)}
      className={className}
    >
      {TIME_SORTS.map((one) => (
        <option key={one} value={one}>
          {texts[one]}
        </option>
      ))}
    </SelectField>
  )
}

/** For the head of a column of times. */
export function timeHead({ sort, choose }: TimeOrder): ColumnSort {
  return columnSort({ current: sort, rising: 'oldest', falling: 'newest', choose })
}

type Orders<Sort> = {
  current: Sort
  /** The values of the list's order for this column, ascending and descending; one of them may not exist. */
  rising?: Sort
  falling?: Sort
  choose: (sort: Sort) => void
}

export function columnSort<Sort extends string>({
  current,
  rising,
  falling,
  choose,
}: Orders<Sort>): ColumnSort {
  const next = current === falling ? (rising ?? falling) : (falling ?? rising)
  return {
    direction: current === rising ? 'ascending' : current === falling ? 'descending' : 'none',
    say: (column) => texts.by({ column }),
    onSort: () => {
      if (next !== undefined) choose(next)
    },
  }
}
