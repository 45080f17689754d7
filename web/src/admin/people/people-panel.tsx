import { ROLES } from '@roomtone/domain/access/roles'
import { adminTexts } from '@roomtone/texts/admin/admin'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useUrlState } from '../../parts/list/use-url-state.ts'
import { useServices } from '../../platform/services.tsx'
import { AdminList, optionsOf } from '../list/admin-list.tsx'
import { PERSON_SORTS, PERSON_STATUSES, peopleQuery } from './people.query.ts'
import { PEOPLE_SHEET } from './people-sheet.ts'
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
  return (
    <section aria-label={adminTexts.users.tabs.users}>
      <AdminList
        list={list}
        search={{ label: texts.search, value: filter.q }}
        choices={[
          {
            name: 'role',
            label: texts.role,
            value: filter.role,
            any: texts.anyRole,
            options: optionsOf(ROLES, texts.roles),
          },
          {
            name: 'status',
            label: texts.status,
            value: filter.status,
            any: texts.anyStatus,
            options: optionsOf(PERSON_STATUSES, texts.statuses),
          },
          {
            name: 'verified',
            label: texts.verified,
            value: filter.verified,
            any: texts.anyVerified,
            options: [
              ['yes', texts.isVerified],
              ['no', texts.notVerified],
            ],
          },
          {
            name: 'sort',
            label: texts.sort,
            value: filter.sort,
            standard: 'newest',
            options: optionsOf(PERSON_SORTS, texts.sorts),
            isOrder: true,
            className: 'md:hidden',
          },
        ]}
        sheet={{ table: 'users', query, filters: filter, columns: PEOPLE_SHEET }}
        failed={texts.failed}
        noMatch={texts.noMatch}
        empty={texts.empty}
      >
        {(rows) => (
          <PeopleTable
            rows={rows}
            sort={filter.sort ?? 'newest'}
            onSort={(sort) => change({ sort: sort === 'newest' ? '' : sort })}
          />
        )}
      </AdminList>
    </section>
  )
}
