import type { VerificationStatus } from '@roomtone/domain/access/actor'
import type { Role, UserType } from '@roomtone/domain/access/roles'

const people = (count: number) => (count === 1 ? '1 person' : `${count.toLocaleString('en-US')} people`)
const addresses = (count: number) =>
  count === 1 ? '1 address' : `${count.toLocaleString('en-US')} addresses`

const roles: Record<Role, string> = { admin: 'Admin', host: 'Host', creator: 'Creator' }
const userTypes: Record<UserType, string> = { host: 'Host', creator: 'Creator' }
const verification: Record<VerificationStatus, string> = {
  pending: 'Not verified',
  in_review: 'In review',
  verified: 'Verified',
  rejected: 'Rejected',
  deactivated: 'Deactivated',
}

export const adminTexts = {
  back: 'Admin Dashboard',
  cancel: 'Cancel',
  never: 'Never',
  clearFilters: 'Clear filters',
  filters: 'Search and filter',
  you: 'You',
  person: 'Person',
  actions: 'Actions',
  nothingFound: 'Nothing found',
  notLoaded: 'This could not be loaded',
  dashboard: {
    title: 'Admin Dashboard',
    failed: 'Failed to load dashboard stats',
    failedText: 'The figures could not be fetched. Everything below still works.',
    stats: {
      totalUsers: 'Total Users',
      liveProperties: 'Live Properties',
      pendingReviews: 'Pending Reviews',
      approved: 'Approved',
    },
    statsTitle: 'Figures',
    queuesTitle: 'What waits',
    queues: {
      pendingReviews: 'Applications',
      verifications: 'Verifications',
      moderationCases: 'Moderation cases',
      disputes: 'Open disputes',
      refunds: 'Refunds to look at',
      payoutsStuck: 'Payouts stuck',
      bookingsPending: 'Requests pending',
      bookingsToday: 'Bookings today',
    },
    toolsTitle: 'Rooms of the house',
    comingSoon: 'Coming Soon',
    applications: {
      title: 'Host Applications',
      text: 'Read what hosts would like to list, and answer them.',
      note: (count: number) => (count === 0 ? 'Nothing to review' : `${count} to review`),
    },
    users: {
      title: 'User Management',
      text: 'The waitlist, the access list and everyone with an account.',
      note: (count: number) => (count === 0 ? 'Nobody is waiting' : `${people(count)} waiting`),
    },
    audit: { title: 'Audit log', text: 'Who did what, and when. Rows are only ever added.' },
    compliance: { title: 'Compliance', text: 'Release forms and records of each booking.' },
    analytics: { title: 'Analytics & Reports', text: 'Bookings, revenue and growth over time.' },
    settings: { title: 'Platform Settings', text: 'Fees, invitations and other rules of the platform.' },
  },
  users: {
    title: 'User Management',
    tabs: { label: 'Lists of people', waitlist: 'Waitlist', access: 'Access list', users: 'Users' },
  },
  waitlist: {
    caption: 'People on the waitlist, newest first',
    search: 'Search by name or email',
    show: 'Show',
    shows: { waiting: 'Waiting', invited: 'Invited', all: 'All' },
    failed: 'The waitlist could not be loaded',
    select: 'Select',
    selectAll: 'Select all',
    columns: { type: 'Joins as', joined: 'Joined', status: 'Status' },
    types: userTypes,
    waiting: 'Waiting',
    invited: 'Invited',
    hasAccount: 'Has an account',
    invite: 'Invite',
    inviteName: (name: string) => `Invite ${name}`,
    inviting: 'Inviting...',
    inviteSelected: (count: number) => `Invite selected (${count})`,
    done: {
      one: (name: string) => ({
        title: `${name} is invited`,
        text: 'A mail with a link to sign up is on its way.',
      }),
      many: (count: number) => ({
        title: `${people(count)} invited`,
        text: 'Each gets a mail with a link to sign up.',
      }),
      some: (count: number, already: number) => ({
        title: `${people(count)} invited`,
        text: `${people(already)} had been invited before and got no second mail.`,
      }),
      none: (already: number) => ({
        title: 'Already invited',
        text: `${people(already)} had been invited before; no second mail was sent.`,
      }),
    },
    empty: {
      waiting: {
        title: 'Nobody is waiting',
        text: 'Everyone who asked has been invited. New requests appear here.',
      },
      invited: {
        title: 'Nobody has been invited yet',
        text: 'People you invite from the waitlist appear here.',
      },
      all: { title: 'The waitlist is empty', text: 'People who join from the landing page appear here.' },
    },
    showAll: 'Show everyone',
    showWaiting: 'Show who is waiting',
    noMatch: (q: string) => `Nobody on this list matches “${q}”.`,
  },
  access: {
    caption: 'Addresses that may sign up and sign in, newest first',
    search: 'Search by email',
    failed: 'The access list could not be loaded',
    columns: { email: 'Email', source: 'Added through', account: 'Account', added: 'Added' },
    sources: {
      admin: 'An admin',
      waitlist: 'The waitlist',
      demo: 'The demo',
      command: 'The command line',
      open: 'Open sign-up',
    },
    hasAccount: 'Has an account',
    noAccount: 'Not signed up yet',
    remove: 'Remove',
    removeAddress: (email: string) => `Remove ${email}`,
    removing: 'Removing...',
    removeTitle: 'Remove from the access list?',
    removeText: {
      account: (email: string) =>
        `${email} is signed out on every device at once, and signing in is refused from then on. The account and its records stay; adding the address again lets the person back in.`,
      noAccount: (email: string) =>
        `${email} can no longer create an account, even with an invitation in the mailbox. You can add the address again at any time.`,
    },
    removed: (email: string) => `${email} removed`,
    removedText: (ended: number) => {
      if (ended === 0) return 'Sign-up and sign-in are refused from now on.'
      return ended === 1
        ? 'One session was ended; sign-in is refused from now on.'
        : `${ended} sessions were ended; sign-in is refused from now on.`
    },
    whileOpen: {
      removeText: {
        account: (email: string) =>
          `${email} is signed out on every device at once. Sign-up is open to everyone at the moment, so the person can sign in again. To keep somebody out, suspend the account under Users.`,
        noAccount: (email: string) =>
          `Sign-up is open to everyone at the moment, so ${email} can still create an account. Without one, the address needs an invitation once sign-up is closed again.`,
      },
      removedText: (ended: number) => {
        if (ended === 0) return 'Sign-up is open to everyone, so this address may still come in.'
        return ended === 1
          ? 'One session was ended; sign-up is open to everyone, so the person can sign in again.'
          : `${ended} sessions were ended; sign-up is open to everyone, so the person can sign in again.`
      },
    },
    empty: {
      title: 'The access list is empty',
      text: 'Nobody can sign up or sign in until you add an address.',
    },
    noMatch: (q: string) => `No address on the access list matches “${q}”.`,
    add: {
      open: 'Add people',
      title: 'Add people',
      intro: 'They may sign up and sign in from then on.',
      text: 'Email addresses',
      hint: 'One per line, or separated by commas. Name <address> works too.',
      invite: 'Mail them an invitation',
      submit: 'Add to the access list',
      pending: 'Adding...',
      resultTitle: 'Here is what happened',
      added: (count: number) => `${addresses(count)} added`,
      addedInvited: (count: number) => `${addresses(count)} added and invited by mail`,
      already: (count: number) => `${addresses(count)} ${count === 1 ? 'was' : 'were'} on the list already`,
      invalid: (count: number) => `${count === 1 ? '1 entry' : `${count} entries`} could not be read`,
      correct: 'Correct these',
      done: 'Done',
    },
  },
  people: {
    caption: 'Accounts, newest first',
    search: 'Search by name or email',
    role: 'Role',
    anyRole: 'Any role',
    status: 'Status',
    anyStatus: 'Any status',
    statuses: { active: 'Active', suspended: 'Suspended', deactivated: 'Deactivated' },
    verified: 'Verified',
    anyVerified: 'Verified or not',
    isVerified: 'Verified',
    notVerified: 'Not verified',
    sort: 'Sort by',
    sorts: { newest: 'Newest first', oldest: 'Oldest first', name: 'Name', seen: 'Last seen' },
    failed: 'The users could not be loaded',
    columns: {
      roles: 'Roles',
      verification: 'Verification',
      status: 'Status',
      joined: 'Joined',
      seen: 'Last seen',
    },
    roles,
    verification,
    notOnList: 'Not on the access list',
    unconfirmed: 'Email not confirmed',
    actionsFor: (name: string) => `Actions for ${name}`,
    grant: { host: 'Make host', admin: 'Make admin' },
    revoke: { host: 'Remove host role', admin: 'Remove admin role' },
    suspend: 'Suspend account',
    lift: 'Lift suspension',
    audit: 'Show in audit log',
    granted: (name: string, role: Role) => `${name} is now ${role === 'host' ? 'a host' : `an ${role}`}`,
    revoked: (name: string, role: Role) =>
      `${name} is no longer ${role === 'host' ? 'a host' : `an ${role}`}`,
    suspendedDone: (name: string) => ({
      title: `${name} is suspended`,
      text: 'All sessions were ended and sign-in is refused.',
    }),
    liftedDone: (name: string) => ({
      title: `${name} is active again`,
      text: 'The person can sign in as before.',
    }),
    suspendTitle: (name: string) => `Suspend ${name}?`,
    suspendText: (ahead: number) =>
      `Every session ends at once and signing in is refused until you lift the suspension. Payouts wait until then. Nothing is deleted.${
        ahead === 0 ? '' : ` Confirmed bookings stay as they are: ${ahead} ahead. Please look at each.`
      }`,
    reason: 'Reason (optional)',
    reasonHint: 'Kept in the audit log; the person does not see it.',
    suspending: 'Suspending...',
    ownAdminTitle: 'Give up your own admin role?',
    ownAdminText: 'You leave these pages at once. Only another admin can give the role back to you.',
    ownAdminConfirm: 'Give it up',
    ownAdminPending: 'Processing...',
    empty: { title: 'No users yet', text: 'People appear here once they have signed up.' },
    noMatch: 'No account fits this search and these filters.',
  },
  audit: {
    title: 'Audit log',
    caption: 'What happened, newest first',
    failed: 'The audit log could not be loaded',
    action: 'What happened',
    anyAction: 'Anything',
    subject: 'Subject id',
    actor: 'Name or email',
    from: 'From day (UTC)',
    until: 'Until day (UTC)',
    seal: {
      sealed: 'Last sealed',
      rows: (count: number) => `${count.toLocaleString('en-US')} ${count === 1 ? 'row' : 'rows'} sealed`,
      pending: (count: number) => `${count.toLocaleString('en-US')} waiting for the next seal`,
      none: (count: number) =>
        `Not sealed yet: ${count.toLocaleString('en-US')} ${count === 1 ? 'row waits' : 'rows wait'}. Seals come every ten minutes.`,
      failed: 'When the log was last sealed could not be loaded.',
    },
    chained: (number: number) => `No. ${number} of its booking`,
    columns: { when: 'When', who: 'Who', what: 'What', subject: 'Subject', details: 'Details' },
    noDetails: '–',
    nobody: 'Roomtone',
    unnamed: 'A member',
    onlySubject: (id: string) => `Show only what concerns ${id}`,
    empty: {
      title: 'Nothing has happened yet',
      text: 'Sign-ins, invitations and changes of roles appear here.',
    },
    noMatch: 'No row fits these filters. A subject is found by its whole id.',
  },
}
