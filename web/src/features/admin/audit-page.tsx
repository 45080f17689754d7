import { useInfiniteQuery } from '@tanstack/react-query'
import { useServices } from '../../platform/services.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { SelectField } from '../../ui/field.tsx'
import { Page } from '../../ui/page.tsx'
import { adminTexts } from './admin.texts.ts'
import { auditQuery } from './audit.query.ts'
import { AuditTable } from './audit-table.tsx'
import { BackLink } from './back-link.tsx'
import { FilterBar } from './filter-bar.tsx'
import { PagedList } from './paged-list.tsx'
import { SearchField } from './search-field.tsx'
import { useUrlState } from './use-url-state.ts'

const texts = adminTexts.audit
const KNOWN = Object.keys(texts.actions)

export function AuditPage() {
  const { text, change } = useUrlState()
  const filter = { action: text('action', 100), subject: text('subject', 100) }
  const list = useInfiniteQuery(auditQuery(useServices(), filter))
  const isFiltered = filter.action !== '' || filter.subject !== ''
  const clear = (
    <Button variant="line" onClick={() => change({ action: '', subject: '' })}>
      {adminTexts.clearFilters}
    </Button>
  )
  return (
    <Page title={texts.title} above={<BackLink to="/admin/dashboard">{adminTexts.back}</BackLink>}>
      <FilterBar>
        <SelectField
          label={texts.action}
          value={filter.action}
          onChange={(event) => change({ action: event.target.value })}
          className="max-md:col-span-2 md:w-80"
        >
          <option value="">{texts.anyAction}</option>
          {actionsWith(filter.action).map((action) => (
            <option key={action} value={action}>
              {texts.actions[action] ?? action}
            </option>
          ))}
        </SelectField>
        <SearchField
          label={texts.subject}
          value={filter.subject}
          longest={100}
          onChange={(subject) => change({ subject })}
          className="max-md:col-span-2 md:w-80"
        />
        {isFiltered && clear}
      </FilterBar>
      <PagedList
        list={list}
        failed={texts.failed}
        empty={
          isFiltered ? (
            <EmptyState title={adminTexts.nothingFound}>{texts.noMatch}</EmptyState>
          ) : (
            <EmptyState title={texts.empty.title}>{texts.empty.text}</EmptyState>
          )
        }
      >
        {(rows) => <AuditTable rows={rows} />}
      </PagedList>
    </Page>
  )
}

/** An address may name an action that is newer than this page. */
function actionsWith(current: string): string[] {
  return current === '' || KNOWN.includes(current) ? KNOWN : [...KNOWN, current]
}
