// @vitest-environment happy-dom
import type { ConversationView, MessageView } from '@roomtone/contract/conversation/conversation'
import {
  countUnread,
  listConversations,
  listMessages,
  markRead,
  sendMessage,
  showConversation,
} from '@roomtone/contract/conversation/conversations'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { aMember } from '../../../platform/testing/a-member.fixture.ts'
import { FakeServer, later, Refusal } from '../../../platform/testing/fake-server.fixture.ts'
import { closeScreen, openScreen, write } from '../../../platform/testing/screen.fixture.tsx'
import { aConversation, aMessage } from '../a-conversation.fixture.ts'
import { Inbox } from './inbox.tsx'

let server: FakeServer
let conversations: ConversationView[]
let messages: MessageView[]

beforeEach(() => {
  server = new FakeServer()
  conversations = [aConversation()]
  messages = [aMessage(1, 'Hello from the loft')]
  server.on(countUnread, () => ({ guest: 0, host: 0 }))
  server.on(listConversations, () => ({
    items: conversations,
    nextCursor: null,
    total: conversations.length,
  }))
  server.on(showConversation, ({ params }) => {
    const found = conversations.find(({ id }) => id === params.id)
    if (!found) throw new Refusal('not_found')
    return found
  })
  server.on(listMessages, ({ params, query: { after = 0 } }) => ({
    items: messages.filter(({ conversationId, seq }) => conversationId === params.id && seq > after),
    hasMore: false,
  }))
  server.on(markRead, () => undefined)
  server.on(sendMessage, ({ body, params }) => take(body, params.id))
})

afterEach(async () => {
  await closeScreen()
  expect(server.faults).toEqual([])
})

/** Like the server: sent again with the same key, it is the same message. */
function take({ key, content }: { key: string; content: string }, conversationId: string): MessageView {
  const known = messages.find((message) => message.key === key)
  const message = known ?? aMessage(messages.length + 1, content, { isOwn: true, key, conversationId })
  if (!known) messages = [...messages, message]
  return message
}

async function open() {
  // A new person each time, because unsent words stay on a person's desk.
  const member = aMember({ id: crypto.randomUUID() })
  const at = `/messages?conversation=${aConversation().id}`
  const opened = await openScreen(<Inbox title="Messages" empty={null} />, { server, at, member })
  await screen.findByText('Hello from the loft')
  return opened
}

const field = () => screen.getByLabelText<HTMLTextAreaElement>('Message')
const sent = () => server.received(sendMessage).map(({ body }) => body)

it('keeps a message that was not taken, and sends the same one again', async () => {
  server.on(sendMessage, () => {
    throw new Refusal('rate_limited')
  })
  const { user } = await open()
  write(field(), 'Is there a dock?')
  await user.keyboard('{Enter}')
  const retry = await screen.findByRole('button', { name: 'Retry sending “Is there a dock?”' })
  expect(field().value).toBe('')
  server.on(sendMessage, ({ body, params }) => take(body, params.id))
  await user.click(retry)
  await waitFor(() => expect(screen.queryByText('Not sent')).toBeNull())
  expect(sent()).toHaveLength(2)
  expect(sent()[1]?.key).toBe(sent()[0]?.key)
  expect(screen.getAllByText('Is there a dock?')).toHaveLength(1)
})

it('forgets a message that was not sent when it is discarded', async () => {
  server.on(sendMessage, () => {
    throw new Refusal('rate_limited')
  })
  const { user } = await open()
  write(field(), 'Is there a dock?')
  await user.keyboard('{Enter}')
  await user.click(await screen.findByRole('button', { name: 'Discard “Is there a dock?”' }))
  expect(screen.queryByText('Is there a dock?')).toBeNull()
  expect(document.activeElement).toBe(field())
  expect(Object.keys(localStorage).some((key) => key.startsWith('roomtone.outbox.'))).toBe(false)
})

it('puts refused words back before what was typed since, and names what to change', async () => {
  const answer = later<MessageView>()
  server.on(sendMessage, () => answer.promise)
  const { user } = await open()
  write(field(), 'Call 555 0100')
  await user.keyboard('{Enter}')
  write(field(), 'Thanks')
  answer.fail(new Refusal('message_flagged', { detail: 'No phone numbers.', reasons: ['555 0100'] }))
  await screen.findByText('“555 0100”')
  expect(field().value).toBe('Call 555 0100\nThanks')
  expect(field().getAttribute('aria-invalid')).toBe('true')
})

it('shows a message that arrives while one is being written, and leaves the words and the cursor alone', async () => {
  const { happen } = await open()
  write(field(), 'I wanted to as')
  messages = [...messages, aMessage(2, 'The dock is free')]
  await happen({ kind: 'message', conversationId: aConversation().id, seq: 2 })
  await screen.findByText('The dock is free')
  expect(field().value).toBe('I wanted to as')
  expect(document.activeElement).toBe(field())
  await waitFor(() => expect(server.received(markRead).at(-1)?.body.seq).toBe(2))
})

it('sends one after the other, in the order in which they were written', async () => {
  const first = later<void>()
  server.on(sendMessage, async ({ body, params }) => {
    if (body.content === 'One') await first.promise
    return take(body, params.id)
  })
  const { user } = await open()
  write(field(), 'One')
  await user.keyboard('{Enter}')
  write(field(), 'Two')
  await user.keyboard('{Enter}')
  await screen.findAllByText('Sending...')
  expect(sent().map(({ content }) => content)).toEqual(['One'])
  first.answer()
  await waitFor(() => expect(sent().map(({ content }) => content)).toEqual(['One', 'Two']))
  await waitFor(() => expect(screen.queryByText('Sending...')).toBeNull())
})

it('sends on Enter, but not with Shift or while a word is being composed', async () => {
  const { user } = await open()
  await user.type(field(), 'One{Shift>}{Enter}{/Shift}Two')
  fireEvent.keyDown(field(), { key: 'Enter', isComposing: true })
  expect(sent()).toEqual([])
  expect(field().value).toBe('One\nTwo')
  await user.keyboard('{Enter}')
  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(field().value).toBe('')
})

it('keeps what is being written with its conversation', async () => {
  const other = aConversation({
    id: '0b0c5d3e-0000-4000-8000-000000000031',
    property: { ...aConversation().property, title: 'Old Mill' },
  })
  conversations = [...conversations, other]
  const { user } = await open()
  write(field(), 'For the loft')
  await user.click(await screen.findByRole('link', { name: /Old Mill/ }))
  await waitFor(() => expect(field().value).toBe(''))
  write(field(), 'For the mill')
  await user.click(screen.getByRole('link', { name: /Brick Loft/ }))
  await waitFor(() => expect(field().value).toBe('For the loft'))
})

it('closes the field when the other side blocks meanwhile', async () => {
  const { happen } = await open()
  conversations = [aConversation({ closedBecause: 'blocked' })]
  await happen({ kind: 'access' })
  await screen.findByText('You can’t send messages in this conversation.')
  expect(screen.queryByLabelText('Message')).toBeNull()
})
