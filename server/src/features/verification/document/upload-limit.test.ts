import { expect, it } from 'vitest'
import { useServer } from '../../../../testing/server.ts'
import { useVerifying } from '../../../../testing/verifying.ts'

const server = useServer({ RATE_LIMIT_SCALE: '1' })
const { upload } = useVerifying(server)

it('takes 20 uploads an hour from one person, whatever they are, and does not count the others’', async () => {
  const [ada, bea] = [await server().aPerson(), await server().aPerson()]
  for (let n = 0; n < 19; n++) await upload(ada)
  await expect(upload(ada, Buffer.from('not an ID'))).rejects.toMatchObject({ code: 'file_not_accepted' })
  await expect(upload(ada)).rejects.toMatchObject({ status: 429, code: 'rate_limited' })
  await upload(bea)
})
