import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { actorOf } from '../../../testing/booking.ts'
import { aConversation, say } from '../../../testing/conversation.ts'
import { useServer } from '../../../testing/server.ts'
import { sendMessage } from '../../features/conversation/message/send-message.ts'
import { withinStep } from '../within-step.ts'

const server = useServer()
const MINUTE = 60_000

it('what the demo says of the past is not mailed by itself, and does not hold back the next mail', async () => {
  const { id, guest, host } = await aConversation(server())
  const { deps } = server()
  const mails = async () => {
    await server().bringJobsForward()
    await server().drain()
    return (await server().mailsTo(host.email)).filter(({ kind }) => kind === 'unread-messages')
  }
  await deps.db.transaction().execute(async (tx) => {
    const then = withinStep(deps, tx, new Date(deps.clock.now().getTime() - 120 * MINUTE))
    const draft = { id, key: randomUUID(), content: 'Long ago.', fileIds: [] }
    await sendMessage(then, actorOf(guest), draft)
  })
  expect(await mails()).toEqual([])
  await say(server(), guest, id, 'Just now.')
  server().clock.advance(6 * MINUTE)
  expect(await mails()).toMatchObject([{ text: expect.stringContaining('Just now.') }])
})

it('a message of the demo notifies no one, not even in an ongoing conversation', async () => {
  const { id, guest } = await aConversation(server())
  const { deps } = server()
  await say(server(), guest, id, 'By hand.')
  const events = () => deps.db.selectFrom('live_events').select('id').orderBy('id').execute()
  const before = await events()
  await deps.db.transaction().execute(async (tx) => {
    const then = withinStep(deps, tx, deps.clock.now())
    const draft = { id, key: randomUUID(), content: 'By the demo.', fileIds: [] }
    expect(await sendMessage(then, actorOf(guest), draft)).toMatchObject({ content: 'By the demo.' })
  })
  expect(before).not.toEqual([])
  expect(await events()).toEqual(before)
})
