import { COMMITMENT_VERSION } from '@roomtone/domain/account/commitment'
import { emptyDraft } from '@roomtone/domain/listing/empty-draft'

export const NOBODY = '00000000-0000-4000-8000-000000000000'

const mailing = {
  topic: 'news',
  audience: 'everyone',
  subject: 'Rooms with north light',
  body: 'Three of them are new this week.',
  link: { label: 'Look at them', path: '/search' },
}

const someone = { email: 'someone@example.com', fullName: 'Some One', userType: 'creator' }

/** A body that every schema accepts, by route. access.test.ts notices when an endpoint with a body has none. */
export const SAMPLE_BODIES: Record<string, Record<string, unknown>> = {
  'POST /api/site/missing-page': { path: '/nowhere' },
  'POST /api/waitlist': someone,
  'POST /api/account/sign-up': { ...someone, password: 'Quiet1please', deviceId: 'a laptop' },
  'POST /api/account/sign-in': { email: someone.email, password: 'Quiet1please', deviceId: 'a laptop' },
  'POST /api/account/refresh': { refresh_token: 'never issued' },
  'POST /api/account/password-reset/request': { email: someone.email },
  'POST /api/account/password-reset/complete': { token: 'never issued', password: 'Quiet1please' },
  'POST /api/account/confirm-email': { token: 'never issued' },
  'PUT /api/account/profile': {
    firstName: 'Some',
    lastName: 'One',
    birthday: { month: 6, day: 15, year: 1990 },
    agreedToTerms: true,
  },
  'POST /api/account/commitment': { version: COMMITMENT_VERSION },
  'POST /api/verification': {
    fullName: 'Some One',
    dateOfBirth: '1990-06-15',
    idNumber: 'X-123 456',
    address: '1 Quiet Lane',
    documentId: NOBODY,
  },
  'PATCH /api/photos/:id': { alt: 'A loft in late sun' },
  'POST /api/drafts': { type: null },
  'PUT /api/drafts/:id': { version: 1, screen: 'property-type', content: emptyDraft('home') },
  'POST /api/drafts/:id/submit': { version: 1 },
  'POST /api/admin/applications/:id/decision': { status: 'rejected', adminNotes: 'Too dark', revision: 1 },
  'POST /api/admin/verifications/:id/decision': { approved: false, reason: 'The picture is too dark' },
  'POST /api/hosting/listings/:id/blocks': { from: '2030-06-01', to: '2030-06-02', note: 'Floors' },
  'POST /api/hosting/listings/:id/unblock': { from: '2030-06-01', to: '2030-06-02' },
  'PUT /api/hosting/listings/:id/prices': { from: '2030-06-01', to: '2030-06-02', pricePerDay: 26_000 },
  'POST /api/hosting/listings/:id/feeds': { name: 'Studio', url: 'https://calendar.example.com/studio.ics' },
  'PATCH /api/hosting/listings/:id': { version: 1, changes: { title: 'A quiet loft', pricePerDay: 120_000 } },
  'POST /api/wishlist': { propertyId: NOBODY },
  'POST /api/bookings': {
    key: NOBODY,
    propertyId: NOBODY,
    choice: { by: 'hour', date: '2030-06-01', start: 600, hours: 4 },
    crew: 4,
    production: { title: 'Quiet Hours', kind: 'stills', purpose: 'Portraits by the window', involves: [] },
    expectedTotal: 78_700,
    agreed: true,
    card: { token: 'tok_sim_approves_visa_4242_1230_sampleofacard' },
  },
  'POST /api/bookings/:id/pay': { card: { token: 'tok_sim_approves_visa_4242_1230_sampleofacard' } },
  'POST /api/bookings/:id/accept': { despiteConflicts: false },
  'POST /api/bookings/:id/decline': { reason: 'not_a_fit', note: 'Too loud for the neighbours' },
  'POST /api/bookings/:id/cancel': { reason: 'plans_changed', note: '', expectedRefund: 0 },
  'POST /api/admin/bookings/:id/cancel': { reason: 'The roof leaks', refundPercent: 100 },
  'POST /api/admin/bookings/:id/refund': {
    key: NOBODY,
    amount: 100,
    from: 'platform',
    reason: 'The heating was off',
  },
  'PUT /api/bookings/:id/crew': {
    revision: '47DEQpj8HBSa-_TImW-5JC',
    members: [{ name: 'Mara Lindqvist', role: 'Gaffer', email: 'mara@example.com', isMinor: false }],
  },
  'PUT /api/bookings/:id/call-sheet': {
    callAt: '2030-06-01T15:30:00.000Z',
    parking: 'Two vans in the yard',
    contacts: 'Production: 555 0100',
    hospital: 'St. Vincent, ten minutes east',
    notes: 'Soft shoes, please',
  },
  'POST /api/bookings/:id/crew/links': { memberIds: [NOBODY] },
  'POST /api/call-sheet': { token: 'never issued' },
  'POST /api/bookings/:id/release/sign': {
    version: 1,
    hash: 'ab'.repeat(32),
    hasRead: true,
    hasConsented: true,
    legalName: 'Some One',
    signature: { kind: 'typed' },
    code: '000000',
  },
  'POST /api/admin/compliance/:id/complete': { reason: 'Both sides signed on paper' },
  'POST /api/bookings/:id/production': { title: 'Loud Hours', purpose: 'Drums by the window' },
  'POST /api/messages/:id/report': { reason: 'This was a threat' },
  'POST /api/conversations/:id/report': { reason: 'They write to me every night' },
  'POST /api/conversations/:id/block': { blocked: true },
  'POST /api/admin/moderation/:id/decision': { decision: 'dismissed', note: 'A joke between friends' },
  'POST /api/payments/cards': { token: 'tok_sim_approves_visa_4242_1230_sampleofacard' },
  'POST /api/payouts/account': { token: 'acct_sim_sampleofanaccount_6789' },
  'POST /api/simulated-bank': { clientSecret: 'never issued', passed: true },
  'POST /api/unsubscribe': { token: 'never issued', what: 'topic', isOn: false },
  'POST /api/admin/mailings': mailing,
  'PUT /api/admin/mailings/:id': mailing,
  'POST /api/conversations': { propertyId: NOBODY },
  'POST /api/conversations/:id/messages': { key: NOBODY, content: 'Does the freight lift take a dolly?' },
  'POST /api/conversations/:id/read': { seq: 1 },
  'POST /api/admin/holds': { subjectType: 'booking', subjectId: NOBODY, reason: 'A claim is open' },
  'POST /api/notifications/read': { all: true },
  'POST /api/settings/notifications': { topic: 'messages', isOn: false },
  'POST /api/admin/waitlist/invite': { ids: [NOBODY] },
  'POST /api/admin/access-list': { text: 'pasted@example.com', invite: true },
  'POST /api/admin/access-list/remove': { email: 'pasted@example.com' },
  'POST /api/admin/users/:id/roles': { role: 'host', granted: true },
  'POST /api/admin/users/:id/suspension': { suspended: false, reason: '' },
}

/** A path with every parameter filled in. */
export function urlOf(path: string, id = NOBODY): string {
  return path.replace(/:\w+/g, id)
}
