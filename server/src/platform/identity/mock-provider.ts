import type { IdentityProvider } from './identity-provider.ts'

/** Accepts everyone after the time that the specification gives it. */
const THINKING_MS = 2000

export const mockProvider: IdentityProvider = {
  name: 'mock',
  begin: async ({ verificationId }) => ({
    status: 'processing',
    reference: `mock_${verificationId}`,
    decideAfterMs: THINKING_MS,
  }),
  page: null,
  readEvent: async () => 'forged',
}
