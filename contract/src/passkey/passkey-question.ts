import { z } from 'zod'
import { id } from '../fields.ts'

const credential = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.array(z.enum(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'])),
})

export type PasskeyTransport = z.output<typeof credential>['transports'][number]

/** What the browser is asked to have signed; none of `allowCredentials` means any passkey of this site. */
export const passkeyRequest = z.object({
  challengeId: id,
  options: z.object({
    challenge: z.string(),
    timeout: z.int(),
    rpId: z.string(),
    allowCredentials: z.array(credential),
    userVerification: z.literal('required'),
  }),
})

export type PasskeyRequest = z.output<typeof passkeyRequest>

/** What the browser is asked to make. */
export const passkeyCreation = z.object({
  challengeId: id,
  options: z.object({
    rp: z.object({ id: z.string(), name: z.string() }),
    user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
    challenge: z.string(),
    pubKeyCredParams: z.array(z.object({ alg: z.int(), type: z.literal('public-key') })),
    timeout: z.int(),
    excludeCredentials: z.array(credential),
    authenticatorSelection: z.object({
      residentKey: z.literal('required'),
      requireResidentKey: z.literal(true),
      userVerification: z.literal('required'),
    }),
    attestation: z.literal('none'),
  }),
})

export type PasskeyCreation = z.output<typeof passkeyCreation>
