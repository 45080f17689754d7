import type { VerificationView } from '@roomtone/contract/verification/verification'

const verification: Record<VerificationView['status'], string> = {
  none: 'Not started',
  processing: 'Being checked',
  in_review: 'In review',
  verified: 'Verified',
  rejected: 'Rejected',
}

export const personalInfoTexts = {
  failed: 'We couldn’t load your personal information',
  notProvided: 'Not provided',
  edit: 'Edit',
  add: 'Add',
  editOf: (what: string) => `Edit: ${what}`,
  addOf: (what: string) => `Add: ${what}`,
  save: 'Save',
  saving: 'Saving',
  cancel: 'Cancel',
  remove: 'Remove',
  saved: 'Saved',
  note: 'Contact info is released only after a reservation is confirmed.',
  help: 'What we do with it',
  legalName: {
    label: 'Legal name',
    first: 'Legal first name',
    last: 'Legal last name',
    hint: 'As it appears on your government ID.',
    fixed:
      'You can’t change your name here once your ID check has started, because you sign releases with it. If your name has changed, email',
  },
  preferredName: {
    label: 'Preferred first name',
    hint: 'Hosts and crews see this instead of your legal first name.',
  },
  email: {
    label: 'Email',
    confirmed: 'Confirmed',
    notConfirmed: 'Not confirmed',
    waits: (email: string) => `To switch to ${email}, open the link we sent there.`,
    resend: 'Send another link',
    resent: {
      title: 'Check your email',
      text: (email: string) => `We sent a link to confirm ${email}.`,
    },
    next: 'New email address',
    hint: 'We’ll send a link to the new address. Your email changes once you open it. We’ll also let your current address know.',
    send: 'Send link',
    sent: {
      title: 'Check your new inbox',
      text: (email: string) => `We sent a link to ${email}.`,
    },
    noPassword: 'You need a password to change your email. Create one under',
    security: 'Login & security',
  },
  phones: {
    label: 'Phone numbers',
    one: (number: number) => `Phone number ${number}`,
    hint: 'Include the country code, like +1 213 373 4253. Once a booking is confirmed, the other side sees your first number.',
    more: 'Add another number',
    removeOf: (number: number) => `Remove phone number ${number}`,
  },
  identity: {
    label: 'Identity verification',
    verification,
    verify: {
      none: 'Start Verification',
      processing: 'Show status',
      in_review: 'Show status',
      rejected: 'See why',
    },
  },
  residential: 'Residential address',
  mailing: 'Mailing address',
  emergency: {
    label: 'Emergency contact',
    name: 'Name',
    relation: 'Relation',
    phone: 'Phone number',
    email: 'Email',
    hint: 'Someone we can call if something happens to you on a shoot. Other members never see this.',
  },
  address: {
    line1: 'Street address',
    line2: 'Apartment, suite',
    city: 'City',
    region: 'State or region',
    postalCode: 'Postal code',
    country: 'Country',
    choose: 'Choose a country',
  },
}
