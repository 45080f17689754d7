import {
  changeReviewVisibility,
  REVIEW_FILTERS,
  type ReviewRow,
} from '@roomtone/contract/review/admin-reviews'
import { reviewCalls } from '@roomtone/contract/review/review.calls'
import { adminReviewsTexts as texts } from '@roomtone/texts/review/reviews'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { pagedQuery } from '../../../parts/list/paged-query.ts'
import { useUrlState } from '../../../parts/list/use-url-state.ts'
import { Stars } from '../../../parts/review/stars.tsx'
import { type Services, useServices } from '../../../platform/services.tsx'
import { showToast } from '../../../platform/toasts/toasts.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { type Column, Table } from '../../../ui/table.tsx'
import { AdminList, optionsOf } from '../../list/admin-list.tsx'
import { Moment } from '../../list/moment.tsx'
import { ReasonDialog } from '../../list/reason-dialog.tsx'
import { REVIEW_SHEET } from './reviews-sheet.ts'

const RATINGS = ['5', '4', '3', '2', '1'] as const

type Filter = {
  q: string
  show: (typeof REVIEW_FILTERS)[number]
  rating: (typeof RATINGS)[number] | undefined
}

function adminReviewsQuery({ call }: Services, { q, show, rating }: Filter) {
  return pagedQuery(['admin', 'reviews', q, show, rating], (cursor, signal, limit) =>
    call(
      reviewCalls.list,
      { query: { q, show, rating: rating && Number(rating), cursor, limit } },
      { signal },
    ),
  )
}

/** Moderation of published reviews: find them, take them down with a reason, bring them back. */
export function ReviewsPanel() {
  const { text, oneOf } = useUrlState()
  const filter: Filter = {
    q: text('q', 255),
    show: oneOf('show', REVIEW_FILTERS) ?? 'all',
    rating: oneOf('rating', RATINGS),
  }
  const query = adminReviewsQuery(useServices(), filter)
  const list = useInfiniteQuery(query)
  return (
    <div className="pt-6">
      <AdminList
        list={list}
        search={{ label: texts.search, value: filter.q }}
        choices={[
          {
            name: 'show',
            label: texts.show,
            value: filter.show,
            standard: 'all',
            options: optionsOf(REVIEW_FILTERS, texts.shows),
          },
          {
            name: 'rating',
            label: texts.rating,
            value: filter.rating,
            any: texts.anyRating,
            options: RATINGS.map((rating) => [rating, rating]),
          },
        ]}
        sheet={{ table: 'reviews', query, filters: filter, columns: REVIEW_SHEET }}
        failed={texts.failed}
        noMatch={texts.noMatch}
        empty={texts.empty}
      >
        {(rows) => <Table caption={texts.caption} columns={COLUMNS} rows={rows} rowKey={({ id }) => id} />}
      </AdminList>
    </div>
  )
}

const person = (email: string) => `/admin/users?tab=users&q=${encodeURIComponent(email)}`

const COLUMNS: readonly Column<ReviewRow>[] = [
  {
    key: 'review',
    header: texts.columns.review,
    cell: ({ rating, body, reply, property, side }) => (
      <div className="max-w-prose">
        <Stars rating={rating} />
        <p className="mt-1 whitespace-pre-line wrap-anywhere">{body}</p>
        {reply && <p className="mt-1 border-s-2 ps-4 text-ink-2 wrap-anywhere">{reply.text}</p>}
        <p className="mt-1 text-tiny text-ink-2">
          <Link to={`/property/${property.id}`} className="link">
            {property.title}
          </Link>{' '}
          · {side === 'guest' ? texts.bySpace : texts.byGuest}
        </p>
      </div>
    ),
  },
  {
    key: 'people',
    header: texts.columns.people,
    cell: ({ author, subject, authorEmail, subjectEmail }) => (
      <>
        <Link to={person(authorEmail)} className="link">
          {author.name}
        </Link>
        <Link to={person(subjectEmail)} className="block text-tiny text-ink-2">
          {texts.to({ name: subject.name })}
        </Link>
      </>
    ),
  },
  { key: 'when', header: texts.columns.when, cell: ({ publishedAt }) => <Moment at={publishedAt} /> },
  {
    key: 'state',
    header: texts.columns.state,
    cell: ({ hidden, openReports }) => (
      <>
        <Badge tone={hidden ? 'bad' : 'ok'}>{hidden ? texts.hidden : texts.shown}</Badge>
        {openReports > 0 && <Badge tone="wait">{texts.reports({ count: openReports })}</Badge>}
        {hidden && (
          <span className="mt-1 block text-tiny text-ink-2">
            {texts.because({ reason: hidden.because, by: hidden.by })}
          </span>
        )}
      </>
    ),
  },
  { key: 'actions', header: texts.columns.actions, actions: true, cell: (row) => <Change row={row} /> },
]

function Change({ row: { id, hidden, author } }: { row: ReviewRow }) {
  const { call, queryClient } = useServices()
  const [isOpen, setIsOpen] = useState(false)
  const words = hidden ? texts.restore : texts.hide
  const body = { hidden: hidden === null }
  return (
    <>
      <Button
        variant="line"
        aria-label={words.openName({ name: author.name })}
        onClick={() => setIsOpen(true)}
      >
        {words.open}
      </Button>
      {isOpen && (
        <ReasonDialog
          title={words.title}
          text={words.text}
          reason={words.reason}
          confirm={words.confirm}
          pendingText={words.pending}
          schema={changeReviewVisibility.body}
          rest={body}
          onConfirm={async (reason) => {
            try {
              await call(reviewCalls.changeVisibility, { params: { id }, body: { ...body, reason } })
              void showToast('success', words.done)
            } finally {
              await queryClient.invalidateQueries({ queryKey: ['admin'] })
            }
          }}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  )
}
