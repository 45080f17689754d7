import type { Reply } from '@roomtone/contract/endpoint'
import type {
  listReviewsAboutYou as listAboutYouEndpoint,
  listReviewsByYou as listByYouEndpoint,
  listPersonReviews as listPersonReviewsEndpoint,
  listPropertyReviews as listPropertyReviewsEndpoint,
  listReviewsToWrite as listToWriteEndpoint,
} from '@roomtone/contract/review/reviews'
import type { Actor } from '@roomtone/domain/access/actor'
import { type ReviewSide, ratingHundredths, reviewsCloseAt } from '@roomtone/domain/review/review'
import type { Deps } from '../../platform/deps.ts'
import { readTimeCursor } from '../../platform/http/cursor.ts'
import { cutPage } from '../../platform/http/cut-page.ts'
import { Refused } from '../../platform/refused.ts'
import { viewCards } from '../booking/entry.ts'
import { findListing } from '../listing/entry.ts'
import {
  countStars,
  findReviewPage,
  findToWrite,
  isShownPerson,
  type ReadReview,
  type Whose,
} from './read-review.store.ts'
import { aboutYouView, ownView, publishedView } from './review.view.ts'

type Paging = { cursor?: string | undefined; limit: number }
type AsSide = Paging & { as: ReviewSide }

/** More than anyone has left to write. */
const MOST_TO_WRITE = 50
const WINDOW = reviewsCloseAt(new Date(0)).getTime()

const otherSide = (side: ReviewSide): ReviewSide => (side === 'guest' ? 'host' : 'guest')

async function pageOf<T>(deps: Deps, whose: Whose, { cursor, limit }: Paging, view: (row: ReadReview) => T) {
  const [rows, stars] = await Promise.all([
    findReviewPage(deps.db, whose, { after: readTimeCursor(cursor), limit }),
    countStars(deps.db, whose),
  ])
  const { page, nextCursor } = cutPage(rows, limit, (row) => [row.at.toISOString(), row.id])
  const total = stars.reduce((sum, count) => sum + count, 0)
  return { items: page.map(view), nextCursor, total, stars }
}

function averageOf(stars: number[]): number | null {
  const count = stars.reduce((sum, each) => sum + each, 0)
  const hundredths = ratingHundredths(
    stars.reduce((sum, each, index) => sum + each * (index + 1), 0),
    count,
  )
  return hundredths === null ? null : hundredths / 100
}

export async function listPropertyReviews(
  deps: Deps,
  actor: Actor | null,
  { id, ...paging }: Paging & { id: string },
): Promise<Reply<typeof listPropertyReviewsEndpoint>> {
  readTimeCursor(paging.cursor)
  if (!(await findListing(deps.db, id, actor))) throw new Refused('not_found')
  const page = await pageOf(deps, { propertyId: id }, paging, publishedView)
  return { ...page, average: averageOf(page.stars) }
}

export async function listPersonReviews(
  deps: Deps,
  { id, as, ...paging }: AsSide & { id: string },
): Promise<Reply<typeof listPersonReviewsEndpoint>> {
  readTimeCursor(paging.cursor)
  if (!(await isShownPerson(deps.db, id))) throw new Refused('not_found')
  const page = await pageOf(deps, { subjectId: id, side: otherSide(as) }, paging, publishedView)
  return { ...page, average: averageOf(page.stars) }
}

export async function listReviewsAboutYou(
  deps: Deps,
  { userId }: Actor,
  { as, ...paging }: AsSide,
): Promise<Reply<typeof listAboutYouEndpoint>> {
  const whose = { subjectId: userId, side: otherSide(as) }
  const { items, nextCursor, total } = await pageOf(deps, whose, paging, aboutYouView)
  return { items, nextCursor, total }
}

export async function listReviewsByYou(
  deps: Deps,
  { userId }: Actor,
  { as, ...paging }: AsSide,
): Promise<Reply<typeof listByYouEndpoint>> {
  const now = deps.clock.now()
  const whose = { authorId: userId, side: as }
  const { items, nextCursor, total } = await pageOf(deps, whose, paging, (row) => ownView(row, now))
  return { items, nextCursor, total }
}

export async function listReviewsToWrite(
  deps: Deps,
  actor: Actor,
  side: ReviewSide,
): Promise<Reply<typeof listToWriteEndpoint>> {
  const now = deps.clock.now()
  const endedAfter = new Date(now.getTime() - WINDOW)
  const ids = await findToWrite(deps.db, {
    userId: actor.userId,
    side,
    endedAfter,
    now,
    limit: MOST_TO_WRITE,
  })
  return { items: await viewCards(deps, deps.db, actor, ids) }
}
