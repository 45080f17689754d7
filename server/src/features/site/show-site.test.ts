import { siteCalls } from '@roomtone/contract/site/site.calls'
import { DEFAULT_CANCELLATION_STEPS } from '@roomtone/domain/cancellation/steps'
import { describe, expect, it } from 'vitest'
import { useServer } from '../../../testing/server.ts'
import { showSite } from './show-site.ts'

const server = useServer()

describe('showing the site', () => {
  it('names no style for maps by default: the packaged outline is the map', async () => {
    expect(await server().call(siteCalls.show, {})).toEqual({
      year: server().clock.now().getUTCFullYear(),
      supportEmail: 'support@roomtone.test',
      inviteOnly: true,
      feeHundredths: 1200,
      taxHundredths: 900,
      cancellation: DEFAULT_CANCELLATION_STEPS,
      mapStyleUrl: null,
      payments: { provider: 'simulated', publishableKey: '' },
      google: false,
      passkeyOrigin: 'http://localhost:3000',
      demo: null,
    })
  })

  it('names the style that is configured', async () => {
    const { deps } = server()
    const mapStyleUrl = 'https://tiles.example/style.json'
    const site = await showSite({ ...deps, config: { ...deps.config, mapStyleUrl } })
    expect(site.mapStyleUrl).toBe(mapStyleUrl)
  })

  it.each([
    ['https://roomtone.example', 'https://roomtone.example'],
    ['https://roomtone.example:8443/', 'https://roomtone.example:8443'],
    ['http://192.0.2.7:3000', null],
    ['http://[2001:db8::1]:3000', null],
  ])('reached at %s, has passkeys at %s', async (publicUrl, passkeyOrigin) => {
    const { deps } = server()
    const site = await showSite({ ...deps, config: { ...deps.config, publicUrl } })
    expect(site.passkeyOrigin).toBe(passkeyOrigin)
  })

  it('names the public key of Stripe where Stripe takes the money, and no other', async () => {
    const { deps } = server()
    const payments = { provider: 'stripe', publishableKey: 'pk_test_1', webhookSecret: 'whsec_1' } as const
    const config = { ...deps.config, payments, stripe: { secretKey: 'sk_test_1', apiUrl: null } }
    const site = await showSite({ ...deps, config, payments: { ...deps.payments, name: 'stripe' } })
    expect(site.payments).toEqual({ provider: 'stripe', publishableKey: 'pk_test_1' })
    expect(JSON.stringify(site)).not.toMatch(/sk_|whsec_/)
  })
})
