import type { PublishedReview } from '@roomtone/contract/review/review'
import { productionKinds } from '@roomtone/texts/labels'
import { reviewTexts as texts } from '@roomtone/texts/review/reviews'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Stars } from '../../parts/review/stars.tsx'
import { monthWords } from '../../parts/time/when.ts'
import { Avatar } from '../../ui/avatar.tsx'

type Shown = Omit<PublishedReview, 'publishedAt'> & { publishedAt: string | null }

type ReviewItemProps = {
  review: Shown
  /** Beside the name: where it was, or whom it is about. */
  where?: ReactNode
  /** Below the words. */
  children?: ReactNode
}

/** One review with its answer, as every list shows it. */
export function ReviewItem({ review, where, children }: ReviewItemProps) {
  const { author, rating, body, publishedAt, reply, subject } = review
  return (
    <article tabIndex={-1} className="grid gap-3 wrap-anywhere">
      <header className="flex items-center gap-3">
        <Avatar letters={author.name.slice(0, 1).toUpperCase()} />
        <div className="min-w-0 text-small">
          <p className="font-medium">
            <PersonName person={author} /> {where && <span className="font-normal text-ink-2">{where}</span>}
          </p>
          <p className="flex flex-wrap items-center gap-x-3 text-ink-2">
            <Stars rating={rating} />
            {publishedAt && <span>{monthWords(publishedAt.slice(0, 7))}</span>}
          </p>
        </div>
      </header>
      <p className="whitespace-pre-line">{body}</p>
      <Shares shares={review.shares} />
      {reply && (
        <div className="border-s-2 ps-4 text-small">
          <p className="font-medium">{texts.answerOf({ name: subject.name })}</p>
          <p className="mt-1 whitespace-pre-line text-ink-2">{reply.text}</p>
        </div>
      )}
      {children}
    </article>
  )
}

/** Links to the person's page, where there is one. */
function PersonName({ person: { id, name, hasProfile } }: { person: PublishedReview['author'] }) {
  if (!hasProfile) return name
  return (
    <Link to={`/users/${id}`} className="hover:underline">
      {name}
    </Link>
  )
}

function Shares({ shares: { home, tripType, stay, services } }: Pick<PublishedReview, 'shares'>) {
  const words = [
    home,
    tripType && productionKinds[tripType],
    stay && (stay.by === 'hour' ? texts.hours({ length: stay.length }) : texts.days({ length: stay.length })),
    ...services.map((service) => texts.services[service]),
  ].filter(Boolean)
  return words.length > 0 && <p className="text-small text-ink-2">{words.join(' · ')}</p>
}
