import { devMailTexts as texts } from '@roomtone/texts/site/dev-mail'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearchParams } from 'react-router'
import { useServices } from '../../platform/services.tsx'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { SelectField } from '../../ui/field.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { Loading, Skeleton } from '../../ui/states/skeleton.tsx'
import { mailPath, readMailAddress } from './mail-address.ts'
import { MailDetail } from './mail-detail.tsx'
import { MailList } from './mail-list.tsx'
import { mailsQuery } from './mails.query.ts'

const ROWS = ['a', 'b', 'c', 'd', 'e']

function MailboxSkeleton() {
  return (
    <Loading>
      <div className="rounded-m border bg-card">
        {ROWS.map((row) => (
          <div key={row} className="grid gap-3 border-b px-4 py-5 last:border-b-0">
            <Skeleton className="h-4 w-3/5" />
            <Skeleton className="h-3.5 w-full" />
          </div>
        ))}
      </div>
    </Loading>
  )
}

/** List and email side by side; on a phone one after the other. */
export function Mailbox() {
  const [search] = useSearchParams()
  const { to, id } = readMailAddress(search)
  const mails = useQuery(mailsQuery(useServices(), to))
  const open = mails.data?.find((mail) => mail.id === id)
  return (
    <div className="grid gap-8 lg:grid-cols-3">
      <div className={cx('grid min-w-0 content-start gap-5', open && 'max-lg:hidden')}>
        <RecipientFilter to={to} />
        {mails.isPending && <MailboxSkeleton />}
        {mails.isError && !mails.data && (
          <ErrorState title={texts.failed} onRetry={() => void mails.refetch()} retrying={mails.isFetching}>
            {mails.error.message}
          </ErrorState>
        )}
        {mails.data?.length === 0 && <NoMail to={to} />}
        {mails.data && mails.data.length > 0 && <MailList mails={mails.data} to={to} openId={id} />}
      </div>
      <div className={cx('min-w-0 lg:col-span-2', !open && 'max-lg:hidden')}>
        {open && <MailDetail mail={open} to={to} />}
        {!open && mails.data && mails.data.length > 0 && (
          <p className="grid h-full place-items-center text-ink-2">{id ? texts.gone : texts.choose}</p>
        )}
      </div>
    </div>
  )
}

function NoMail({ to }: { to: string }) {
  const navigate = useNavigate()
  if (to === '') return <EmptyState title={texts.empty.title}>{texts.empty.text}</EmptyState>
  return (
    <EmptyState
      title={texts.empty.title}
      action={
        <Button variant="line" onClick={() => void navigate('/dev/mail', { replace: true })}>
          {texts.showEveryone}
        </Button>
      }
    >
      {texts.emptyFor({ to })}
    </EmptyState>
  )
}

function RecipientFilter({ to }: { to: string }) {
  const { data: mails = [] } = useQuery(mailsQuery(useServices(), ''))
  const navigate = useNavigate()
  const known = new Set(mails.map((mail) => mail.to))
  if (to !== '') known.add(to)
  return (
    <SelectField
      label={texts.recipient}
      value={to}
      onChange={(event) => void navigate(mailPath({ to: event.target.value, id: null }), { replace: true })}
    >
      <option value="">{texts.everyone}</option>
      {[...known].sort().map((address) => (
        <option key={address} value={address}>
          {address}
        </option>
      ))}
    </SelectField>
  )
}
