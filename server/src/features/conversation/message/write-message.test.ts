import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { beforeEach, describe, expect, it } from 'vitest'
import { aVerifiedPerson } from '../../../../testing/booking.ts'
import { aCohost } from '../../../../testing/cohosts.ts'
import { aConversation, heard, say, type TestConversation } from '../../../../testing/conversation.ts'
import { useServer } from '../../../../testing/server.ts'
import { lockPart } from '../part.store.ts'
import { holdConversationsBetween, insertBlock } from '../safety/block.store.ts'
import { writeMessage } from './write-message.ts'

const server = useServer()
let talk: TestConversation

beforeEach(async () => {
  talk = await aConversation(server())
  await say(server(), talk.guest, talk.id, 'Is there a lift?')
})

function write(content: string, key: string = randomUUID()) {
  const { deps } = server()
  const draft = { id: talk.id, key, content, fileIds: [] }
  return deps.db
    .transaction()
    .execute((tx) => writeMessage(deps, tx, { senderId: talk.guest.id, draft, held: null }))
}

async function count(text: string, values: unknown[] = []): Promise<number> {
  const { rows } = await server().database.pool.query(`select count(*)::int as n from ${text}`, values)
  return rows[0]?.n
}

const events = () => count('live_events where user_id = $1', [talk.host.id])
const jobs = () => count('graphile_worker.jobs')

describe('in a thread that is going on', () => {
  it('a message is written, told to both once, and orders no other mail', async () => {
    const before = await jobs()
    const said = await write('And how wide is its door?')
    expect(said).toMatchObject({ content: 'And how wide is its door?', isFlagged: false })
    const { rows } = await server().database.pool.query(
      'select user_id, data from live_events where data @> $1 order by user_id',
      [{ conversationId: talk.id, seq: said?.seq }],
    )
    expect(rows.map(({ user_id }) => user_id)).toEqual([talk.guest.id, talk.host.id].sort())
    expect(await jobs()).toBe(before)
    expect((await heard(server(), talk.host, talk.id)).map(({ content }) => content)).toEqual([
      'Is there a lift?',
      'And how wide is its door?',
    ])
  })

  it('no clock puts an answer before its question', async () => {
    const { clock, database } = server()
    const ahead = new Date(clock.now().getTime() + 60_000)
    await database.pool.query('update conversations set updated_at = $2 where id = $1', [talk.id, ahead])
    expect((await write('Still there?'))?.createdAt).toEqual(ahead)
  })

  it('who writes meanwhile is waited for', async () => {
    const order: string[] = []
    let writing: Promise<unknown> | undefined
    await server()
      .deps.db.transaction()
      .execute(async (tx) => {
        await lockPart(tx, talk.id, talk.host.id)
        writing = write('After you.').then(() => order.push('written'))
        await wait(200)
        order.push('let go')
      })
    await writing
    expect(order).toEqual(['let go', 'written'])
  })

  it('all who write in the same moment are heard, in the order of their times', async () => {
    const words = ['One', 'Two', 'Three', 'Four', 'Five', 'Six']
    await Promise.all(words.map((word, at) => say(server(), at % 2 ? talk.guest : talk.host, talk.id, word)))
    const said = (await heard(server(), talk.host, talk.id)).slice(1)
    expect(said.map(({ content }) => content).sort()).toEqual([...words].sort())
    expect(said.map(({ createdAt }) => createdAt)).toEqual(said.map(({ createdAt }) => createdAt).sort())
  })

  it('a transaction that holds its sender can notify them without a deadlock', async () => {
    const { deps, clock } = server()
    let writing: Promise<unknown> | undefined
    await deps.db.transaction().execute(async (tx) => {
      await tx.selectFrom('users').select('id').where('id', '=', talk.guest.id).forUpdate().execute()
      writing = write('One moment.')
      await wait(200)
      await deps.live.tell(tx, [talk.guest.id], { kind: 'notification' }, clock.now())
    })
    expect(await writing).toMatchObject({ content: 'One moment.' })
  })
})

describe('nothing is written and nobody is told', () => {
  const nothing = async (code: string | undefined, content = 'Hello?', key?: string) => {
    const told = await events()
    const writing = write(content, key)
    if (code === undefined) expect(await writing).toBeUndefined()
    else await expect(writing).rejects.toMatchObject({ code })
    expect(await events()).toBe(told)
    expect(await count('messages where conversation_id = $1 and content = $2', [talk.id, content])).toBe(0)
  }

  it('where one has blocked the other', async () => {
    const block = { blockerId: talk.host.id, blockedId: talk.guest.id, now: server().clock.now() }
    await server()
      .deps.db.transaction()
      .execute((tx) => insertBlock(tx, block))
    await nothing('conversation_closed')
  })

  it('where one blocks the other while it waits for the conversation', async () => {
    let writing: Promise<unknown> | undefined
    const [blockerId, blockedId] = [talk.host.id, talk.guest.id]
    const told = await events()
    await server()
      .deps.db.transaction()
      .execute(async (tx) => {
        await holdConversationsBetween(tx, blockerId, blockedId)
        writing = write('Hello?').catch((error: unknown) => error)
        await wait(200)
        await insertBlock(tx, { blockerId, blockedId, now: server().clock.now() })
      })
    expect(await writing).toMatchObject({ code: 'conversation_closed' })
    expect(await events()).toBe(told)
  })

  it('where the key was used', async () => {
    const key = randomUUID()
    await say(server(), talk.guest, talk.id, 'Once.', { key })
    await nothing(undefined, 'Twice.', key)
  })

  it('to who is not of its two sides', async () => {
    const stranger = await aVerifiedPerson(server())
    talk = { ...talk, guest: stranger }
    await nothing('not_found')
  })
})

describe('another mail is ordered', () => {
  const orderedAt = async () => {
    const { rows } = await server().database.pool.query<{ due_at: Date }>(
      'select due_at from message_mails where user_id = $1',
      [talk.host.id],
    )
    return rows[0]?.due_at
  }

  it('where the last has left, or would leave too late', async () => {
    const { pool } = server().database
    const later = new Date(server().clock.now().getTime() + 6 * 60_000)
    await pool.query('update message_mails set due_at = $2 where user_id = $1', [talk.host.id, later])
    await write('The mail is too late.')
    expect((await orderedAt())?.getTime()).toBeLessThan(later.getTime())
    await pool.query('delete from message_mails where user_id = $1', [talk.host.id])
    await write('The mail has left.')
    expect((await orderedAt())?.getTime()).toBeLessThan(later.getTime())
  })

  it('and a colleague who has come to help hears of the message', async () => {
    const helper = await aCohost(server(), {
      host: talk.host,
      listings: [talk.listing.id],
      rights: ['messages'],
    })
    const said = await write('Hello, all of you.')
    const told = `live_events where user_id = $1 and data @> jsonb_build_object('seq', $2::int)`
    expect(await count(told, [helper.id, said?.seq])).toBe(1)
  })
})
