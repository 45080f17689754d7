import type { CohostRight } from '@roomtone/domain/access/cohost-rights'

const rights: Record<CohostRight, { name: string; text: string }> = {
  listing: { name: 'Listing', text: 'Change texts, photos, prices and house rules. Sees the address.' },
  calendar: { name: 'Calendar', text: 'Block days, set prices by day, connect calendars.' },
  bookings: {
    name: 'Bookings',
    text: 'See and answer requests, see guests and how they get in. Needs a verified identity.',
  },
  messages: {
    name: 'Messages',
    text: 'Read and answer what guests write, in their own name. Needs a verified identity.',
  },
}

export const sharedAccessTexts = {
  rights,
  cancel: 'Cancel',
  loading: 'Loading shared access',
  failed: 'Shared access could not be loaded',
  empty: {
    title: 'Nothing is shared yet',
    text: 'Once you have a listing, you can invite somebody here to help you with it. Listings that others share with you appear here too.',
    action: 'How shared access works',
  },
  given: {
    title: 'Who helps with your listings',
    text: 'Payouts, papers, cancelling and unlisting stay with you, whatever you share.',
    none: 'You share nothing so far.',
    list: 'People with access',
    invite: 'Invite a co-host',
    status: { invited: 'Invited', expired: 'Invitation expired', active: 'Active', ended: 'Ended' },
    until: (when: string) => `Invited; the link works until ${when}.`,
    lapsed: (when: string) => `The invitation ended on ${when}. Nobody took it.`,
    since: (when: string) => `Since ${when}.`,
    ended: (when: string) => `Ended on ${when}.`,
    unverified: 'Their identity is not verified yet, so they see no bookings and no messages so far.',
    change: 'Change rights',
    changeName: (who: string, title: string) => `Change what ${who} may do for ${title}`,
    changed: 'Rights changed',
    resend: 'Send again',
    resendName: (who: string, title: string) => `Send the invitation to ${title} to ${who} again`,
    resent: (email: string) => `The invitation is on its way to ${email}`,
    remove: 'Remove',
    removeName: (who: string, title: string) => `Remove ${who} from ${title}`,
    removed: 'Access ended',
    removeAsk: {
      title: 'End this access?',
      text: (who: string, title: string) =>
        `${who} loses access to ${title} at once. What they did so far stays as it is.`,
      confirm: 'End access',
    },
  },
  invite: {
    title: 'Invite a co-host',
    text: 'We mail them a link that works for 14 days. They need an account with this address.',
    email: 'Email',
    listings: 'Listings',
    rights: 'What they may do',
    submit: 'Send invitation',
    pending: 'Sending…',
    done: 'Invitation sent',
    doneText: (email: string) => `We have written to ${email}.`,
  },
  change: {
    title: 'What may they do?',
    text: (who: string, title: string) => `${who}, for ${title}. It counts as soon as you save.`,
    submit: 'Save',
    pending: 'Saving…',
  },
  received: {
    title: 'Shared with you',
    list: 'Listings shared with you',
    by: (host: string) => `Shared by ${host}`,
    open: 'Open hosting',
    verify: 'Verify your identity to see and answer bookings and messages.',
    verifyAction: 'Verify identity',
    leave: 'Leave',
    leaveName: (title: string) => `Leave ${title}`,
    left: 'You have left',
    leaveAsk: {
      title: 'Leave this listing?',
      text: (host: string, title: string) =>
        `You no longer see ${title} among your listings. ${host} is told, and can invite you again.`,
      confirm: 'Leave',
    },
  },
  invitation: {
    loading: 'Opening the invitation',
    title: (host: string) => `${host} asks for your help`,
    intro: (email: string) => `This invitation is for ${email}.`,
    listings: 'Listings and what you could do',
    until: (when: string) => `The link works until ${when}.`,
    accept: 'Accept',
    accepting: 'Accepting…',
    done: 'You are a co-host now',
    doneText: 'The shared listings are among yours under Hosting.',
    signIn: 'Sign in or sign up',
    signInText:
      'Use the address that the invitation was sent to. Roomtone is currently invite-only: if you cannot sign up, join the waitlist first and come back.',
    waitlist: 'To the waitlist',
    other: (email: string) =>
      `You are signed in with another address. Sign out, and sign in as ${email} to accept.`,
    failed: 'This invitation does not work',
    failedText:
      'It may have been used already, have ended, or been taken back. Ask the host to send you another.',
    home: 'To the front page',
  },
}
