import { retentionTexts } from '@roomtone/texts/admin/retention'
import { Link } from 'react-router'

type Subject = { type: keyof typeof retentionTexts.subjects; id: string }

/** A short id, and a link to what is known about it. */
export function RetentionSubject({ type, id }: Subject) {
  const to = type === 'booking' ? `/admin/bookings?booking=${id}` : `/admin/audit?subject=${id}`
  return (
    <>
      <span className="text-ink-2">{retentionTexts.subjects[type]}</span>{' '}
      <Link to={to} title={id} className="link inline-block py-0.5 font-mono whitespace-nowrap">
        {id.slice(0, 8)}
      </Link>
    </>
  )
}
