import { mailingsTexts as texts } from '@roomtone/texts/admin/mailings'
import { useQuery } from '@tanstack/react-query'
import { BackLink } from '../../../parts/list/back-link.tsx'
import { useServices } from '../../../platform/services.tsx'
import { Page } from '../../../ui/page.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { Loading, Skeleton } from '../../../ui/states/skeleton.tsx'
import { MailingEditor } from './mailing-editor.tsx'
import { MailingLetter } from './mailing-letter.tsx'
import { MailingState } from './mailing-state.tsx'
import { mailingQuery } from './mailings.query.ts'
import { NEW_MAILING } from './use-mailing.ts'

export function MailingPage({ id }: { id: string }) {
  const isNew = id === NEW_MAILING
  const query = useQuery({ ...mailingQuery(useServices(), id), enabled: !isNew })
  const mailing = query.data
  const above = <BackLink to="/admin/mailings">{texts.back}</BackLink>
  // One editor for both, so that it stays in place when the first save gives the mailing an id.
  if (isNew || mailing?.state === 'draft')
    return (
      <Page
        title={mailing ? mailing.subject : texts.newTitle}
        above={above}
        actions={mailing && <MailingState state={mailing.state} />}
      >
        <MailingEditor mailing={mailing ?? null} />
      </Page>
    )
  return (
    <Page
      title={mailing ? mailing.subject : texts.title}
      above={above}
      actions={mailing && <MailingState state={mailing.state} />}
    >
      {mailing && <MailingLetter mailing={mailing} />}
      {query.isPending && (
        <Loading>
          <Skeleton className="h-105 rounded-m" />
        </Loading>
      )}
      {query.isError && !mailing && (
        <ErrorState
          title={texts.missing.title}
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
        >
          {texts.missing.text}
        </ErrorState>
      )}
    </Page>
  )
}
