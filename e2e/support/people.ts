import { createHash, randomBytes } from 'node:crypto'
import { crc32, deflateSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import type { TestServer } from './server.ts'
import { freshEmail, storeSession } from './test.ts'
import { totp } from './totp.ts'

const PASSWORD = 'Quiet1please'
export const ID_PICTURE = { name: 'passport.png', mimeType: 'image/png', buffer: png(640, 400) }

export type Person = { email: string; session: { access_token: string } }

type Standing = { committed?: boolean; verified?: boolean; userType?: string; confirmed?: boolean }

/** Someone with an account, a name and a birthday, through the API. */
export async function newPerson(
  server: TestServer,
  { committed = true, verified = false, userType = 'creator', confirmed = true }: Standing = {},
): Promise<Person> {
  const email = freshEmail('verify')
  await server.query("insert into access_whitelist (email, added_at, source) values ($1, now(), 'demo')", [
    email,
  ])
  const post = async (path: string, body: object, token?: string, method = 'POST') => {
    const response = await fetch(`${server.url}/api/account/${path}`, {
      method,
      headers: {
        'content-type': 'application/json',
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
    })
    if (!response.ok) throw new Error(`${path}: ${await response.text()}`)
    return response.json()
  }
  const session = await post('sign-up', {
    email,
    password: PASSWORD,
    fullName: 'Ines Moreau',
    userType,
    deviceId: 'browser-tests',
    ...(confirmed ? { invitation: await invite(server, email) } : {}),
  })
  const profile = {
    firstName: 'Ines',
    lastName: 'Moreau',
    birthday: { month: 2, day: 3, year: 1990 },
    agreedToTerms: true,
  }
  await post('profile', profile, session.access_token, 'PUT')
  if (committed) await post('commitment', { version: '2026-11' }, session.access_token)
  if (verified) {
    await server.query(
      "update profiles set is_verified = true, verification_status = 'verified' where email = $1",
      [email],
    )
  }
  return { email, session }
}

/** The token of an invitation to an address, as its mail would carry it. */
async function invite(server: TestServer, email: string): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await server.query(
    `insert into invitation_links (token_hash, email, purpose, created_at, expires_at)
      values ($1, $2, 'sign_up', now(), now() + interval '1 day')`,
    [createHash('sha256').update(token).digest(), email],
  )
  return token
}

export async function enterAs(page: Page, { session }: Person, path: string): Promise<void> {
  await storeSession(page, session)
  await page.goto(path)
}

/** Two-factor sign-in for this person, through the API; answers the key of their app. */
export async function guard({ url }: TestServer, { session }: Person): Promise<string> {
  const post = async (path: string, body: object) => {
    const response = await fetch(`${url}/api/account/second-factor${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${session.access_token}` },
      body: JSON.stringify(body),
    })
    if (!response.ok) throw new Error(`second-factor${path}: ${await response.text()}`)
    return response.json()
  }
  const { key } = (await post('', {})) as { key: string }
  await post('/confirm', { code: totp(key) })
  return key
}

export async function submitDetails(
  page: Page,
  { name = 'Ines Moreau', birthday = '1990-02-03' } = {},
): Promise<void> {
  await page.getByRole('button', { name: 'Start Verification' }).click()
  await page.getByLabel('Full Legal Name').fill(name)
  await page.getByLabel('Date of Birth').fill(birthday)
  await page.getByLabel('Government ID').setInputFiles(ID_PICTURE)
  await page.getByRole('button', { name: 'Submit for Verification' }).click()
}

/** A gray pattern, made here so that the repository needs no file with someone's face. */
function png(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.writeUInt8(8, 8)
  // Each row begins with its filter, 0 for none.
  const rows = Buffer.alloc((width + 1) * height)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) rows[y * (width + 1) + x + 1] = 96 + (((x * y) >> 4) % 128)
  }
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}
