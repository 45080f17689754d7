import { randomUUID } from 'node:crypto'
import type { MessageFile, MessageView } from '@roomtone/contract/conversation/conversation'
import { conversationCalls } from '@roomtone/contract/conversation/conversation.calls'
import { aVerifiedPerson, tokenOf } from './booking.ts'
import { insertListing, type TestListing } from './listings.ts'
import { aJpeg } from './pictures.ts'
import type { Person, TestServer } from './server.ts'

export type TestConversation = { id: string; guest: Person; host: Person; listing: TestListing }

type Wanted = { guest?: Person; host?: Person; listing?: TestListing; title?: string }

/** Opened by its guest, as from the page of the space. */
export async function aConversation(server: TestServer, wanted: Wanted = {}): Promise<TestConversation> {
  const host = wanted.host ?? (await aVerifiedPerson(server, { roles: ['creator', 'host'] }))
  const guest = wanted.guest ?? (await aVerifiedPerson(server))
  const over = wanted.title === undefined ? {} : { title: wanted.title }
  const listing = wanted.listing ?? (await insertListing(server, host.id, over))
  const body = { propertyId: listing.id }
  const { id } = await server.call(conversationCalls.open, { body }, await as(server, guest))
  return { id, guest, host, listing }
}

type Extras = { key?: string; fileIds?: string[] }

export async function say(
  server: TestServer,
  person: Person,
  id: string,
  content: string,
  { key = randomUUID(), fileIds = [] }: Extras = {},
): Promise<MessageView> {
  const body = { key, content, fileIds }
  return server.call(conversationCalls.send, { params: { id }, body }, await as(server, person))
}

/** The messages that this person is shown, in their order. */
export async function heard(server: TestServer, person: Person, id: string): Promise<MessageView[]> {
  const query = { limit: 100 }
  const input = { params: { id }, query }
  return (await server.call(conversationCalls.messages, input, await as(server, person))).items
}

/** Chosen for the next message, and not sent yet. */
export async function aPicture(server: TestServer, person: Person, id: string): Promise<MessageFile> {
  const bytes = new Blob([new Uint8Array(await aJpeg())])
  const input = { params: { id }, query: { name: 'loft.jpg' }, bytes }
  return server.call(conversationCalls.upload, input, await as(server, person))
}

export async function as(server: TestServer, person: Person): Promise<{ token: string }> {
  return { token: await tokenOf(server, person) }
}
