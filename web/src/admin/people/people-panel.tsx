import { ROLES } from '@roomtone/domain/access/roles'
import { useInfiniteQuery } from '@tanstack/react-query'
import { PagedList } from '../../parts/list/paged-list.tsx'
import { useUrlState } from '../../parts/list/use-url-state.ts'
import { useServices } from '../../platform/services.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { SelectField } from '../../ui/field.tsx'
import { adminTexts } from '../list/admin.texts.ts'
import { ExportButton } from '../list/export/export-button.tsx'
import { PEOPLE_SHEET } from '../list/export/sheets.ts'
import { FilterBar } from '../list/filter-bar.tsx'
import { NothingFits } from '../list/nothing-fits.tsx'
import { FilterEnd } from '../list/queue-bar.tsx'
import { SearchField } from '../list/search-field.tsx'
import { PERSON_SORTS, PERSON_STATUSES, peopleQuery } from './people.query.ts'
import { PeopleTable } from './people-table.tsx'

const texts = adminTexts.people

export function PeoplePanel() {
  const { text, oneOf, change } = useUrlState()
  const filter = {
    q: text('q', 255),
    role: oneOf('role', ROLES),
    status: oneOf('status', PERSON_STATUSES),
    verified: oneOf('verified', ['yes', 'no']),
    sort: oneOf('sort', PERSON_SORTS),
  }
  const query = peopleQuery(useServices(), filter)
  const list = useInfiniteQuery(query)
  const { sort: _, ...narrowing } = filter
  const isFiltered = Object.values(narrowing).some(Boolean)
  return (
    <section aria-label={adminTexts.users.tabs.users}>
      <FilterBar>
        <SearchField
          label={texts.search}
          value={filter.q}
          longest={255}
          onChange={(q) => change({ q })}
          className="max-md:col-span-2 md:w-80"
        />
        <SelectField
          label={texts.role}
          value={filter.role ?? ''}
          onChange={(event) => change({ role: event.target.value })}
          className="md:w-44"
        >
          <option value="">{texts.anyRole}</option>
          {ROLES.map((role) => (
            <option key={role} value={role}>
              {texts.roles[role]}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={texts.status}
          value={filter.status ?? ''}
          onChange={(event) => change({ status: event.target.value })}
          className="md:w-44"
        >
          <option value="">{texts.anyStatus}</option>
          {PERSON_STATUSES.map((status) => (
            <option key={status} value={status}>
              {texts.statuses[status]}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={texts.verified}
          value={filter.verified ?? ''}
          onChange={(event) => change({ verified: event.target.value })}
          className="md:w-44"
        >
          <option value="">{texts.anyVerified}</option>
          <option value="yes">{texts.isVerified}</option>
          <option value="no">{texts.notVerified}</option>
        </SelectField>
        <SelectField
          label={texts.sort}
          value={filter.sort ?? 'newest'}
          onChange={(event) => change({ sort: event.target.value })}
          className="md:hidden"
        >
          {PERSON_SORTS.map((sort) => (
            <option key={sort} value={sort}>
              {texts.sorts[sort]}
            </option>
          ))}
        </SelectField>
        <FilterEnd>
          <ExportButton table="users" list={query} filters={filter} columns={PEOPLE_SHEET} />
        </FilterEnd>
      </FilterBar>
      <PagedList
        list={list}
        failed={texts.failed}
        empty={
          isFiltered ? (
            <NothingFits onClear={() => change({ q: '', role: '', status: '', verified: '' })}>
              {texts.noMatch}
            </NothingFits>
          ) : (
            <EmptyState title={texts.empty.title}>{texts.empty.text}</EmptyState>
          )
        }
      >
        {(rows) => (
          <PeopleTable
            rows={rows}
            sort={filter.sort ?? 'newest'}
            onSort={(sort) => change({ sort: sort === 'newest' ? '' : sort })}
          />
        )}
      </PagedList>
    </section>
  )
}
