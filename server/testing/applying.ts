import { accountCalls } from '@roomtone/contract/account/account.calls'
import { applicationCalls } from '@roomtone/contract/application/application.calls'
import type { DraftContent, DraftView } from '@roomtone/contract/application/draft'
import { draftCalls } from '@roomtone/contract/application/draft.calls'
import { COMMITMENT_VERSION } from '@roomtone/domain/account/commitment'
import { emptyDraft } from '@roomtone/domain/listing/empty-draft'
import { allowsFrom, type ListingTerms, suggestedTerms, TERMS_BLOCKS } from '@roomtone/domain/listing/terms'
import { type SqlBool, sql } from 'kysely'
import { insertPhotos } from './listings.ts'
import type { Person, TestServer } from './server.ts'
import { useVerifying } from './verifying.ts'

export const STREET = '4127 Whispering Alder Lane'

/** Everything the wizard asks, answered; photos are the caller's. */
export function wholeContent(over: Partial<DraftContent> = {}): DraftContent {
  return {
    ...emptyDraft('home'),
    propertyType: 'House',
    location: {
      address: STREET,
      city: 'Los Angeles',
      state: 'CA',
      country: 'United States',
      zip: '90012',
    },
    guests: 12,
    bedrooms: 3,
    beds: 4,
    bathrooms: 2,
    sizeSqft: 1800,
    amenities: ['wifi', 'natural_light'],
    title: 'A quiet loft',
    highlights: ['Unique', 'Spacious'],
    description: 'North light, oak floor, nobody upstairs.',
    pricePerDay: 120_000,
    safetyFeatures: ['exterior_camera'],
    residence: {
      address: '9 Elm Row',
      city: 'Pasadena',
      state: 'CA',
      country: 'United States',
      zip: '91101',
    },
    isBusinessHost: true,
    ...over,
  }
}

/** What we suggest, with every question answered and every block confirmed. */
function confirmedTerms(content: DraftContent, over: Partial<ListingTerms> = {}): ListingTerms {
  const confirmed = [...TERMS_BLOCKS]
  return { ...suggestedTerms(content), allows: allowsFrom([]), confirmed, ...over }
}

/** What tests of drafts, applications and their review do again and again. */
export function useApplying(server: () => TestServer) {
  const verifying = useVerifying(server)
  const as = ({ token }: Person) => ({ token })
  const api = {
    /** Names, commitment, verification: everything submitting asks for. */
    async aVerifiedPerson(over: Parameters<TestServer['aPerson']>[0] = {}): Promise<Person> {
      const person = await verifying.aNamedPerson(over)
      const { db } = server().deps
      const body = { version: COMMITMENT_VERSION }
      await server().call(accountCalls.agreeCommitment, { body }, as(person))
      await db
        .updateTable('profiles')
        .set({ verification_status: 'verified', is_verified: true })
        .where('id', '=', person.id)
        .execute()
      return person
    },
    photosOf: (person: Person) => insertPhotos(server().deps.db, person.id, server().clock.now()),
    start: (person: Person, type: 'home' | 'room' | 'location' | null = 'home') =>
      server().call(draftCalls.start, { body: { type } }, as(person)),
    show: (person: Person, id: string) => server().call(draftCalls.show, { params: { id } }, as(person)),
    save: (person: Person, draft: Pick<DraftView, 'id' | 'version'>, content: DraftContent) =>
      server().call(
        draftCalls.save,
        {
          params: { id: draft.id },
          body: { version: draft.version, screen: 'final-details', content, terms: confirmedTerms(content) },
        },
        as(person),
      ),
    submit: (person: Person, draft: Pick<DraftView, 'id' | 'version'>) =>
      server().call(
        draftCalls.submit,
        { params: { id: draft.id }, body: { version: draft.version } },
        as(person),
      ),
    withdraw: (person: Person, id: string) =>
      server().call(draftCalls.withdraw, { params: { id } }, as(person)),
    preview: (person: Person, id: string) =>
      server().call(draftCalls.preview, { params: { id } }, as(person)),
    rework: (person: Person, id: string) => server().call(draftCalls.rework, { params: { id } }, as(person)),
    /** A draft with every screen answered. */
    async aWholeDraft(person: Person, over: Partial<DraftContent> = {}): Promise<DraftView> {
      const photos = over.photos ?? (await api.photosOf(person))
      return api.save(person, await api.start(person), wholeContent({ ...over, photos }))
    },
    async anApplication(person: Person, over: Partial<DraftContent> = {}): Promise<string> {
      const { applicationId } = await api.submit(person, await api.aWholeDraft(person, over))
      return applicationId
    },
    list: (admin: Person, query: { status?: 'pending' | 'approved' | 'rejected'; limit?: number } = {}) =>
      server().call(applicationCalls.list, { query }, as(admin)),
    decide: (
      admin: Person,
      id: string,
      status: 'approved' | 'rejected',
      { adminNotes = '', revision = 1 }: { adminNotes?: string; revision?: number } = {},
    ) =>
      server().call(
        applicationCalls.decide,
        { params: { id }, body: { status, adminNotes, revision } },
        as(admin),
      ),
    /** The people who got a live event about it, once for each event. */
    async toldOf(applicationId: string): Promise<string[]> {
      const rows = await server()
        .deps.db.selectFrom('live_events')
        .select('user_id as userId')
        .where('kind', '=', 'application')
        .where(sql<SqlBool>`data ->> 'applicationId' = ${applicationId}`)
        .orderBy('id')
        .execute()
      return rows.map(({ userId }) => userId)
    },
    propertyOf: (applicationId: string) =>
      server()
        .deps.db.selectFrom('properties')
        .selectAll()
        .where('application_id', '=', applicationId)
        .executeTakeFirst(),
    propertyOfListing: (id: string) =>
      server().deps.db.selectFrom('properties').selectAll().where('id', '=', id).executeTakeFirst(),
    auditOf: (subjectId: string) =>
      server()
        .deps.db.selectFrom('audit_log')
        .select(['action', 'actor_id as actorId', 'data', 'personal'])
        .where('subject_id', '=', subjectId)
        .orderBy('id')
        .execute(),
  }
  return api
}
