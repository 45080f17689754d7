import type { AddressInfo } from 'node:net'
import { simpleParser } from 'mailparser'
import { SMTPServer } from 'smtp-server'

type Received = Awaited<ReturnType<typeof simpleParser>>

type SmtpInbox = {
  url: string
  received: Received[]
  /** The next mails are refused before they are read. */
  refuseNext(times: number): void
  /** The next mails are kept, but the sender is told they were not. */
  loseNextAnswer(times: number): void
  close(): Promise<void>
}

/** A real SMTP server on loopback. */
export async function openSmtpInbox(): Promise<SmtpInbox> {
  const received: Received[] = []
  let refusals = 0
  let losses = 0
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _, answer) {
      if (refusals-- > 0) return answer(new Error(`450 ${address} is not welcome right now`))
      answer()
    },
    onData(stream, _, answer) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        simpleParser(Buffer.concat(chunks)).then((mail) => {
          received.push(mail)
          answer(losses-- > 0 ? new Error('451 the line went dead') : null)
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
    refuseNext(times) {
      refusals = times
    },
    loseNextAnswer(times) {
      losses = times
    },
    close: () => new Promise((closed) => server.close(closed)),
  }
}
