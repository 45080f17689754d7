import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { securityCalls } from '@roomtone/contract/account/security.calls'
import { afterAll, expect, it } from 'vitest'
import { useServer } from '../../../../testing/server.ts'

const LEAKED = 'Cyclorama wall 42'
const digest = createHash('sha1').update(LEAKED).digest('hex').toUpperCase()
const service = createServer((_, response) => void response.end(`${digest.slice(5)}:12\r\n`))
await new Promise<void>((done) => service.listen(0, '127.0.0.1', done))
afterAll(() => new Promise((done) => service.close(done)))

const server = useServer({
  LEAKED_PASSWORDS_URL: `http://127.0.0.1:${(service.address() as AddressInfo).port}/range/`,
})

it('is refused by name where a service knows it, and another is taken', async () => {
  const { call, aPerson } = server()
  const { token } = await aPerson()
  const change = (password: string) => call(securityCalls.changePassword, { body: { password } }, { token })
  await expect(change(LEAKED)).rejects.toMatchObject({
    code: 'weak_password',
    reasons: ['leaked'],
    message: 'This password appeared in a data leak. Please choose another.',
    fields: [{ field: 'password' }],
  })
  expect(await change('Cyclorama wall 43')).toBeUndefined()
})
