import type { ModerationCase } from '@roomtone/contract/conversation/safety'
import { moderationTexts } from '@roomtone/texts/admin/moderation'
import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { fieldLabel } from '../../../parts/moderation/field-label.ts'
import { reasonWords } from '../../../parts/moderation/reason-words.ts'
import { listWords } from '../../../platform/language/list-words.ts'
import { Badge, type BadgeTone } from '../../../ui/badge.tsx'
import { Card } from '../../../ui/card.tsx'
import { AssigneeField } from '../../list/assignee-field.tsx'
import { Moment } from '../../list/moment.tsx'
import { ModerationDecision } from './moderation-decision.tsx'

const texts = moderationTexts.facts
const SEVERITY_TONES: Record<ModerationCase['severity'], BadgeTone> = {
  low: 'off',
  medium: 'wait',
  high: 'bad',
}
const STATE_TONES: Record<ModerationCase['state'], BadgeTone> = {
  open: 'wait',
  dismissed: 'off',
  warned: 'wait',
  suspended: 'bad',
  approved: 'ok',
  rejected: 'bad',
  refused: 'off',
}

const personPath = (q: string) => `/admin/users?tab=users&q=${encodeURIComponent(q)}`

type ModerationCardProps = { item: ModerationCase; onDecided: () => void }

export function ModerationCard({ item, onDecided }: ModerationCardProps) {
  const { subject, severity, state } = item
  return (
    <Card className="grid gap-6">
      <div className="flex flex-wrap items-baseline justify-between gap-3">
        <h2 className="min-w-0 text-title wrap-anywhere">{subject.fullName}</h2>
        <span className="flex flex-wrap gap-2">
          <Badge
            tone={SEVERITY_TONES[severity]}
            icon={severity === 'high' && <TriangleAlert aria-hidden="true" />}
          >
            {moderationTexts.severity[severity]}
          </Badge>
          {state !== 'open' && <Badge tone={STATE_TONES[state]}>{moderationTexts.state[state]}</Badge>}
          {subject.isSuspended && state !== 'suspended' && (
            <Badge tone="bad">{moderationTexts.accountSuspended}</Badge>
          )}
        </span>
      </div>
      <Words item={item} />
      <Facts item={item} />
      {state === 'open' && (
        <AssigneeField
          queue="moderation"
          id={item.id}
          name={subject.fullName}
          assignee={item.assignee}
          className="max-w-80"
        />
      )}
      {state === 'open' && (
        <div className="border-t pt-6">
          <ModerationDecision
            id={item.id}
            name={subject.fullName}
            isText={item.text !== null}
            onDecided={onDecided}
          />
        </div>
      )}
    </Card>
  )
}

function Words({ item: { message, reporter, review, quote, text } }: { item: ModerationCase }) {
  if (review)
    return (
      <figure className="grid gap-2">
        <blockquote className="rounded-m bg-paper-2 p-4 whitespace-pre-line wrap-anywhere">
          {review.body}
        </blockquote>
        <figcaption className="text-small text-ink-2">
          {moderationTexts.review({ rating: review.rating })}
          {review.isHidden && ` · ${moderationTexts.reviewHidden}`} ·{' '}
          <Link
            to={`/admin/moderation?tab=reviews&q=${encodeURIComponent(review.body.slice(0, 80))}`}
            className="link"
          >
            {moderationTexts.openReview}
          </Link>
        </figcaption>
      </figure>
    )
  if (quote !== null)
    return (
      <figure className="grid gap-2">
        <blockquote className="rounded-m bg-paper-2 p-4 whitespace-pre-line wrap-anywhere">
          {quote}
        </blockquote>
        <figcaption className="text-small text-ink-2">
          {text ? moderationTexts.text.origin[text.origin] : moderationTexts.heldReview}
        </figcaption>
      </figure>
    )
  if (!message) return <p className="text-ink-2">{moderationTexts.noMessage}</p>
  return (
    <figure className="grid gap-2">
      {message.content === '' ? (
        <p className="text-ink-2">{moderationTexts.noWords}</p>
      ) : (
        <blockquote className="rounded-m bg-paper-2 p-4 whitespace-pre-line wrap-anywhere">
          {message.content}
        </blockquote>
      )}
      {reporter === null && <figcaption className="text-small text-ink-2">{moderationTexts.held}</figcaption>}
    </figure>
  )
}

function Facts({ item }: { item: ModerationCase }) {
  const { subject, reporter, message, property, decidedAt, note } = item
  return (
    <dl className="grid gap-x-6 gap-y-4 text-small sm:grid-cols-2 lg:grid-cols-3">
      <Fact label={message || item.review || item.quote ? texts.writtenBy : texts.about}>
        <Link to={personPath(subject.email)} className="link">
          {subject.fullName}
        </Link>
        <span className="block text-ink-2">{subject.email}</span>
      </Fact>
      <Fact label={texts.reportedBy}>
        {reporter ? (
          <Link to={personPath(reporter.fullName)} className="link">
            {reporter.fullName}
          </Link>
        ) : (
          texts.rules
        )}
      </Fact>
      <Fact label={texts.reason}>{reporter ? item.reason : reasonWords(item.reason)}</Fact>
      {item.text && (
        <>
          <Fact label={moderationTexts.text.where}>{moderationTexts.text.places[item.text.place.kind]}</Fact>
          <Fact label={moderationTexts.text.field}>{fieldLabel(item.text.field)}</Fact>
          {item.text.words.length > 0 && (
            <Fact label={moderationTexts.text.words}>{listWords(item.text.words)}</Fact>
          )}
        </>
      )}
      {property && (
        <Fact label={texts.space}>
          <Link to={`/property/${property.id}`} className="link">
            {property.title}
          </Link>
        </Fact>
      )}
      {message && (
        <Fact label={texts.written}>
          <Moment at={message.createdAt} />
        </Fact>
      )}
      {reporter && (
        <Fact label={texts.opened}>
          <Moment at={item.createdAt} />
        </Fact>
      )}
      {decidedAt && (
        <Fact label={texts.decided}>
          <Moment at={decidedAt} />
        </Fact>
      )}
      {note && <Fact label={texts.note}>{note}</Fact>}
    </dl>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-ink-2">{label}</dt>
      <dd className="mt-1 wrap-anywhere">{children}</dd>
    </div>
  )
}
