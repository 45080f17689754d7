import type { Rejection } from '@roomtone/domain/verification/rejection'
import type Stripe from 'stripe'
import type { IdentityEvent, IdentityProvider, Standing } from './identity-provider.ts'

const REASONS: readonly Rejection[] = [
  'canceled',
  'consent_declined',
  'abandoned',
  'document_expired',
  'document_type_not_supported',
  'document_unverified_other',
  'id_number_mismatch',
  'id_number_unverified_other',
  'selfie_document_missing_photo',
  'selfie_face_mismatch',
  'selfie_manipulated',
  'selfie_unverified_other',
  'under_supported_age',
]

type StripeIdentity = {
  client: Stripe
  webhookSecret: string
  /** The page that a person returns to. */
  returnUrl: string
}

type VerificationSession = Stripe.Identity.VerificationSession

/** Stripe Identity: a session and its page at the start, a signed event at the end. */
export function createStripeProvider({ client, webhookSecret, returnUrl }: StripeIdentity): IdentityProvider {
  return {
    name: 'stripe',
    async begin({ verificationId, userId }) {
      const session = await client.identity.verificationSessions.create(
        {
          type: 'document',
          options: { document: { require_matching_selfie: true } },
          client_reference_id: userId,
          metadata: { verification: verificationId },
          return_url: returnUrl,
        },
        { idempotencyKey: `verification:${verificationId}:begin` },
      )
      return {
        status: 'processing',
        reference: session.id,
        ...(session.url === null ? {} : { redirectUrl: session.url }),
      }
    },
    page: {
      find: async (reference) => standing(await retrieve(client, reference)),
      async close(reference) {
        await client.identity.verificationSessions.cancel(reference)
      },
    },
    async readEvent(payload, signature) {
      const event = open(client, payload, signature, webhookSecret)
      if (event === null) return 'forged'
      switch (event.type) {
        case 'identity.verification_session.verified':
          return verified(client, event.id, event.data.object)
        case 'identity.verification_session.requires_input':
        case 'identity.verification_session.canceled':
          return rejected(event.id, event.type, event.data.object)
        default:
          return 'ignored'
      }
    },
  }
}

function open(client: Stripe, payload: Buffer, signature: string, secret: string): Stripe.Event | null {
  try {
    return client.webhooks.constructEvent(payload, signature, secret)
  } catch {
    return null
  }
}

/** Null when it no longer exists: a session of another account or mode, or one that was deleted. */
async function retrieve(client: Stripe, reference: string): Promise<VerificationSession | null> {
  try {
    return await client.identity.verificationSessions.retrieve(reference)
  } catch (error) {
    if ((error as Partial<Stripe.errors.StripeError>).statusCode === 404) return null
    throw error
  }
}

function standing(session: VerificationSession | null): Standing {
  if (session === null || session.redaction) return { at: 'end', reason: stripeRejection('abandoned') }
  switch (session.status) {
    case 'processing':
    case 'verified':
      return { at: 'provider' }
    case 'requires_input':
      if (session.url !== null) return { at: 'person', url: session.url }
      return { at: 'end', reason: stripeRejection('abandoned') }
    default:
      return { at: 'end', reason: stripeRejection('canceled') }
  }
}

/** What was on the document is not part of the event; it has to be asked for. */
async function verified(
  client: Stripe,
  id: string,
  { id: reference }: VerificationSession,
): Promise<IdentityEvent> {
  const session = await client.identity.verificationSessions.retrieve(reference, {
    expand: ['verified_outputs', 'verified_outputs.dob'],
  })
  const outputs = session.verified_outputs
  const name = [outputs?.first_name, outputs?.last_name].filter(Boolean).join(' ')
  return {
    id,
    kind: 'identity.verification_session.verified',
    reference,
    outcome: {
      to: 'verified',
      findings: { legalName: name === '' ? null : name, dateOfBirth: isoDate(outputs?.dob) },
    },
  }
}

/** A session that asks for input without an error has only just begun. */
function rejected(id: string, kind: string, session: VerificationSession): IdentityEvent | 'ignored' {
  if (session.status === 'requires_input' && session.last_error === null) return 'ignored'
  const reason = stripeRejection(session.status === 'canceled' ? 'canceled' : session.last_error?.code)
  return { id, kind, reference: session.id, outcome: { to: 'rejected', reason } }
}

function isoDate(
  dob: { day: number | null; month: number | null; year: number | null } | null | undefined,
): string | null {
  if (!dob?.year || !dob.month || !dob.day) return null
  const two = (part: number) => String(part).padStart(2, '0')
  return `${dob.year}-${two(dob.month)}-${two(dob.day)}`
}

/** Codes that are not on the list have no words that a person could act on. */
function stripeRejection(code: string | null | undefined): Rejection {
  return REASONS.find((reason) => reason === code) ?? 'failed'
}
