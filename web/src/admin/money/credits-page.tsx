import type { IssuedCodes } from '@roomtone/contract/credit/admin-credits'
import { CREDIT_KINDS } from '@roomtone/domain/credit/credit'
import { CREDIT_STANDINGS } from '@roomtone/domain/credit/standing'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { BackLink } from '../../parts/list/back-link.tsx'
import { PagedList } from '../../parts/list/paged-list.tsx'
import { useUrlState } from '../../parts/list/use-url-state.ts'
import { lazyPart } from '../../platform/lazy-part.tsx'
import { useServices } from '../../platform/services.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { SelectField } from '../../ui/field.tsx'
import { Page } from '../../ui/page.tsx'
import { adminTexts } from '../list/admin.texts.ts'
import { ExportButton } from '../list/export/export-button.tsx'
import { CREDIT_SHEET } from '../list/export/sheets.ts'
import { FilterBar } from '../list/filter-bar.tsx'
import { NothingFits } from '../list/nothing-fits.tsx'
import { FilterEnd } from '../list/queue-bar.tsx'
import { SearchField } from '../list/search-field.tsx'
import { adminCreditsQuery } from './credits.query.ts'
import { adminCreditsTexts as texts } from './credits.texts.ts'
import { CreditDetail } from './credits-detail.tsx'
// Not lazily: codes are shown this once, and must not wait for anything.
import { IssuedDialog } from './credits-issued-dialog.tsx'
import { CreditsTable } from './credits-table.tsx'

const GiftCardsDialog = lazyPart(async () => ({
  default: (await import('./credits-gift-cards-dialog.tsx')).GiftCardsDialog,
}))
const CouponDialog = lazyPart(async () => ({
  default: (await import('./credits-coupon-dialog.tsx')).CouponDialog,
}))

const SORTS = ['newest', 'oldest', 'ending', 'balance'] as const

export type Issued = { codes: IssuedCodes; worth: string; note: string }

export function CreditsPage() {
  const id = useUrlState().text('credit', 36)
  return id === '' ? <CreditsList /> : <CreditDetail id={id} />
}

function CreditsList() {
  const { text, oneOf, change } = useUrlState()
  const services = useServices()
  const [open, setOpen] = useState<'gift-cards' | 'coupon' | null>(null)
  const [issued, setIssued] = useState<Issued | null>(null)
  const kind = oneOf('kind', CREDIT_KINDS)
  const standing = oneOf('standing', CREDIT_STANDINGS)
  const filter = { q: text('q', 255), kind, standing, sort: oneOf('sort', SORTS) ?? 'newest' }
  const query = adminCreditsQuery(services, filter)
  const list = useInfiniteQuery(query)
  const isFiltered = filter.q !== '' || kind !== undefined || standing !== undefined

  function show(made: Issued): void {
    setOpen(null)
    setIssued(made)
    void services.queryClient.invalidateQueries({ queryKey: ['admin', 'credits'] })
  }

  return (
    <Page
      title={texts.title}
      above={<BackLink to="/admin/dashboard">{adminTexts.back}</BackLink>}
      actions={
        <div className="flex flex-wrap gap-3">
          <Button onClick={() => setOpen('gift-cards')}>{texts.issue.giftCards}</Button>
          <Button variant="line" onClick={() => setOpen('coupon')}>
            {texts.issue.coupon}
          </Button>
        </div>
      }
    >
      <FilterBar>
        <SearchField
          label={texts.search}
          value={filter.q}
          longest={255}
          onChange={(q) => change({ q })}
          className="max-md:col-span-2 md:w-80"
        />
        <Choice
          label={texts.kind}
          any={texts.anyKind}
          value={kind ?? ''}
          options={CREDIT_KINDS.map((one) => [one, texts.kinds[one]])}
          onChange={(value) => change({ kind: value })}
        />
        <Choice
          label={texts.standing}
          any={texts.anyStanding}
          value={standing ?? ''}
          options={CREDIT_STANDINGS.map((one) => [one, texts.standings[one]])}
          onChange={(value) => change({ standing: value })}
        />
        <Choice
          label={texts.sort}
          value={filter.sort}
          options={SORTS.map((one) => [one, texts.sorts[one]])}
          onChange={(value) => change({ sort: value === 'newest' ? '' : value })}
        />
        <FilterEnd>
          <ExportButton table="credits" list={query} filters={filter} columns={CREDIT_SHEET} />
        </FilterEnd>
      </FilterBar>
      <PagedList
        list={list}
        failed={texts.failed}
        empty={
          isFiltered ? (
            <NothingFits onClear={() => change({ q: '', kind: '', standing: '' })}>
              {texts.noMatch}
            </NothingFits>
          ) : (
            <EmptyState title={texts.empty.title}>{texts.empty.text}</EmptyState>
          )
        }
      >
        {(rows) => (
          <CreditsTable
            rows={rows}
            sort={filter.sort}
            onSort={(sort) => change({ sort: sort === 'newest' ? '' : sort })}
          />
        )}
      </PagedList>
      <Suspense>
        {open === 'gift-cards' && <GiftCardsDialog onIssued={show} onClose={() => setOpen(null)} />}
        {open === 'coupon' && <CouponDialog onIssued={show} onClose={() => setOpen(null)} />}
        {issued && <IssuedDialog issued={issued} onClose={() => setIssued(null)} />}
      </Suspense>
    </Page>
  )
}

type ChoiceProps = {
  label: string
  any?: string
  value: string
  options: [value: string, words: string][]
  onChange: (value: string) => void
}

function Choice({ label, any, value, options, onChange }: ChoiceProps) {
  return (
    <SelectField
      label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      className="md:w-44"
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
