import { describe, expect, it } from 'vitest'
import { allEndpoints } from '../testing/all-endpoints.ts'

const promised = await allEndpoints()

/**
 * Where money, addresses and roles are: what can be changed here asks for a fresh proof, or is named below with the
 * reason why it does not. A new endpoint under one of these fails until someone has decided.
 */
const GUARDED = [
  /^(POST|PUT|PATCH|DELETE) \/api\/admin\//,
  /^(POST|PUT|PATCH|DELETE) \/api\/account\//,
  /^(POST|PUT|PATCH|DELETE) \/api\/personal-info/,
  /^(POST|PUT|PATCH|DELETE) \/api\/(payouts|payments|taxes|credits|cohosts|cohost-invitations)\b/,
  /^(POST|PUT|PATCH|DELETE) \/api\/bookings\/:id\/(accept|access|cancel|confirm-payment|packet|pay)\b/,
  /^(POST|PUT|PATCH|DELETE) \/api\/claims\//,
  /\/(payouts?|refunds?|roles?|email|password|passkeys?|second-factor|impersonation|documents?|downloads?|exports?)\b/,
]

const EXEMPT: Record<string, string> = {
  // Coming in and going out.
  'POST /api/account/sign-up': 'opens the session',
  'POST /api/account/sign-in': 'opens the session',
  'POST /api/account/refresh': 'takes the refresh token, and no proof comes of it',
  'POST /api/account/sign-out': 'only takes access away',
  'POST /api/account/sign-out-everywhere': 'only takes access away',
  'POST /api/account/sessions/:id/end': 'only takes access away',
  'POST /api/account/google/start': 'opens a session',
  'POST /api/account/google/finish': 'opens a session',
  'POST /api/account/google/link/finish': 'was begun with a proof, in this browser, by this person',
  'POST /api/account/passkey-sign-in/begin': 'opens a session',
  'POST /api/account/passkey-sign-in': 'opens a session',
  'POST /api/account/passkeys': 'was begun with a proof, and takes the answer to what was asked then',
  'POST /api/account/passkeys/:id/rename': 'a name in a list',
  'POST /api/account/second-factor/confirm': 'was begun with a proof, and takes a code of the new app',
  'POST /api/account/password-reset/request': 'mails a link to the owner',
  'POST /api/account/password-reset/complete': 'the link is the proof',
  'POST /api/account/confirm-email': 'the link is the proof',
  'POST /api/account/confirm-email/resend': 'mails a link to the owner',
  'POST /api/personal-info/email/confirm': 'the link is the proof; asking for it took a fresh one',
  'POST /api/account/restore': 'the link is the proof',
  'POST /api/account/lost-factors': 'takes the password, and mails a link to the owner',
  'POST /api/account/lost-factors/confirm': 'the link is the proof, and a day passes',
  'POST /api/account/keep-factors': 'the link is the proof, and nothing changes',
  'POST /api/account/second-factor/keep': 'keeps what guards the account',
  'POST /api/account/deactivate': 'signing in undoes it',
  // One's own account, where no money, address of the sign-in or role changes.
  'POST /api/account/commitment': 'agrees to a text',
  'PUT /api/account/profile': 'finishes the sign-up',
  'PUT /api/account/privacy': 'switches of what others see',
  'POST /api/account/host-role': 'anybody may become a host; it opens nothing of anybody’s',
  'PATCH /api/personal-info': 'contact details that only they see; nobody signs in or is paid by them',
  'PUT /api/personal-info/legal-name': 'only until an identity was checked under it',
  // One's own business: the amount is on the screen, and the bank asks where it wants to.
  'POST /api/payments/cards': 'a card can only pay',
  'DELETE /api/payments/cards/:id': 'a card can only pay',
  'POST /api/payments/cards/:id/default': 'a card can only pay',
  'POST /api/credits': 'adds credit to the account',
  'POST /api/bookings/:id/accept': 'a host’s daily work; the money goes to the payout account',
  'POST /api/bookings/:id/access': 'on the day of the shoot, on the street; every look is recorded',
  'POST /api/bookings/:id/cancel': 'refunds go to the card they came from',
  'POST /api/bookings/:id/confirm-payment': 'goes on with what the bank has answered',
  'POST /api/bookings/:id/packet/files': 'adds a paper for both sides',
  'POST /api/bookings/:id/pay': 'the bank asks for a proof of its own',
  'POST /api/claims/:id/answer': 'a dispute has a deadline; the bank asks for a proof of its own',
  'POST /api/claims/:id/confirm-payment': 'goes on with what the bank has answered',
  'POST /api/claims/:id/evidence': 'adds a file for both sides',
  'POST /api/claims/:id/pay': 'the bank asks for a proof of its own',
  'POST /api/claims/:id/withdraw': 'lets the other side keep what is theirs',
  'PUT /api/taxes/taxpayer': 'says who is taxed; moves no money',
  'DELETE /api/taxes/taxpayer': 'says who is taxed; moves no money',
  'PUT /api/taxes/vat': 'is printed on papers; moves no money',
  'DELETE /api/taxes/vat': 'is printed on papers; moves no money',
  'POST /api/cohosts/:id/resend': 'to the address that was invited with a proof',
  'DELETE /api/cohosts/:id': 'only takes access away',
  'POST /api/cohost-invitations/decline': 'the link is the proof, and nobody gets anything',
  'POST /api/cohost-invitations/accept': 'the host gave the rights, with a proof',
  'POST /api/cohost-invitations/show': 'shows what the link is about',
  'POST /api/verification/document': 'uploads one’s own document',
  // People read their own things here, without addresses or documents of others.
  'GET /api/account/exports': 'lists when copies were made, not what is in them',
  'GET /api/admin/refunds': 'a list of work; changing one asks',
  'GET /api/payouts': 'shows upcoming payouts to their own recipient',
  'GET /api/payouts/:id/record': 'a paper about a payout of theirs',
  'GET /api/payouts/account': 'shows the last four digits',
  'GET /api/taxes/documents/:year': 'a paper about themselves',
  // The back office, where no money, address or role changes.
  'POST /api/admin/access-list': 'lets an address sign up, without any role',
  'POST /api/admin/access-list/remove': 'shutting someone out has to be quick, and can be undone',
  'POST /api/admin/applications/:id/decision': 'decides about a listing; moves no money',
  'PUT /api/admin/assignments': 'says who works on it',
  'POST /api/admin/compliance/:id/complete': 'a note with a reason; moves no money',
  'POST /api/admin/holds': 'only keeps records',
  'POST /api/admin/holds/:id/lift': 'records then follow the ordinary rules',
  'POST /api/admin/mailings': 'a draft; sending it asks',
  'PUT /api/admin/mailings/:id': 'a draft; sending it asks',
  'DELETE /api/admin/mailings/:id': 'a draft',
  'POST /api/admin/mailings/:id/try': 'goes to the admin alone',
  'POST /api/admin/moderation/:id/decision': 'stopping someone has to be quick, and can be undone',
  'POST /api/admin/retention/run': 'does what the night would do',
  'POST /api/admin/reviews/:id/visibility': 'can be undone; moves no money',
  'POST /api/admin/users/:id/end-sessions': 'only takes access away',
  'POST /api/admin/users/:id/notes': 'a note among admins',
  'DELETE /api/admin/users/:id/notes/:noteId': 'a note among admins',
  'POST /api/admin/users/:id/resend-confirmation': 'mails a link to the owner',
  'POST /api/admin/users/:id/suspension': 'stopping someone has to be quick, and can be undone',
  'POST /api/admin/verifications/:id/decision': 'a queue of work; looking at the document asks',
  'POST /api/admin/waitlist/invite': 'lets an address sign up, without any role',
}

