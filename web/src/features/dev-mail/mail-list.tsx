import { devMailTexts as texts } from '@roomtone/texts/site/dev-mail'
import { Link } from 'react-router'
import { cx } from '../../ui/cx.ts'
import { mailPath } from './mail-address.ts'
import { MailTime } from './mail-time.tsx'
import type { DevMail } from './mails.query.ts'

type MailListProps = { mails: readonly DevMail[]; to: string; openId: string | null }

export function MailList({ mails, to, openId }: MailListProps) {
  return (
    <nav aria-label={texts.list} className="overflow-hidden rounded-m border bg-card">
      <ul className="max-h-[70dvh] overflow-y-auto max-lg:max-h-none">
        {mails.map((mail) => (
          <li key={mail.id} className="border-b last:border-b-0">
            <Link
              to={mailPath({ to, id: mail.id })}
              preventScrollReset
              aria-current={mail.id === openId ? 'true' : undefined}
              className={cx(
                'grid gap-1 px-4 py-3.5 hover:bg-paper-2 focus-visible:-outline-offset-2',
                mail.id === openId && 'bg-paper-2',
              )}
            >
              <span className="font-medium wrap-anywhere">{mail.subject}</span>
              <span className="flex justify-between gap-4 text-small text-ink-2">
                <span className="min-w-0 truncate">{mail.to}</span>
                <MailTime at={mail.sentAt} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
