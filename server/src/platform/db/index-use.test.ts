import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { useServer } from '../../../testing/server.ts'

const server = useServer()

/** Which index finds the rows of which statement: of the printed ones, by words that only it has. */
const USES: [index: string, file: string, words: string][] = [
  ['payouts_by_booking', 'held-payout', 'for update'],
  ['payouts_by_booking', 'held-payout', 'is_contested'],
  ['refunds_by_payment', 'refund', 'where "payment_id" ='],
  ['refunds_by_claim', 'claim', 'from "refunds"'],
  ['refresh_tokens_expiry', 'session', 'delete from "refresh_tokens"'],
  ['mail_links_expiry', 'mail-link', 'delete from "mail_links"'],
  ['conversation_reads_of_user', 'account-records', 'delete from conversation_reads'],
  ['conversation_reads_of_user', 'export-rows', 'from "conversation_reads" t'],
  ['conversation_mails_of_user', 'account-records', 'delete from conversation_mails'],
  ['conversation_mails_of_user', 'export-rows', 'from "conversation_mails" t'],
  ['message_files_of_owner', 'account-records', 'delete from message_files'],
  ['message_files_of_owner', 'account-records', 'select c.id'],
  ['conversations_of_guest', 'account-records', 'select c.id'],
  ['conversations_of_host', 'account-records', 'select c.id'],
  ['messages_key', 'account-records', 'select c.id'],
  ['message_files_of_owner', 'export-files', 'from "message_files"'],
  ['message_files_of_conversation', 'booking-records', 'from "message_files"'],
  ['message_files_of_conversation', 'booking-records', 'delete from message_files'],
  ['notifications_of_booking', 'booking-records', 'delete from notifications'],
  ['bookings_taking_place', 'stats', 'bookingsToday'],
]

const FOLDER = new URL('../../../queries/', import.meta.url)

function statementWith(file: string, words: string): string {
  const all = readFileSync(new URL(`${file}.sql`, FOLDER), 'utf8').split(';\n')
  const found = all.find((one) => one.includes(words))
  if (found === undefined) throw new Error(`No statement of ${file}.sql has ${words}`)
  return found
}

it.each(USES)('%s finds what %s.sql asks for in: %s', async (index, file, words) => {
  const statement = statementWith(file, words)
  const values = Array.from(new Set(statement.match(/\$\d+/g)), () => 'null')
  const client = await server().owner.connect()
  try {
    // The tables here are so small that they would be read whole; and the plan has to be good for any values.
    await client.query('set enable_seqscan = off')
    await client.query('set plan_cache_mode = force_generic_plan')
    await client.query(`prepare asked as ${statement}`)
    const asked = values.length > 0 ? `asked(${values.join()})` : 'asked'
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain execute ${asked}`)
    const plan = rows.map((row) => row['QUERY PLAN'])
    const at = plan.findIndex((line) => new RegExp(`\\b${index}\\b`).test(line))
    expect(plan.join('\n')).toContain(index)
    expect(plan[at + 1]).toContain('Index Cond')
  } finally {
    client.release(true)
  }
})
