import { expect, it } from 'vitest'
import { useHouse } from '../../../testing/house.ts'
import { useVerifying } from '../../../testing/verifying.ts'

const house = useHouse({ RATE_LIMIT_SCALE: '1' })
const { upload } = useVerifying(house)

it('takes 20 uploads an hour from one person, whatever they are, and does not count the others’', async () => {
  const [ada, bea] = [await house().aPerson(), await house().aPerson()]
  for (let n = 0; n < 19; n++) await upload(ada)
  await expect(upload(ada, Buffer.from('not an ID'))).rejects.toMatchObject({ code: 'file_not_accepted' })
  await expect(upload(ada)).rejects.toMatchObject({ status: 429, code: 'rate_limited' })
  await upload(bea)
})
