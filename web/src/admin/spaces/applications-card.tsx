import type { ApplicationItem } from '@roomtone/contract/application/application'
import { applicationsTexts as texts } from '@roomtone/texts/admin/applications'
import { highlights } from '@roomtone/texts/labels'
import { Link } from 'react-router'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { AssigneeField } from '../list/assignee-field.tsx'
import { ApplicationChanges } from './applications-changes.tsx'
import { ApplicationDecision } from './applications-decision.tsx'
import { ApplicationFacts, ApplicationRest } from './applications-facts.tsx'
import { ApplicationPhotos } from './applications-photos.tsx'

const TONES: Record<ApplicationItem['status'], BadgeTone> = {
  pending: 'wait',
  approved: 'ok',
  rejected: 'bad',
}

type ApplicationCardProps = { item: ApplicationItem; onDecided: () => void }

export function ApplicationCard({ item, onDecided }: ApplicationCardProps) {
  const isPending = item.status === 'pending'
  return (
    <Card className="grid gap-6">
      <Head item={item} />
      <ApplicationPhotos photos={item.photos} title={item.title} />
      <p className="max-w-2xl wrap-anywhere whitespace-pre-line">{item.description}</p>
      {item.highlights.length > 0 && (
        <ul aria-label={texts.highlights} className="flex flex-wrap gap-2">
          {item.highlights.map((highlight) => (
            <li key={highlight}>
              <Badge>{highlights[highlight]}</Badge>
            </li>
          ))}
        </ul>
      )}
      <ApplicationFacts item={item} />
      <ApplicationRest item={item} />
      {isPending && item.revision > 1 && (
        <ApplicationChanges changes={item.changes} termsChanged={item.termsChanged} />
      )}
      {isPending && (
        <AssigneeField
          queue="application"
          id={item.id}
          name={item.title}
          assignee={item.assignee}
          className="max-w-80"
        />
      )}
      {isPending ? <ApplicationDecision item={item} onDecided={onDecided} /> : <Notes item={item} />}
    </Card>
  )
}

function Head({ item }: { item: ApplicationItem }) {
  const { applicant, title, status, revision, isBusinessHost, propertyId } = item
  return (
    <div className="flex flex-wrap items-start justify-between gap-3">
      <div className="min-w-0">
        <h2 className="text-title wrap-anywhere">{title}</h2>
        <p className="mt-1 text-small text-ink-2 wrap-anywhere">
          <Link to={`/admin/users?tab=users&q=${encodeURIComponent(applicant.email)}`} className="link">
            {applicant.name}
          </Link>{' '}
          {applicant.email}
        </p>
        {propertyId && (
          <Link to={`/property/${propertyId}`} className="link mt-1 inline-block text-small">
            {texts.openListing}
          </Link>
        )}
      </div>
      <span className="flex flex-wrap gap-2">
        {isBusinessHost && <Badge>{texts.businessHost}</Badge>}
        {revision > 1 && <Badge>{texts.revision({ revision })}</Badge>}
        <Badge tone={TONES[status]}>{texts.statuses[status]}</Badge>
      </span>
    </div>
  )
}

function Notes({ item }: { item: ApplicationItem }) {
  if (!item.adminNotes) return null
  return (
    <div className="border-t pt-6">
      <h3 className="font-sans text-small font-medium">{texts.notes}</h3>
      <p className="mt-1 max-w-2xl wrap-anywhere whitespace-pre-line">{item.adminNotes}</p>
    </div>
  )
}
