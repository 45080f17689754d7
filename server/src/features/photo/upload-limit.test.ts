import { expect, it } from 'vitest'
import { usePhotos } from '../../../testing/pictures.ts'
import { useServer } from '../../../testing/server.ts'

const server = useServer({ RATE_LIMIT_SCALE: '1' })
const { aNamedPerson, upload } = usePhotos(server)

it('takes 300 photos an hour from one person, whatever they are', async () => {
  const ada = await aNamedPerson()
  const nothing = Buffer.alloc(0)
  for (let n = 0; n < 300; n++)
    await expect(upload(ada, nothing)).rejects.toMatchObject({ code: 'file_not_accepted' })
  await expect(upload(ada, nothing)).rejects.toMatchObject({ status: 429, code: 'rate_limited' })
})
