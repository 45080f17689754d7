import type { PropertyView } from '@roomtone/contract/listing/property'
import { venueTexts as texts } from '@roomtone/texts/listing/venue'
import { BadgeCheck, Lock, Share, Star } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { HeartButton } from '../../../parts/listing/wishlist/heart-button.tsx'
import { monthWords } from '../../../parts/time/when.ts'
import { formatRating } from '../../../platform/format/rating.ts'
import { useMember } from '../../../platform/session/use-session.ts'
import { showToast } from '../../../platform/toasts/toasts.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'

/** A preview has nothing to save or to share yet. */
export function VenueHead({ property, isPreview = false }: { property: PropertyView; isPreview?: boolean }) {
  const { id, title, tagline, city, state, privacyLevel } = property
  return (
    <div className="min-w-0">
      <div className="gap-x-6 md:grid md:grid-cols-[1fr_auto]">
        <h1 className="min-w-0 wrap-anywhere">{title}</h1>
        {tagline !== '' && (
          <p className="col-span-full mt-3 font-serif text-title text-ink-2 italic wrap-anywhere">
            {tagline}
          </p>
        )}
        <div className="col-span-full mt-4 flex flex-wrap items-center gap-x-6 gap-y-2 text-small">
          <Rating {...property} />
          <span className="text-ink-2">
            {city}, {state}
          </span>
          {privacyLevel === 'enhanced' && (
            <Badge icon={<Lock strokeWidth={1.5} aria-hidden="true" />}>{texts.private}</Badge>
          )}
        </div>
        {!isPreview && (
          <div className="flex items-center gap-2 max-md:mt-4 md:col-start-2 md:row-start-1">
            <HeartButton propertyId={id} title={title} />
            <Button variant="quiet" onClick={() => void share(title)}>
              <Share className="size-4.5" strokeWidth={1.5} aria-hidden="true" />
              {texts.share}
            </Button>
          </div>
        )}
      </div>
      <Facts property={property} />
      <HostCard property={property} />
    </div>
  )
}

/** Where the system offers a share sheet, that; elsewhere the link goes to the clipboard. */
async function share(title: string): Promise<void> {
  const url = window.location.href
  if (navigator.share) {
    // Closing the sheet without sharing is fine too.
    await navigator.share({ title, url }).catch(() => {})
    return
  }
  try {
    await navigator.clipboard.writeText(url)
    await showToast('success', texts.shared)
  } catch {
    await showToast('error', texts.shareFailed)
  }
}

function Rating({ rating, reviewCount }: Pick<PropertyView, 'rating' | 'reviewCount'>) {
  if (rating === null) return <span className="text-ink-2">{texts.noReviews}</span>
  return (
    <>
      <span className="flex items-center gap-1.5 font-medium even-figures">
        <Star className="size-3.5 fill-accent stroke-none" aria-hidden="true" />
        <span className="sr-only">{texts.rated} </span>
        {formatRating(rating)}
      </span>
      <a href="#reviews" className="link">
        {texts.reviewCount({ count: reviewCount })}
      </a>
    </>
  )
}

function Facts({ property: { sizeSqft, maxGuests, privacyLevel } }: { property: PropertyView }) {
  const { facts } = texts
  return (
    <dl className="mt-8 grid grid-cols-3 border-y">
      <Fact label={facts.size}>
        {sizeSqft === null ? facts.noSize : facts.squareFeet({ count: sizeSqft })}
      </Fact>
      <Fact label={facts.maxCrew}>{facts.people({ count: maxGuests })}</Fact>
      <Fact label={facts.privacy}>{facts.levels[privacyLevel]}</Fact>
    </dl>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0 border-s py-4 ps-4 first:border-s-0 first:ps-0 md:ps-6">
      <dt className="text-tiny text-ink-2">{label}</dt>
      <dd className="font-serif text-title hyphens-auto wrap-break-word">{children}</dd>
    </div>
  )
}

function HostCard({ property: { id, host, isAvailable } }: { property: PropertyView }) {
  const isYours = useMember()?.id === host.id
  return (
    <div className="flex flex-wrap items-center gap-4 border-b py-6">
      <Avatar letters={host.name.slice(0, 1).toUpperCase()} src={host.avatarUrl} size="l" />
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium">
          <Link to={`/users/${host.id}`} className="hover:underline">
            {texts.host.hostedBy({ name: host.name })}
          </Link>
          {host.isVerified && (
            <Badge tone="ok" icon={<BadgeCheck strokeWidth={1.5} aria-hidden="true" />}>
              {texts.host.verified}
            </Badge>
          )}
        </p>
        <p className="text-small text-ink-2">
          {texts.host.since({ when: monthWords(host.memberSince.slice(0, 7)) })}
        </p>
        {host.response && <p className="text-small text-ink-2">{answersWords(host.response)}</p>}
      </div>
      {isAvailable && !isYours && (
        <ButtonLink variant="line" to={`/messages?property=${id}`} className="md:ms-auto">
          {texts.host.message}
        </ButtonLink>
      )}
    </div>
  )
}

function answersWords({ percent, medianMinutes }: NonNullable<PropertyView['host']['response']>): string {
  return texts.host.answers({ percent, count: Math.max(1, Math.round(medianMinutes / 60)) })
}
