import type { Page } from '@playwright/test'

type Device = { recognizes: (isUserVerified: boolean) => Promise<unknown> }

/** A device with passkeys that has just recognized its owner, until it is told otherwise. */
export async function aDeviceFor(page: Page): Promise<Device> {
  const browser = await page.context().newCDPSession(page)
  await browser.send('WebAuthn.enable')
  const { authenticatorId } = await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    recognizes: async (isUserVerified: boolean): Promise<void> => {
      await browser.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified })
    },
  }
}

/** Simulates browsers that suggest no passkeys in the email field: only the button is left. */
export async function suggestNothing(page: Page): Promise<void> {
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false
  })
}
