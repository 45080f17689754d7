import { conversationCalls } from '@roomtone/contract/conversation/conversation.calls'
import { expect, it } from 'vitest'
import { aConversation } from '../../../../testing/conversation.ts'
import { putMessage } from '../../../../testing/moderating.ts'
import { useServer } from '../../../../testing/server.ts'
import { LIMITS } from '../limits.ts'

const server = useServer({ RATE_LIMIT_SCALE: '1' })

it('reports have an end: one person cannot flood the admins', async () => {
  const talk = await aConversation(server())
  const token = talk.guest.token
  const body = { reason: 'This frightens me' }
  for (let n = 0; n < LIMITS.reportsOfPerson.max; n++) {
    const id = await putMessage(server(), talk, talk.host)
    await server().call(conversationCalls.reportMessage, { params: { id }, body }, { token })
  }
  const id = await putMessage(server(), talk, talk.host)
  await expect(
    server().call(conversationCalls.reportMessage, { params: { id }, body }, { token }),
  ).rejects.toMatchObject({ status: 429, code: 'rate_limited' })
  await expect(
    server().call(conversationCalls.reportPerson, { params: { id: talk.id }, body }, { token }),
  ).rejects.toMatchObject({ code: 'rate_limited' })
})
