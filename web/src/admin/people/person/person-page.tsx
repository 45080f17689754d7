import type { PersonDetail } from '@roomtone/contract/people/show-person'
import { adminTexts } from '@roomtone/texts/admin/admin'
import { personTexts as texts } from '@roomtone/texts/admin/person'
import { useQuery } from '@tanstack/react-query'
import { BackLink } from '../../../parts/list/back-link.tsx'
import { RowsSkeleton } from '../../../parts/list/rows-skeleton.tsx'
import { useServices } from '../../../platform/services.tsx'
import { useMember } from '../../../platform/session/use-session.ts'
import { Page } from '../../../ui/page.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { personQuery } from './person.query.ts'
import { PersonActions } from './person-actions.tsx'
import { PersonFacts } from './person-facts.tsx'
import { PersonLists } from './person-lists.tsx'
import { PersonNotes } from './person-notes.tsx'

const back = <BackLink to="/admin/users?tab=users">{texts.back}</BackLink>

export function PersonPage({ id }: { id: string }) {
  const { data, error, isFetching, refetch } = useQuery(personQuery(useServices(), id))
  if (data) return <Loaded detail={data} />
  return (
    <Page title={adminTexts.users.title} above={back}>
      {error ? (
        <ErrorState title={texts.failed} onRetry={() => void refetch()} retrying={isFetching}>
          {error.message}
        </ErrorState>
      ) : (
        <RowsSkeleton />
      )}
    </Page>
  )
}

function Loaded({ detail }: { detail: PersonDetail }) {
  const { person } = detail
  const isOwn = useMember()?.id === person.id
  return (
    <Page
      title={person.fullName}
      above={back}
      intro={person.email}
      actions={<PersonActions detail={detail} isOwn={isOwn} />}
    >
      <div className="grid gap-6 lg:grid-cols-2">
        <PersonFacts detail={detail} />
        <PersonNotes person={person} notes={detail.notes} />
        <PersonLists detail={detail} />
      </div>
    </Page>
  )
}
