import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

/** The answer tells whether the server remembers: 204 for a new address, 409 for one that is on the list. */
export async function joinWaitlist(url: string, email: string): Promise<number> {
  const answer = await fetch(`${url}/api/waitlist`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: entry(email),
  })
  return answer.status
}

export async function readAdminFigures(url: string): Promise<unknown> {
  const signIn = await fetch(`${url}/api/account/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'admin@roomtone.test', password: 'Roomtone1' }),
  })
  const session = (await signIn.json()) as { access_token: string }
  const answer = await fetch(`${url}/api/admin/stats`, {
    headers: { authorization: `Bearer ${session.access_token}` },
  })
  if (!answer.ok) throw new Error(`The admin's figures answered ${answer.status}.`)
  return answer.json()
}

export async function isHealthy(url: string): Promise<boolean> {
  return (await fetch(`${url}/healthz`)).ok
}

/** A request whose second half is still on its way. */
export async function beginJoining(url: string, email: string): Promise<{ finish(): Promise<string> }> {
  const { hostname, port } = new URL(url)
  const body = entry(email)
  const half = Math.floor(body.length / 2)
  const socket = connect(Number(port), hostname)
  await once(socket, 'connect')
  socket.write(
    `POST /api/waitlist HTTP/1.1\r\nHost: ${hostname}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body.slice(0, half)}`,
  )
  return { finish: () => readAnswer(socket, body.slice(half)) }
}

async function readAnswer(socket: Socket, rest: string): Promise<string> {
  socket.write(rest)
  let answer = ''
  for await (const piece of socket.setEncoding('utf8')) {
    answer += piece
    if (answer.includes('\r\n\r\n')) break
  }
  return answer.split('\r\n')[0] ?? ''
}

function entry(email: string): string {
  return JSON.stringify({ email, fullName: 'Ada Example', userType: 'creator' })
}
