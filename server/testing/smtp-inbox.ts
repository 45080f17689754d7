import type { AddressInfo } from 'node:net'
import { simpleParser } from 'mailparser'
import { SMTPServer } from 'smtp-server'

type Received = Awaited<ReturnType<typeof simpleParser>>

type SmtpInbox = {
  url: string
  received: Received[]
  /** How often somebody has connected. */
  connections(): number
  /** The next mails are refused before they are read. */
  refuseNext(times: number): void
  /** Mails to this address are refused like this, for as long as it is asked. */
  refuse(address: string, reply: { code: number; text: string }): void
  /** The next mails are kept, but the sender is told they were not. */
  loseNextAnswer(times: number): void
  close(): Promise<void>
}

/** A real SMTP server on loopback. */
export async function openSmtpInbox(): Promise<SmtpInbox> {
  const received: Received[] = []
  const refused = new Map<string, { code: number; text: string }>()
  let refusals = 0
  let losses = 0
  let connections = 0
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    // Senders keep their connections open for the next mail.
    closeTimeout: 100,
    onConnect(_, answer) {
      connections += 1
      answer()
    },
    onRcptTo({ address }, _, answer) {
      const reply = refused.get(address)
      if (reply) return answer(Object.assign(new Error(reply.text), { responseCode: reply.code }))
      if (refusals-- > 0)
        return answer(Object.assign(new Error(`${address} is not welcome right now`), { responseCode: 450 }))
      answer()
    },
    onData(stream, _, answer) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        simpleParser(Buffer.concat(chunks)).then((mail) => {
          received.push(mail)
          answer(losses-- > 0 ? Object.assign(new Error('the line went dead'), { responseCode: 451 }) : null)
        }, answer)
      })
    },
  })
  server.on('error', () => {})
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    connections: () => connections,
    refuseNext(times) {
      refusals = times
    },
    refuse: (address, reply) => void refused.set(address, reply),
    loseNextAnswer(times) {
      losses = times
    },
    close: () => new Promise((closed) => server.close(closed)),
  }
}
