import type { ReferralRefusal, ReferralState } from '@roomtone/domain/referral/referral'

const plural = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`

export const referralTexts = {
  title: 'Refer a Host',
  intro: 'You know someone with a room that deserves a film. Tell them about Roomtone, and earn $50.',
  stepsLabel: 'How it works',
  steps: [
    { title: 'Invite a friend', text: 'Send an invitation or your link to a friend who has a space.' },
    { title: 'They list their space', text: 'Once invited and verified, your friend becomes a host.' },
    { title: 'You earn $50', text: 'When the host you referred completes a first booking.' },
  ],
  signIn: {
    title: 'Sign in to invite a friend',
    text: 'Your link and your invitations wait in your account.',
    action: 'Sign in',
  },
  termsTitle: 'Terms',
  terms: [
    'You earn $50 when the host you referred completes a first booking. Requests and cancelled bookings do not count, and neither do bookings of your own.',
    'The reward is sent within 14 days of the first eligible booking, to your payout account. It is taken back if that booking is refunded in full before.',
    'A friend is somebody who is not a member yet, and counts for whoever invited them first.',
    'Referring yourself, or making bookings up, forfeits the reward. You can send 20 invitations a day.',
  ],
  termsDoor: {
    closed: 'Roomtone is invite-only: the link leads to the waitlist and puts nobody on the access list.',
    open: 'Roomtone is open to everyone at the moment: your friend signs up through the link.',
  },
  help: 'More about referring a host',
}

export const inviteTexts = {
  title: 'Invite by email',
  email: 'Friend’s email',
  send: 'Send invite',
  sending: 'Processing...',
  needed: { title: 'Email required', message: 'Please enter an email address' },
  sent: 'Invitation sent!',
  left: (count: number) => `${plural(count, 'invitation')} left today`,
  linkTitle: 'Share your link',
  link: 'Your referral link',
  copy: 'Copy link',
  copied: 'Link copied to clipboard!',
  copyByHand: {
    title: 'Error',
    text: 'Your browser does not let us copy. The link is selected: please copy it yourself.',
  },
  failed: 'Your referrals could not be loaded',
  account: 'You have no payout account yet. Set one up, so that we know where to send your reward.',
  setUp: 'Set up a payout account',
  unverified: 'We send rewards to verified members. Verify your identity, then set up a payout account.',
  verify: 'Verify your identity',
}

export const invitationsTexts = {
  title: 'Your referrals',
  caption: 'Everyone you referred, the newest first',
  failed: 'Your referrals could not be loaded',
  empty: { title: 'No referrals yet', text: 'Invite a friend, or share your link.' },
  figures: {
    label: 'Your referrals in figures',
    invited: 'Invited',
    joined: 'Joined',
    earned: 'On its way',
    paid: 'Paid',
  },
  columns: { friend: 'Friend', state: 'Status', when: 'Invited', reward: 'Reward' },
  viaLink: 'Through your link',
  someone: 'Somebody on the waitlist',
  states: {
    invited: 'Invited',
    joined: 'Joined',
    hosting: 'Hosting',
    earned: 'Earned',
    paid: 'Paid',
    refused: 'No reward',
  } satisfies Record<ReferralState, string>,
  notes: {
    invited: 'Not a member yet',
    joined: 'Has no space listed yet',
    hosting: 'Waits for a first booking',
    earned: (when: string) => `Sent by ${when}`,
    paid: (when: string) => `Sent on ${when}`,
  },
  refusals: {
    self: 'That is you',
    same_identity: 'The same ID stands behind both accounts',
    same_account: 'Both accounts are paid to the same bank account',
    same_device: 'Both accounts use the same device',
    other_referrer: 'Somebody else had invited them before',
    refunded: 'The first booking was refunded in full',
  } satisfies Record<ReferralRefusal, string>,
}

export const earnTexts = { title: 'Earn $50' }