/** Whatever the patterns above come to say, these never lose it. */
const ALWAYS = [
  'POST /api/account/close',
  'POST /api/account/exports',
  'POST /api/account/exports/:id/open',
  'POST /api/account/google/link',
  'POST /api/account/google/unlink',
  'POST /api/account/passkeys/:id/remove',
  'POST /api/account/passkeys/begin',
  'POST /api/account/password',
  'POST /api/account/second-factor',
  'POST /api/account/second-factor/off',
  'POST /api/account/second-factor/recovery-codes',
  'POST /api/admin/bookings/:id/cancel',
  'POST /api/admin/bookings/:id/refund',
  'POST /api/admin/claims/:id/decision',
  'POST /api/admin/coupons',
  'POST /api/admin/credits/:id/stop',
  'POST /api/admin/exports',
  'POST /api/admin/gift-cards',
  'POST /api/admin/mailings/:id/send',
  'POST /api/admin/refunds/:id/retry',
  'POST /api/admin/refunds/:id/settle',
  'POST /api/admin/settings/changes/:id/restore',
  'POST /api/admin/users/:id/impersonation',
  'POST /api/admin/users/:id/roles',
  'POST /api/admin/verifications/:id/document',
  'POST /api/bookings/:id/packet/download',
  'POST /api/cohosts',
  'POST /api/payouts/account',
  'POST /api/personal-info/email',
  'PUT /api/admin/settings',
  'PUT /api/cohosts/:id',
]

const isGuarded = (route: string) => GUARDED.some((pattern) => pattern.test(route))

describe('a fresh proof', () => {
  it('is asked for by all that moves money, addresses or roles, unless there is a reason', () => {
    const undecided = promised
      .filter(({ route, endpoint }) => isGuarded(route) && endpoint.proof !== 'fresh' && !EXEMPT[route])
      .map(({ route }) => route)
    expect(undecided, 'declare `proof: "fresh"`, or name it in EXEMPT').toEqual([])
  })

  it('is asked for by what always did', () => {
    const fresh = promised.filter(({ endpoint }) => endpoint.proof === 'fresh').map(({ route }) => route)
    expect(fresh).toEqual(expect.arrayContaining(ALWAYS))
    expect(fresh.filter((route) => !isGuarded(route))).toEqual([])
  })

  it('has no reason left over for an endpoint that is gone, that asks, or that nothing guards', () => {
    const open = promised.filter(({ route, endpoint }) => isGuarded(route) && endpoint.proof !== 'fresh')
    const routes = new Set(open.map(({ route }) => route))
    expect(Object.keys(EXEMPT).filter((route) => !routes.has(route))).toEqual([])
  })

  it('is never required where there is no session', () => {
    for (const { route, endpoint } of promised)
      if (endpoint.proof) expect(endpoint.audience, route).not.toBe('anyone')
  })
})
