import type { ReferralRefusal, ReferralState } from '@roomtone/domain/referral/referral'

const plural = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`

export const referralTexts = {
  title: 'Refer a Host',
  intro: 'Know someone with a great space? Tell them about Roomtone and earn $50.',
  stepsLabel: 'How it works',
  steps: [
    { title: 'Invite a friend', text: 'Send an invite or your link to a friend with a space.' },
    {
      title: 'They list their space',
      text: 'Your friend joins Roomtone, verifies their identity and becomes a host.',
    },
    { title: 'You earn $50', text: 'When the host you referred completes a first booking.' },
  ],
  signIn: {
    title: 'Sign in to invite a friend',
    text: 'Your link and invitations are in your account.',
    action: 'Sign in',
  },
  termsTitle: 'Terms',
  terms: [
    'You earn $50 when the host you referred completes a first booking. Requests and canceled bookings don’t count, and neither do your own bookings.',
    'We send the reward to your payout account within 14 days of the first eligible booking. You lose it if that booking is fully refunded first.',
    'A friend is someone who isn’t a member yet. They count for the person who invited them first.',
    'If you refer yourself or make up bookings, you lose the reward. You can send 20 invitations a day.',
  ],
  termsDoor: {
    closed:
      'Roomtone is invite-only: your link leads to the waitlist and doesn’t put anyone on the access list.',
    open: 'Roomtone is open to everyone right now: your friend signs up through your link.',
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
    text: 'Your browser won’t let us copy. The link is selected, so you can copy it yourself.',
  },
  failed: 'We couldn’t load your referrals',
  account: 'You don’t have a payout account yet. Set one up so we know where to send your reward.',
  setUp: 'Set up a payout account',
  unverified: 'We only send rewards to verified members. Verify your identity, then set up a payout account.',
  verify: 'Verify your identity',
}

export const invitationsTexts = {
  title: 'Your referrals',
  caption: 'Everyone you referred, newest first',
  failed: 'We couldn’t load your referrals',
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
  someone: 'Someone on the waitlist',
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
    joined: 'No space listed yet',
    hosting: 'Waiting for a first booking',
    earned: (when: string) => `Sent by ${when}`,
    paid: (when: string) => `Sent on ${when}`,
  },
  refusals: {
    self: 'That’s you',
    same_identity: 'Both accounts use the same ID',
    same_account: 'Both accounts get paid to the same bank account',
    same_device: 'Both accounts use the same device',
    other_referrer: 'Someone else invited them first',
    refunded: 'The first booking was refunded in full',
  } satisfies Record<ReferralRefusal, string>,
}

export const earnTexts = { title: 'Earn $50' }
