import { ROLES } from '@roomtone/domain/access/roles'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useServices } from '../../platform/services.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { SelectField } from '../../ui/field.tsx'
import { adminTexts } from './admin.texts.ts'
import { FilterBar } from './filter-bar.tsx'
import { NothingFits } from './nothing-fits.tsx'
import { PagedList } from './paged-list.tsx'
import { PERSON_STATUSES, peopleQuery } from './people.query.ts'
import { PeopleTable } from './people-table.tsx'
import { SearchField } from './search-field.tsx'
import { useUrlState } from './use-url-state.ts'

const texts = adminTexts.people

export function PeoplePanel() {
  const { text, oneOf, change } = useUrlState()
  const filter = { q: text('q', 255), role: oneOf('role', ROLES), status: oneOf('status', PERSON_STATUSES) }
  const list = useInfiniteQuery(peopleQuery(useServices(), filter))
  const isFiltered = Object.values(filter).some(Boolean)
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
      </FilterBar>
      <PagedList
        list={list}
        failed={texts.failed}
        empty={
          isFiltered ? (
            <NothingFits onClear={() => change({ q: '', role: '', status: '' })}>{texts.noMatch}</NothingFits>
          ) : (
            <EmptyState title={texts.empty.title}>{texts.empty.text}</EmptyState>
          )
        }
      >
        {(rows) => <PeopleTable rows={rows} />}
      </PagedList>
    </section>
  )
}
