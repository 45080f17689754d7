import type { VerificationView } from '@roomtone/contract/verification/verification'

const verification: Record<VerificationView['status'], string> = {
  none: 'Not started',
  processing: 'Being checked',
  in_review: 'In review',
  verified: 'Verified',
  rejected: 'Rejected',
}

export const personalInfoTexts = {
  failed: 'Your personal information could not be loaded',
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
    hint: 'As it stands on your government ID.',
    fixed:
      'Your identity was checked under this name, or is being checked, so it no longer changes here: releases are signed with it. If your name has changed, write to',
  },
  preferredName: {
    label: 'Preferred first name',
    hint: 'Hosts and crews see this instead of your legal first name.',
  },
  email: {
    label: 'Email',
    confirmed: 'Confirmed',
    notConfirmed: 'Not confirmed',
    waits: (email: string) => `Waiting for the link that we sent to ${email}`,
    resend: 'Send another link',
    resent: {
      title: 'Look in your mailbox',
      text: (email: string) => `A link to confirm ${email} is on its way.`,
    },
    next: 'New email address',
    hint: 'We send a link to the new address. Until you open it, nothing changes. We also tell the address you have now.',
    send: 'Send the link',
    sent: {
      title: 'Look in your new mailbox',
      text: (email: string) => `A link to use ${email} is on its way.`,
    },
    noPassword: 'To change your address you need a password. Choose one under',
    security: 'Login & security',
  },
  phones: {
    label: 'Phone numbers',
    one: (number: number) => `Phone number ${number}`,
    hint: 'With the country code, like +1 213 373 4253. After a confirmed booking the other side sees the first one.',
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
    hint: 'Somebody we can call if something happens to you at a shoot. Nobody else sees it.',
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
