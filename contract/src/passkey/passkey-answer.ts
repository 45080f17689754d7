import { z } from 'zod'

/** As browsers write bytes in JSON. */
const bytes = (max: number) =>
  z
    .string()
    .min(1)
    .max(max)
    .regex(/^[\w-]+$/)

/** A credential's id has at most 1023 bytes. */
const credentialId = bytes(1364)
const type = z.literal('public-key')
const clientDataJSON = bytes(8000)

/** What the browser answers when someone uses a passkey. */
export const passkeyAssertion = z.object({
  id: credentialId,
  rawId: credentialId,
  type,
  response: z.object({
    clientDataJSON,
    authenticatorData: bytes(4000),
    signature: bytes(2000),
    userHandle: bytes(100).optional(),
  }),
})

export type PasskeyAssertion = z.output<typeof passkeyAssertion>

/** What the browser answers when someone creates a passkey. */
export const passkeyAttestation = z.object({
  id: credentialId,
  rawId: credentialId,
  type,
  response: z.object({
    clientDataJSON,
    attestationObject: bytes(30_000),
    transports: z.array(z.string().min(1).max(30)).max(10).optional(),
  }),
})

export type PasskeyAttestation = z.output<typeof passkeyAttestation>
