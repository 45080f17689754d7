import type { IssuedCodes } from '@roomtone/contract/credit/admin-credits'
import { CREDIT_KINDS } from '@roomtone/domain/credit/credit'
import { CREDIT_STANDINGS } from '@roomtone/domain/credit/standing'
import { adminTexts } from '@roomtone/texts/admin/admin'
import { adminCreditsTexts as texts } from '@roomtone/texts/admin/credits'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { BackLink } from '../../parts/list/back-link.tsx'
import { useUrlState } from '../../parts/list/use-url-state.ts'
import { lazyPart } from '../../platform/lazy-part.tsx'
import { useServices } from '../../platform/services.tsx'
import { Button } from '../../ui/button.tsx'
import { Page } from '../../ui/page.tsx'
import { AdminList, optionsOf } from '../list/admin-list.tsx'
import { adminCreditsQuery } from './credits.query.ts'
import { CreditDetail } from './credits-detail.tsx'
// Not lazy: codes are shown only once and must not wait for anything.
import { IssuedDialog } from './credits-issued-dialog.tsx'
import { CREDIT_SHEET } from './credits-sheet.ts'
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
      <AdminList
        list={list}
        search={{ label: texts.search, value: filter.q }}
        choices={[
          {
            name: 'kind',
            label: texts.kind,
            value: kind,
            any: texts.anyKind,
            options: optionsOf(CREDIT_KINDS, texts.kinds),
          },
          {
            name: 'standing',
            label: texts.standing,
            value: standing,
            any: texts.anyStanding,
            options: optionsOf(CREDIT_STANDINGS, texts.standings),
          },
          {
            name: 'sort',
            label: texts.sort,
            value: filter.sort,
            standard: 'newest',
            options: optionsOf(SORTS, texts.sorts),
            isOrder: true,
          },
        ]}
        sheet={{ table: 'credits', query, filters: filter, columns: CREDIT_SHEET }}
        failed={texts.failed}
        noMatch={texts.noMatch}
        empty={texts.empty}
      >
        {(rows) => (
          <CreditsTable
            rows={rows}
            sort={filter.sort}
            onSort={(sort) => change({ sort: sort === 'newest' ? '' : sort })}
          />
        )}
      </AdminList>
      <Suspense>
        {open === 'gift-cards' && <GiftCardsDialog onIssued={show} onClose={() => setOpen(null)} />}
        {open === 'coupon' && <CouponDialog onIssued={show} onClose={() => setOpen(null)} />}
        {issued && <IssuedDialog issued={issued} onClose={() => setIssued(null)} />}
      </Suspense>
    </Page>
  )
}
