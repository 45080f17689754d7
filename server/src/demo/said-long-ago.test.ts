import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { actorOf } from '../../testing/booking.ts'
import { aConversation, say } from '../../testing/conversation.ts'
import { useHouse } from '../../testing/house.ts'
import { sendMessage } from '../features/conversation/send-message.ts'
import { withinStep } from './within-step.ts'

const house = useHouse()
const MINUTE = 60_000

it('what the demo says of the past is not mailed by itself, and does not hold back the next mail', async () => {
  const { id, guest, host } = await aConversation(house())
  const { deps } = house()
  const mails = async () => {
    await house().bringJobsForward()
    await house().drain()
    return (await house().mailsTo(host.email)).filter(({ kind }) => kind === 'unread-messages')
  }
  await deps.db.transaction().execute(async (tx) => {
    const then = withinStep(deps, tx, new Date(deps.clock.now().getTime() - 120 * MINUTE))
    const draft = { id, key: randomUUID(), content: 'Long ago.', fileIds: [] }
    await sendMessage(then, actorOf(guest), draft)
  })
  expect(await mails()).toEqual([])
  await say(house(), guest, id, 'Just now.')
  house().clock.advance(6 * MINUTE)
  expect(await mails()).toMatchObject([{ text: expect.stringContaining('Just now.') }])
})

it('what the demo says is told to nobody who is there, not even in a thread that is going on', async () => {
  const { id, guest } = await aConversation(house())
  const { deps } = house()
  await say(house(), guest, id, 'By hand.')
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
