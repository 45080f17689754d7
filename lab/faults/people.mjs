import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { COMMITMENT_VERSION } from '@roomtone/domain/account/commitment'
import { build } from 'rolldown'
import { projectHost } from '../../server/dist/features/listing/write/project-host.js'
import { Browser } from './client.mjs'

const PASSWORD = 'Quiet1please'

/** Guests and hosts as the product makes them, over HTTP; only their papers are passed by hand. */
export async function makePeople(stage, { guests, hosts, seen }) {
  const bases = stage.webs.map(({ base }) => base)
  const { pool } = stage.house.database
  const make = async (name, userType) => {
    const email = `${name}@example.com`
    await pool.query(
      `insert into access_whitelist (email, added_at, source) values ($1, now(), 'admin') on conflict do nothing`,
      [email],
    )
    const browser = new Browser({ bases, email, password: PASSWORD, seen })
    const body = { email, password: PASSWORD, fullName: 'Ada Quill', userType }
    try {
      browser.session = await browser.send('POST', '/api/account/sign-up', { body, patience: 60_000 })
    } catch (error) {
      // Asked twice on a slow machine: the first has made the account.
      if (error.code !== 'account_exists') throw error
      await browser.signIn(60_000)
    }
    const { id } = browser.session.user
    const birthday = { year: 1990, month: 6, day: 15 }
    const names = { firstName: 'Ada', lastName: 'Quill', birthday, agreedToTerms: true }
    await browser.call('PUT', '/api/account/profile', { body: names })
    await browser.call('POST', '/api/account/commitment', { body: { version: COMMITMENT_VERSION } })
    await pool.query(
      `update profiles set verification_status = 'verified', is_verified = true where id = $1`,
      [id],
    )
    await pool.query('update users set email_confirmed_at = now() where id = $1', [id])
    if (userType === 'host')
      await pool.query(
        `insert into user_roles (user_id, role, granted_at) values ($1, 'host', now()) on conflict do nothing`,
        [id],
      )
    return { id, name, email, browser }
  }
  const some = (count, word, userType) =>
    Promise.all(Array.from({ length: count }, (_, at) => make(`${word}-${at + 1}`, userType)))
  return { guests: await some(guests, 'guest', 'creator'), hosts: await some(hosts, 'host', 'host') }
}

/** Each host has one space that takes requests and one that books instantly. */
export async function makeListings(stage, hosts) {
  const insertListing = await loadInsert(stage.folder)
  const listings = []
  for (const host of hosts) {
    for (const booking_approval of ['manual', 'instant']) {
      const over = {
        opens_at: 0,
        closes_at: 1440,
        minimum_hours: 1,
        turnaround_minutes: 30,
        booking_approval,
      }
      const { id } = await insertListing(stage.house, host.id, over)
      listings.push({ id, host, isInstant: booking_approval === 'instant' })
    }
    await projectHost(stage.house.deps, host.id)
  }
  return listings
}

async function loadInsert(folder) {
  const out = join(folder, 'parts')
  await build({
    input: fileURLToPath(new URL('../../server/testing/listings.ts', import.meta.url)),
    platform: 'node',
    output: { dir: out, format: 'esm', entryFileNames: 'listings.mjs' },
    logLevel: 'silent',
  })
  return (await import(join(out, 'listings.mjs'))).insertListing
}
