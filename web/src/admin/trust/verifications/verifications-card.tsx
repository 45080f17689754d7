import type { ReviewItem } from '@roomtone/contract/verification/list-verifications'
import { wordsOfRejection } from '@roomtone/domain/verification/rejection'
import { adminTexts } from '@roomtone/texts/admin/admin'
import { verificationsTexts } from '@roomtone/texts/admin/verifications'
import { LOCALE } from '@roomtone/texts/language'
import { rejections } from '@roomtone/texts/verification/rejections'
import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Badge, type BadgeTone } from '../../../ui/badge.tsx'
import { Card } from '../../../ui/card.tsx'
import { AssigneeField } from '../../list/assignee-field.tsx'
import { Moment } from '../../list/moment.tsx'
import { VerificationDecision } from './verifications-decision.tsx'
import { VerificationDocument } from './verifications-document.tsx'

const texts = verificationsTexts.facts
const TONES: Record<ReviewItem['status'], BadgeTone> = {
  processing: 'off',
  in_review: 'wait',
  verified: 'ok',
  rejected: 'bad',
}

const day = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'long', timeZone: 'UTC' })
const birthdayOf = (iso: string) => day.format(new Date(iso))
const personPath = (q: string) => `/admin/users?tab=users&q=${encodeURIComponent(q)}`

type VerificationCardProps = { item: ReviewItem; onDecided: () => void }

export function VerificationCard({ item, onDecided }: VerificationCardProps) {
  const isOpen = item.status === 'in_review'
  // An erasure leaves an empty name behind.
  const name = item.legalName || item.profileName
  return (
    <Card className="grid gap-6">
      <div className="flex flex-wrap items-baseline justify-between gap-3">
        <h2 className="min-w-0 text-title wrap-anywhere">{name}</h2>
        <span className="flex flex-wrap gap-2">
          {item.flags.map((flag) => (
            <Badge key={flag} tone="bad" icon={<TriangleAlert aria-hidden="true" />}>
              {verificationsTexts.flags[flag]}
            </Badge>
          ))}
          <Badge tone={TONES[item.status]}>{verificationsTexts.status[item.status]}</Badge>
        </span>
      </div>
      <Facts item={item} />
      {isOpen && (
        <AssigneeField
          queue="verification"
          id={item.id}
          name={name}
          assignee={item.assignee}
          className="max-w-80"
        />
      )}
      {(item.document || isOpen) && (
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4 border-t pt-6">
          {item.document && <VerificationDocument id={item.id} name={name} />}
          {isOpen && <VerificationDecision id={item.id} name={name} onDecided={onDecided} />}
        </div>
      )}
    </Card>
  )
}

function Facts({ item }: { item: ReviewItem }) {
  const differs = item.profileBirthday !== null && item.profileBirthday !== item.dateOfBirth
  return (
    <dl className="grid gap-x-6 gap-y-4 text-small sm:grid-cols-2 lg:grid-cols-3">
      <Fact label={texts.profile}>
        <Link to={personPath(item.email)} className="link">
          {item.profileName}
        </Link>
        <span className="block text-ink-2">{item.email}</span>
      </Fact>
      <Fact label={texts.birthday}>
        {birthdayOf(item.dateOfBirth)}
        {differs && item.profileBirthday && (
          <span className="block">
            <Badge tone="wait">{texts.profileBirthday({ birthday: birthdayOf(item.profileBirthday) })}</Badge>
          </span>
        )}
      </Fact>
      <Fact label={texts.idNumber}>
        {item.idLast4 ? texts.idLast4({ last: item.idLast4 }) : texts.notGiven}
      </Fact>
      {item.sameIdAs.length > 0 && (
        <Fact label={texts.sameId}>
          {item.sameIdAs.map((other) => (
            <Link key={other.userId} to={personPath(other.name)} className="link me-3 inline-block">
              {other.name}
            </Link>
          ))}
        </Fact>
      )}
      <Fact label={texts.address}>{item.address || texts.notGiven}</Fact>
      <Fact label={texts.provider}>{adminTexts.providers[item.provider]}</Fact>
      <Fact label={texts.submitted}>
        <Moment at={item.submittedAt} />
      </Fact>
      {item.decidedAt && (
        <Fact label={texts.decided}>
          <Moment at={item.decidedAt} />
        </Fact>
      )}
      {item.reason && <Fact label={texts.reason}>{wordsOfRejection(rejections, item.reason)}</Fact>}
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
