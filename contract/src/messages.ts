import type { ErrorCode } from './errors.ts'

export type Message = { title: string; text: string }

/** What a person reads when a call fails: title then text, as the toasts of the product show them. */
export const ERROR_MESSAGES: Record<ErrorCode, Message> = {
  malformed_request: {
    title: 'Error',
    text: "We couldn't read that request. Please reload the page and try again.",
  },
  validation_failed: { title: 'Validation Error', text: 'Please check the highlighted fields.' },
  weak_password: { title: 'Validation Error', text: 'Please choose a stronger password.' },
  under_age: { title: 'Validation Error', text: 'You must be at least 18 years old to use Roomtone.' },
  unauthenticated: { title: 'Error', text: 'Please sign in to continue.' },
  session_expired: { title: 'Error', text: 'Your session has expired. Please sign in again.' },
  session_not_found: { title: 'Error', text: 'Your session has ended. Please sign in again.' },
  invalid_credentials: { title: 'Error', text: 'Invalid login credentials' },
  code_required: { title: 'One more step', text: 'Please enter the code from your authenticator app.' },
  code_invalid: {
    title: 'Error',
    text: 'That code is wrong or was already used. Please try again.',
  },
  password_required: {
    title: 'One more step',
    text: 'This address already has an account. Sign in with its password to connect Google.',
  },
  passkey_invalid: {
    title: 'Passkey not accepted',
    text: "This passkey didn't work, or it took too long. Please try again, or sign in another way.",
  },
  passkey_cloned: {
    title: 'Passkey not accepted',
    text: 'This passkey may have been copied, so we did not accept it. Sign in another way and remove it under Login & security.',
  },
  forbidden: { title: 'Access Denied', text: "You don't have permission to access this page." },
  read_only: {
    title: 'Read-only',
    text: "You're viewing Roomtone as someone else. You can't change anything, and private details stay hidden.",
  },
  proof_required: { title: 'Confirm it’s you', text: 'Please confirm it’s you, then try again.' },
  proof_too_weak: {
    title: 'Confirm it’s you',
    text: 'Your account needs a stronger way to confirm it’s you, such as a passkey or authenticator code.',
  },
  own_account: { title: 'Error', text: "You can't do this to your own account." },
  not_whitelisted: {
    title: 'Access Restricted',
    text: 'Currently invite-only. Please join our waitlist for early access.',
  },
  account_suspended: {
    title: 'Error',
    text: 'This account has been suspended. Please contact support.',
  },
  google_refused: { title: 'Error', text: "Google didn't sign you in. Please try again." },
  names_required: { title: 'Error', text: 'Please finish signing up first.' },
  commitment_required: {
    title: 'Agreement Required',
    text: 'You must agree to our community commitment to use Roomtone.',
  },
  second_factor_required: {
    title: 'A second factor is needed',
    text: 'Admins need two-factor sign-in. Set it up here to open the admin pages.',
  },
  verification_required: { title: 'Verification Required', text: 'Please verify your identity first.' },
  not_found: { title: 'Error', text: "We couldn't find that. It may have been removed." },
  method_not_allowed: { title: 'Error', text: "This address doesn't accept that kind of request." },
  already_on_waitlist: {
    title: 'Already on waitlist',
    text: 'This email is already registered on the waitlist.',
  },
  account_exists: { title: 'Account already exists', text: 'Please sign in instead.' },
  last_admin: {
    title: 'Error',
    text: 'Roomtone needs at least one admin. Make someone else an admin first.',
  },
  conflict: {
    title: 'Error',
    text: 'Someone else changed this while you had it open. Please reload and try again.',
  },
  stale: {
    title: 'Changed elsewhere',
    text: 'You changed this on another device, so we loaded the newer version.',
  },
  not_allowed_here: {
    title: 'Not allowed here',
    text: "This space doesn't allow everything your shoot involves.",
  },
  crew_too_large: { title: 'Crew too large', text: 'This space is too small for your crew.' },
  card_declined: { title: 'Card declined', text: 'Your bank declined this card. Please use another one.' },
  code_unknown: {
    title: 'Code not found',
    text: "We don't know that code. Please check it for typos.",
  },
  code_expired: { title: 'Code expired', text: 'This code has expired.' },
  code_used_up: { title: 'Code used up', text: 'This code has no balance left.' },
  code_taken: { title: 'Code already claimed', text: "This gift card is already in someone else's account." },
  code_stopped: {
    title: 'Code canceled',
    text: 'This code is no longer valid. Please contact support if you think it should be.',
  },
  credit_changed: {
    title: 'Your credit has changed',
    text: "What your gift cards and coupons cover has changed. Please check what's left to pay.",
  },
  message_flagged: { title: 'Message flagged', text: "This message wasn't sent." },
  text_flagged: { title: 'Not saved', text: "Some of these words aren't allowed here." },
  conversation_closed: { title: 'Error', text: "You can't send messages in this conversation." },
  email_unconfirmed: {
    title: 'Confirm your email',
    text: 'Please confirm your email address first. We sent you a link.',
  },
  sign_in_first: {
    title: 'Sign in first',
    text: 'Sign in to the account this link belongs to, then open the link again.',
  },
  own_listing: { title: 'Error', text: 'This is your own space. Block the time in your calendar instead.' },
  claim_unpaid: {
    title: 'You have an unpaid claim',
    text: 'Please pay your claim before you send another request.',
  },
  slot_taken: {
    title: 'No longer available',
    text: 'Someone else just took this time. Please pick another.',
  },
  price_changed: {
    title: 'The price has changed',
    text: 'The host changed the price since you looked. Please check the new total.',
  },
  terms_changed: {
    title: 'The terms have changed',
    text: 'The house rules, refund terms or approval setting changed since you looked. Please read them again and agree.',
  },
  key_reused: {
    title: 'Error',
    text: 'You already sent this request with different details. Please reload the page and try again.',
  },
  too_many_requests_open: {
    title: 'Too many open requests',
    text: 'Please wait for an answer, or withdraw a request, before you send another.',
  },
  calendar_conflict: {
    title: 'Calendar conflict',
    text: 'A calendar you connected has something at that time.',
  },
  nothing_to_wait_for: {
    title: 'Error',
    text: 'This time is free, so you can book it instead of placing a second hold.',
  },
  refund_changed: {
    title: 'The refund has changed',
    text: 'The amount changed since you looked. Please check it again.',
  },
  no_longer_possible: {
    title: 'Error',
    text: "This booking has changed, so you can't do that anymore. Please reload the page.",
  },
  password_missing: {
    title: 'Create a password first',
    text: 'This account has no password yet. Create one, then try again.',
  },
  passkey_last: {
    title: 'This is your only way to sign in',
    text: 'Your account has no password. Create one first, then remove this passkey.',
  },
  passkey_limit: {
    title: 'You have 20 passkeys',
    text: "That's as many as an account can have. Remove one you no longer use, then try again.",
  },
  bookings_ahead: {
    title: 'Error',
    text: 'You have upcoming bookings. Complete or cancel them first.',
  },
  not_settled: {
    title: 'Not everything is settled',
    text: 'Some things in this account are still open. Settle them first, then delete the account.',
  },
  export_underway: {
    title: 'Already in progress',
    text: "We're preparing a copy of your data. We'll email you when it's ready.",
  },
  export_limit: {
    title: 'Three copies in 30 days',
    text: 'You asked for three copies in the last 30 days. You can ask again 30 days after the first one.',
  },
  account_closing: {
    title: 'This account is being deleted',
    text: 'You asked us to delete this account. We emailed you a link to restore it.',
  },
  account_closed: {
    title: 'This account is closed',
    text: 'The 30 days to restore it are over.',
  },
  google_unreachable: { title: 'Error', text: "Google isn't answering right now. Please try again." },
  payments_unreachable: {
    title: "Payments aren't working right now",
    text: "Our payment provider isn't answering. You weren't charged. Please try again in a moment.",
  },
  place_not_found: {
    title: 'Address not found',
    text: "We couldn't find this address. Please check the city, state and ZIP code.",
  },
  feed_refused: {
    title: 'Calendar not added',
    text: "We can't read this calendar. Please check its address.",
  },
  link_invalid: {
    title: 'Error',
    text: 'This link has expired or was already used. Please ask for a new one.',
  },
  body_too_large: { title: 'Error', text: 'This is too large to send. Please shorten it and try again.' },
  file_too_large: { title: 'File too large', text: 'Please upload a file smaller than 10MB' },
  file_not_accepted: {
    title: 'Invalid file type',
    text: 'Please upload a JPEG, PNG or HEIC picture, or a PDF',
  },
  pdf_not_plain: {
    title: 'PDF not accepted',
    text: 'This PDF contains a script or attachment. Print it to PDF again, then upload it.',
  },
  unsupported_media_type: { title: 'Error', text: "This kind of content isn't accepted here." },
  rate_limited: { title: 'Error', text: 'Too many attempts. Please wait a moment and try again.' },
  internal: { title: 'Error', text: 'Something went wrong on our side. Please try again.' },
  overloaded: { title: 'Error', text: 'Roomtone is very busy right now. Please try again in a few seconds.' },
  not_ready: { title: 'Error', text: 'Roomtone is starting up. Please try again in a few seconds.' },
  files_unavailable: {
    title: 'Error',
    text: "We can't save or open files right now. Please try again in a few minutes.",
  },
}

/** Why a password is too weak, in words. */
export const WEAK_PASSWORD_REASONS: Record<string, string> = {
  length: 'Password must be at least 8 characters',
  too_long: 'Password too long',
  uppercase: 'Password must contain at least one uppercase letter',
  number: 'Password must contain at least one number',
  pwned: 'This is one of the most guessed passwords. Please choose another',
  leaked: 'This password appeared in a data leak. Please choose another',
}
