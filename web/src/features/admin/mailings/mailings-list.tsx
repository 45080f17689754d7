import { useInfiniteQuery } from '@tanstack/react-query'
import { useServices } from '../../../platform/services.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Page } from '../../../ui/page.tsx'
import { adminTexts } from '../admin.texts.ts'
import { BackLink } from '../back-link.tsx'
import { PagedList } from '../paged-list.tsx'
import { lookAgain, mailingsQuery } from './mailings.query.ts'
import { mailingsTexts as texts } from './mailings.texts.ts'
import { MailingsTable } from './mailings-table.tsx'
import { NEW_MAILING } from './use-mailing.ts'

export function MailingsList() {
  const list = useInfiniteQuery({
    ...mailingsQuery(useServices()),
    refetchInterval: ({ state: { data } }) => lookAgain(data?.pages.flatMap(({ items }) => items) ?? []),
  })
  return (
    <Page
      title={texts.title}
      above={<BackLink to="/admin/dashboard">{adminTexts.back}</BackLink>}
      actions={<ButtonLink to={`/admin/mailings?mailing=${NEW_MAILING}`}>{texts.write}</ButtonLink>}
    >
      <PagedList
        list={list}
        failed={texts.failed}
        empty={<EmptyState title={texts.empty.title}>{texts.empty.text}</EmptyState>}
      >
        {(rows) => <MailingsTable rows={rows} />}
      </PagedList>
    </Page>
  )
}
