import type { VerificationStatus } from '@roomtone/domain/access/actor'
import type { Role, UserType } from '@roomtone/domain/access/roles'

const people = (count: number) => (count === 1 ? '1 person' : `${count.toLocaleString('en-US')} people`)
const addresses = (count: number) =>
  count === 1 ? '1 address' : `${count.toLocaleString('en-US')} addresses`

const stillOn = (count: number) =>
  count === 1
    ? ' 1 upcoming booking is still confirmed. Please check it.'
    : ` ${count} upcoming bookings are still confirmed. Please check each one.`

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
  providers: { mock: 'Demo provider', manual: 'Our team', stripe: 'Stripe Identity' },
  back: 'Admin Dashboard',
  cancel: 'Cancel',
  never: 'Never',
  clearFilters: 'Clear filters',
  filters: 'Search and filter',
  you: 'You',
  person: 'Person',
  actions: 'Actions',
  nothingFound: 'Nothing found',
  notLoaded: 'We couldn’t load this',
  dashboard: {
    title: 'Admin Dashboard',
    failed: 'Failed to load dashboard stats',
    failedText: 'We couldn’t load the numbers. Everything else still works.',
    stats: {
      totalUsers: 'Total Users',
      liveProperties: 'Live Properties',
      pendingReviews: 'Pending Reviews',
      approved: 'Approved',
    },
    statsTitle: 'Totals',
    queuesTitle: 'Right now',
    queues: {
      pendingReviews: 'Applications',
      verifications: 'Verifications',
      moderationCases: 'Moderation cases',
      disputes: 'Open disputes',
      refunds: 'Refunds to check',
      payoutsStuck: 'Payouts stuck',
      bookingsPending: 'Requests pending',
      bookingsToday: 'Bookings today',
    },
    toolsTitle: 'Tools',
    comingSoon: 'Coming Soon',
    applications: {
      title: 'Host Applications',
      text: 'Review the spaces hosts want to list.',
      note: (count: number) => (count === 0 ? 'Nothing to review' : `${count} to review`),
    },
    users: {
      title: 'User Management',
      text: 'Waitlist, access list and accounts.',
      note: (count: number) => (count === 0 ? 'No one waiting' : `${people(count)} waiting`),
    },
    audit: { title: 'Audit log', text: 'Who did what, and when. Nothing can be edited or removed.' },
    compliance: { title: 'Compliance', text: 'Releases and records for each booking.' },
    analytics: { title: 'Analytics & Reports', text: 'Bookings, revenue and growth over time.' },
    settings: { title: 'Platform Settings', text: 'Sign-up, fees, tax and cancellation rules.' },
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
    failed: 'We couldn’t load the waitlist',
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
        text: 'We emailed them a link to sign up.',
      }),
      many: (count: number) => ({
        title: `${people(count)} invited`,
        text: 'We emailed each of them a link to sign up.',
      }),
      some: (count: number, already: number) => ({
        title: `${people(count)} invited`,
        text: `${people(already)} had already been invited. We didn’t email them again.`,
      }),
      none: (already: number) => ({
        title: 'Already invited',
        text: `${people(already)} had already been invited. We didn’t email them again.`,
      }),
    },
    empty: {
      waiting: {
        title: 'No one waiting',
        text: 'Everyone who joined has been invited.',
      },
      invited: {
        title: 'No one invited yet',
        text: 'People you invite from the waitlist show up here.',
      },
      all: { title: 'The waitlist is empty', text: 'People who join from the landing page show up here.' },
    },
    showAll: 'Show everyone',
    showWaiting: 'Show who’s waiting',
    noMatch: (q: string) => `No one on this list matches “${q}”.`,
  },
  access: {
    caption: 'Emails that can sign up and sign in, newest first',
    search: 'Search by email',
    failed: 'We couldn’t load the access list',
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
        `${email} will be signed out everywhere and can’t sign in again. The account and its records stay. To let them back in, add the address again.`,
      noAccount: (email: string) =>
        `${email} won’t be able to create an account, even with an invitation. You can add the address again anytime.`,
    },
    removed: (email: string) => `${email} removed`,
    removedText: (ended: number) => {
      if (ended === 0) return 'They can’t sign up or sign in anymore.'
      return ended === 1
        ? 'We signed them out of 1 session. They can’t sign in anymore.'
        : `We signed them out of ${ended} sessions. They can’t sign in anymore.`
    },
    whileOpen: {
      removeText: {
        account: (email: string) =>
          `${email} will be signed out everywhere. Sign-up is open to everyone right now, so they can sign in again. To keep them out, suspend the account under Users.`,
        noAccount: (email: string) =>
          `Sign-up is open to everyone right now, so ${email} can still create an account. After sign-up closes, they’ll need an invitation.`,
      },
      removedText: (ended: number) => {
        if (ended === 0) return 'Sign-up is open to everyone, so they can still get in.'
        return ended === 1
          ? 'We signed them out of 1 session. Sign-up is open to everyone, so they can sign in again.'
          : `We signed them out of ${ended} sessions. Sign-up is open to everyone, so they can sign in again.`
      },
    },
    empty: {
      title: 'The access list is empty',
      text: 'No one can sign up or sign in until you add an address.',
    },
    noMatch: (q: string) => `No address on the access list matches “${q}”.`,
    add: {
      open: 'Add people',
      title: 'Add people',
      intro: 'They can sign up and sign in right away.',
      text: 'Email addresses',
      hint: 'One per line, or separated by commas. “Name <address>” works too.',
      invite: 'Email them an invitation',
      submit: 'Add to the access list',
      pending: 'Adding...',
      resultTitle: 'Here’s what happened',
      added: (count: number) => `${addresses(count)} added`,
      addedInvited: (count: number) => `${addresses(count)} added and invited by email`,
      already: (count: number) => `${addresses(count)} already on the list`,
      invalid: (count: number) => `${count === 1 ? '1 entry isn’t' : `${count} entries aren’t`} valid`,
      correct: 'Fix these',
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
    failed: 'We couldn’t load the users',
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
      text: 'They’re signed out everywhere and can’t sign in.',
    }),
    liftedDone: (name: string) => ({
      title: `${name} is active again`,
      text: 'They can sign in again.',
    }),
    suspendTitle: (name: string) => `Suspend ${name}?`,
    suspendText: (ahead: number) =>
      `They’re signed out everywhere, and their open requests end. They can’t sign in, and payouts are on hold, until you lift the suspension. Nothing is deleted.${ahead === 0 ? '' : stillOn(ahead)}`,
    reason: 'Reason (optional)',
    reasonHint: 'Kept in the audit log. They don’t see it.',
    suspending: 'Suspending...',
    ownAdminTitle: 'Give up your own admin role?',
    ownAdminText: 'You’ll lose access to these pages right away. Only another admin can give the role back.',
    ownAdminConfirm: 'Give it up',
    ownAdminPending: 'Processing...',
    empty: { title: 'No users yet', text: 'People show up here once they sign up.' },
    noMatch: 'No accounts match this search and these filters.',
  },
  audit: {
    title: 'Audit log',
    caption: 'What happened, newest first',
    failed: 'We couldn’t load the audit log',
    action: 'What happened',
    anyAction: 'Any action',
    subject: 'Record ID',
    actor: 'Name or email',
    from: 'From (UTC)',
    until: 'Through (UTC)',
    seal: {
      sealed: 'Last sealed',
      rows: (count: number) => `${count.toLocaleString('en-US')} ${count === 1 ? 'row' : 'rows'} sealed`,
      pending: (count: number) => `${count.toLocaleString('en-US')} to seal`,
      none: (count: number) =>
        `Not sealed yet: ${count.toLocaleString('en-US')} ${count === 1 ? 'row' : 'rows'} to go. The log is sealed every 10 minutes.`,
      failed: 'We couldn’t load when the log was last sealed.',
    },
    chained: (number: number) => `Entry ${number} for this booking`,
    columns: { when: 'When', who: 'Who', what: 'What', subject: 'Record', details: 'Details' },
    noDetails: '–',
    nobody: 'Roomtone',
    unnamed: 'A member',
    onlySubject: (id: string) => `Show only ${id}`,
    empty: {
      title: 'Nothing here yet',
      text: 'Sign-ins, invitations, role changes and more show up here.',
    },
    noMatch: 'Nothing matches these filters. To find a record, enter its full ID.',
  },
}
