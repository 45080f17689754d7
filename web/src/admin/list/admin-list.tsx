import type { ExportTable } from '@roomtone/domain/queue/tables'
import { adminTexts } from '@roomtone/texts/admin/admin'
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { SheetColumn } from '../../parts/file/csv.ts'
import { PagedList } from '../../parts/list/paged-list.tsx'
import type { PageOf, ReadPage } from '../../parts/list/paged-query.ts'
import { useUrlState } from '../../parts/list/use-url-state.ts'
import { Button } from '../../ui/button.tsx'
import { SelectField } from '../../ui/field.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { ExportButton } from './export/export-button.tsx'
import { FilterBar, FilterEnd } from './filter-bar.tsx'
import { SearchField } from './search-field.tsx'
import { SortField, type TimeOrder } from './sort-field.tsx'

type Search = {
  label: string
  value: string
  /** Its name in the address. */
  name?: string
  longest?: number
}

export type Choice = {
  /** Its name in the address. */
  name: string
  label: string
  value: string | undefined
  options: readonly (readonly [value: string, words: string])[]
  /** The label for no choice; or the option that the address leaves out. */
  any?: string
  standard?: string
  /** A sort order hides nothing. */
  isOrder?: boolean
  className?: string
}

type AdminListProps<Row> = {
  list: UseInfiniteQueryResult<InfiniteData<PageOf<Row>>>
  search?: Search
  choices?: readonly Choice[]
  /** By time; tables with column heads show it on phones only. */
  order?: TimeOrder & { className?: string }
  /** Everything that matches the filters, as a file. */
  sheet?: {
    table: ExportTable
    query: { read: ReadPage<PageOf<Row>> }
    filters: Record<string, string | undefined>
    columns: readonly SheetColumn<Row>[]
  }
  /** Beside the export. */
  actions?: ReactNode
  failed: string
  noMatch: string
  empty: { title: string; text: ReactNode } | ReactNode
  children: (rows: Row[]) => ReactNode
}

/**
 * A list of the back office: its filters are in the address, and everything that matches can be downloaded as
 * a file.
 */
export function AdminList<Row>(props: AdminListProps<Row>) {
  const { list, search, choices = [], order, sheet, actions, failed, noMatch, empty, children } = props
  const { change } = useUrlState()
  const narrowing = choices.filter(({ isOrder }) => !isOrder)
  const isFiltered =
    Boolean(search?.value) || narrowing.some(({ value = '', standard = '' }) => value !== standard)
  const names = [...(search ? [nameOf(search)] : []), ...narrowing.map(({ name }) => name)]
  return (
    <>
      <FilterBar>
        {search && (
          <SearchField
            label={search.label}
            value={search.value}
            longest={search.longest ?? 255}
            onChange={(text) => change({ [nameOf(search)]: text })}
            className="max-md:col-span-2 md:w-80"
          />
        )}
        {choices.map((choice) => (
          <ChoiceField key={choice.name} {...choice} onChange={(value) => change({ [choice.name]: value })} />
        ))}
        {order && <SortField className="md:hidden" {...order} />}
        {(sheet || actions) && (
          <FilterEnd>
            {sheet && <ExportButton {...sheet} />}
            {actions}
          </FilterEnd>
        )}
      </FilterBar>
      <PagedList
        list={list}
        failed={failed}
        empty={
          isFiltered ? (
            <NothingFits onClear={() => change(Object.fromEntries(names.map((name) => [name, ''])))}>
              {noMatch}
            </NothingFits>
          ) : isWords(empty) ? (
            <EmptyState title={empty.title}>{empty.text}</EmptyState>
          ) : (
            empty
          )
        }
      >
        {children}
      </PagedList>
    </>
  )
}

const nameOf = ({ name = 'q' }: Search) => name

function isWords(empty: AdminListProps<never>['empty']): empty is { title: string; text: ReactNode } {
  return typeof empty === 'object' && empty !== null && 'title' in empty
}

type ChoiceFieldProps = Choice & { onChange: (value: string) => void }

function ChoiceField(props: ChoiceFieldProps) {
  const { label, value, standard = '', any, options, className = 'md:w-44', onChange } = props
  return (
    <SelectField
      label={label}
      value={value ?? standard}
      onChange={({ target }) => onChange(target.value === standard ? '' : target.value)}
      className={className}
    >
      {any !== undefined && <option value="">{any}</option>}
      {options.map(([one, words]) => (
        <option key={one} value={one}>
          {words}
        </option>
      ))}
    </SelectField>
  )
}

/** Options with the labels that a table of texts has for them. */
export function optionsOf<T extends string>(values: readonly T[], words: Record<T, string>): [T, string][] {
  return values.map((value) => [value, words[value]])
}

/** A list whose filters match nothing, with the way back to all. */
function NothingFits({ onClear, children }: { onClear: () => void; children: ReactNode }) {
  return (
    <EmptyState
      title={adminTexts.nothingFound}
      action={
        <Button variant="line" onClick={onClear}>
          {adminTexts.clearFilters}
        </Button>
      }
    >
      {children}
    </EmptyState>
  )
}
