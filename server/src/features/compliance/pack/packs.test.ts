import { execFileSync, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkContainer } from '@roomtone/domain/pack/check-container'
import { checkEntries } from '@roomtone/domain/pack/check-pack'
import type { Manifest, PackEvent } from '@roomtone/domain/pack/manifest'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { useLife } from '../../../../testing/booking-life.ts'
import { DRAWING, type TestPacket } from '../../../../testing/compliance.ts'
import { SECRETS_OF_IDENTITY, usePacks } from '../../../../testing/full-packet.ts'
import { A_PDF } from '../../../../testing/packet-files.ts'
import { dataOf, flipped, loadScript, nodeTools } from '../../../../testing/packs.ts'
import { readPdf } from '../../../../testing/read-pdf.ts'
import { useServer } from '../../../../testing/server.ts'
import { rotateKey } from '../../../platform/signing/rotate-key.ts'
import { buildPack } from './build-pack.ts'

const server = useServer()
const packs = usePacks(server)
const { auditOf } = useLife(server)
const { download, open } = packs

type Opened = Awaited<ReturnType<typeof open>>
let booking: TestPacket
let pack: Awaited<ReturnType<typeof download>>
let opened: Opened
let script: Awaited<ReturnType<typeof loadScript>>
/** Each pack is a second of work: more when others use the machine too. */
const SLOW = { timeout: 90_000 }
/** Matches only a separate number: a hash may have the same digits by chance. */
const CARD_END = /(?<![\w-])4242(?![\w-])/
const folder = mkdtempSync(join(tmpdir(), 'roomtone-pack-'))

beforeAll(async () => {
  script = await loadScript()
  booking = await packs.aFullPacket()
  pack = await download(booking.guest, booking)
  opened = await open(pack)
}, 90_000)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const flat = (text: string) => text.replace(/\s+/g, ' ')
/** A long word is broken where the line ends. */
const joined = (text: string) => text.replace(/\s+/g, '')
const jsonOf = (path: string) => JSON.parse(opened.of(path).toString())
const pdfOf = (path: string, from = opened) => readPdf({ base64: from.of(path).toString('base64') })
const plain = ({ entries }: Opened) =>
  Object.fromEntries(entries.map(({ path, bytes }) => [path, Buffer.from(bytes ?? []).toString('base64')]))
const eventsOf = (from: Opened): PackEvent[] =>
  from
    .of('events.jsonl')
    .toString()
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

describe('the pack of a booking', SLOW, () => {
  it('holds the release, the records, the files and the log, under its invoice’s name', async () => {
    const { invoiceId } = await packs.packet(booking.guest, booking)
    expect(pack.fileName).toBe(`roomtone-${invoiceId}.zip`)
    expect(opened.entries.map(({ path }) => path)).toEqual([
      'README.txt',
      'manifest.json',
      'manifest.sig',
      'keys.json',
      'events.jsonl',
      'release/release-v1.txt',
      'release/release-v1.pdf',
      'release/signatures.json',
      'records/booking.pdf',
      'records/identity.pdf',
      'records/crew.pdf',
      'records/invoice.pdf',
      'records/receipt.pdf',
      'records/condition.pdf',
      'files/insurance-01-Zertifikat-fur-den-Dreh.pdf',
      'files/before-01-hall.jpg',
    ])
    const manifest = jsonOf('manifest.json') as Manifest
    expect(manifest).toMatchObject({ booking: booking.id, invoice: invoiceId, status: 'complete' })
    expect(opened.of('README.txt').toString()).toContain('http://localhost:3000/verify')
  })

  it('is found good by the page, by the script and by the rules themselves', async () => {
    const { keys, findings, entries } = opened
    expect(findings.problems).toEqual([])
    expect((await script.checkPack(pack.bytes, pack.passphrase, keys)).findings).toEqual(findings)
    expect(await checkContainer(pack.bytes, keys, nodeTools)).toBeNull()
    expect((await checkEntries(entries, keys, nodeTools)).problems).toEqual([])
  })

  it('names the file or the container when a byte is changed, wherever samples look', async () => {
    const places = dataOf(pack.bytes)
    const step = Math.ceil(pack.bytes.length / 30)
    for (let at = 11; at < pack.bytes.length; at += step) {
      const { findings } = await script.checkPack(flipped(pack.bytes, at, 0x10), pack.passphrase, opened.keys)
      const { problems } = findings
      const owner = places.find(({ from, to }) => at >= from && at < to)
      expect(problems.length, `byte ${at}`).toBeGreaterThan(0)
      if (owner) expect(problems[0], `byte ${at}`).toEqual({ what: 'file_changed', path: owner.path })
    }
  })

  it('stays good after the key that sealed it was retired', async () => {
    await rotateKey(server().deps)
    const later = await open(pack)
    expect(later.findings.problems).toEqual([])
    expect(later.keys.keys).toHaveLength(2)
    const next = await open(await download(booking.host, booking))
    expect(next.findings.problems).toEqual([])
    expect(next.findings.facts?.key).not.toBe(later.findings.facts?.key)
  })

  it.each([
    ['bsdtar', (file: string, to: string) => ['-xf', file, '--passphrase', pack.passphrase, '-C', to]],
    ['7z', (file: string, to: string) => ['x', `-p${pack.passphrase}`, `-o${to}`, '-y', file]],
  ] as const)('opens with %s, where there is one', (tool, order) => {
    if (spawnSync('which', [tool]).status !== 0) return expect(opened.findings.problems).toEqual([])
    const file = join(folder, `${tool}.zip`)
    const to = mkdtempSync(join(folder, 'out-'))
    writeFileSync(file, pack.bytes)
    execFileSync(tool, order(file, to), { env: { PATH: process.env['PATH'], LC_ALL: 'C' } })
    for (const { path, bytes } of opened.entries)
      expect(readFileSync(join(to, path)).equals(Buffer.from(bytes ?? [])), path).toBe(true)
    const found = readdirSync(to, { recursive: true, withFileTypes: true }).filter((one) => one.isFile())
    expect(found).toHaveLength(opened.entries.length)
  })
})

describe('its content', SLOW, () => {
  it('is exactly the text that was signed, with both signatures, for people and for machines', async () => {
    const { hash, version } = await packs.show(booking.guest, booking)
    expect(sha256(opened.of('release/release-v1.txt'))).toBe(hash)
    const { text, info, tree } = await pdfOf('release/release-v1.pdf')
    for (const words of ['Gustave Émile Guest', 'Hana Host', '12 Secret Street', 'Stripe Identity'])
      expect(flat(text)).toContain(words)
    expect(joined(text).split(hash).length - 1).toBe(3)
    expect(String(info['Title'])).toContain('Location release RT-')
    expect(tree).toContain('H1')
    const { releases } = jsonOf('release/signatures.json')
    expect(releases).toMatchObject([
      {
        version,
        sha256: hash,
        signatures: [
          {
            party: 'guest',
            legalName: 'Gustave Émile Guest',
            typedName: 'Gustave Émile Guest',
            sha256: hash,
            networkAddress: '203.0.113.77',
            // What the requests of these tests call themselves.
            browser: 'lightMyRequest',
            identity: { provider: 'stripe', verifiedOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) },
            consent: {
              version: '2026-11',
              text: expect.stringContaining('sign this release electronically'),
            },
            signature: { kind: 'drawn', field: [600, 200], strokes: DRAWING },
          },
          { party: 'host', legalName: 'Hana Host' },
        ],
      },
    ])
  })

  it('tells the booking, its rules as accepted, and the state of the packet', async () => {
    const { text } = await pdfOf('records/booking.pdf')
    for (const words of [
      'Gustave Émile Guest',
      'Hana Host',
      booking.id,
      'Quiet Hours',
      'Portraits',
      'Minors on set',
      'Shoes: Stay at the door',
      'accepted these rules with the request, on',
      'Subtotal',
      'Status Documents complete',
      'Crew list Yes Yes',
      'Photos of the space after No No',
    ])
      expect(flat(text)).toContain(words)
  })

  it('attests the identities, lists the crew with its minors, and hashes each picture', async () => {
    const identity = flat((await pdfOf('records/identity.pdf')).text)
    for (const words of ['Gustave Émile Guest', 'Result Verified', 'Checked by Stripe Identity'])
      expect(identity).toContain(words)
    const crew = flat((await pdfOf('records/crew.pdf')).text)
    for (const words of ['Mara Lindqvist Gaffer No', 'Kit Young Talent Yes', 'One of them is a minor.'])
      expect(crew).toContain(words)
    const { text } = await pdfOf('records/condition.pdf')
    expect(joined(text)).toContain(sha256(opened.of('files/before-01-hall.jpg')))
    expect(flat(text)).toContain('Countersigned The host,')
    expect(flat(text)).toContain('Zertifikat für den Dreh.pdf')
    expect(flat(text)).toContain('Fits the booking Yes')
    expect(opened.of('files/insurance-01-Zertifikat-fur-den-Dreh.pdf').equals(A_PDF)).toBe(true)
  })

  it('carries invoice and receipt without the card', async () => {
    for (const path of ['records/invoice.pdf', 'records/receipt.pdf']) {
      const text = flat((await pdfOf(path)).text)
      expect(text).toContain('Total paid')
      expect(text).not.toMatch(CARD_END)
      expect(text).not.toContain('Visa')
    }
  })

  it('is tagged and named in every paper', async () => {
    const papers = opened.entries.filter(({ path }) => /^(release|records)\/.*\.pdf$/.test(path))
    expect(papers).toHaveLength(7)
    for (const { path } of papers) {
      const { tree, info } = await pdfOf(path)
      for (const role of ['"Document"', '"H1"', '"P"']) expect(tree, path).toContain(role)
      expect(info['Language'], path).toBe('en-US')
    }
  })

  it('is the booking’s own log, hash by hash, up to this very download', async () => {
    const events = eventsOf(opened)
    const rows = await auditOf(booking.id)
    expect(events.map(({ action }) => action)).toEqual(
      rows.slice(0, events.length).map(({ action }) => action),
    )
    const last = events.at(-1)
    expect(last).toMatchObject({ action: 'pack.downloaded', actor: booking.guest.id, subject: booking.id })
    const { asOf, chain } = jsonOf('manifest.json') as Manifest
    expect({ asOf, ...chain }).toEqual({ asOf: last?.at, length: events.length, head: last?.hash })
    for (const action of ['booking.accept', 'packet.opened', 'release.signed', 'crew.saved', 'file.added'])
      expect(events.map((event) => event.action)).toContain(action)
  })

  it('is nothing of the document, the birthday, the number, the card, or how to reach the crew', async () => {
    const texts = await Promise.all(
      opened.entries.map(async ({ path, bytes }) =>
        path.endsWith('.pdf') && !path.startsWith('files/')
          ? (await pdfOf(path)).text
          : Buffer.from(bytes ?? []).toString('latin1'),
      ),
    )
    const whole = flat(texts.join('\n'))
    const secrets = {
      ...SECRETS_OF_IDENTITY,
      'the address of the crew': 'mara@crew.example',
      'the address of the guest': booking.guest.email,
      'the address of the host': booking.host.email,
      'the way in': 'under the blue pot',
      'the June of the birthday': 'June 15, 1990',
    }
    for (const [what, secret] of Object.entries(secrets)) expect(whole, what).not.toContain(secret)
    expect(whole).not.toMatch(CARD_END)
  })
})

describe('two packs', SLOW, () => {
  it('of the same state have the same entries and the same manifest', async () => {
    const { db } = server().deps
    const one = await buildPack(server().deps, db, booking.id)
    const two = await buildPack(server().deps, db, booking.id)
    expect(two.manifestFacts).toEqual(one.manifestFacts)
    expect(two.files.map(({ path }) => path)).toEqual(one.files.map(({ path }) => path))
    for (const [index, { path, read }] of one.files.entries())
      expect(Buffer.compare((await two.files[index]?.read()) ?? Buffer.alloc(0), await read()), path).toBe(0)
  })

  it('of two downloads differ in the passphrase and in the line that tells of the second', async () => {
    const one = await download(booking.host, booking)
    const two = await download(await packs.anAdmin(), booking)
    expect(one.passphrase).not.toBe(two.passphrase)
    const [before, after] = [await open(one), await open(two)]
    const [first, second] = [plain(before), plain(after)]
    const changed = Object.keys(second).filter((path) => first[path] !== second[path])
    expect(changed.sort()).toEqual(['events.jsonl', 'manifest.json', 'manifest.sig'])
    expect(eventsOf(after).slice(0, -1)).toEqual(eventsOf(before))
    expect(JSON.parse(eventsOf(after).at(-1)?.data ?? '')).toMatchObject({ party: 'admin' })
  })

  it('downloaded at the same time are both whole, and both in the log', async () => {
    const both = await Promise.all([download(booking.guest, booking), download(booking.host, booking)])
    for (const one of both) expect((await open(one)).findings.problems).toEqual([])
    const rows = (await auditOf(booking.id)).slice(-2)
    expect(rows.map(({ action }) => action)).toEqual(['pack.downloaded', 'pack.downloaded'])
  })
})

describe('every version of a release', SLOW, () => {
  it('is in the pack, with the signatures that it had', async () => {
    const other = await packs.aPacket()
    await packs.sign(other.guest, other)
    await packs.changeProduction(other.guest, other, { title: 'Loud Hours', purpose: 'Drums' })
    await packs.sign(other.host, other)
    const found = await open(await download(other.host, other))
    expect(found.findings).toMatchObject({ problems: [], facts: { status: 'missing_docs' } })
    const texts = [1, 2].map((version) => found.of(`release/release-v${version}.txt`).toString())
    expect(texts[0]).toContain('Quiet Hours')
    expect(texts[1]).toContain('Loud Hours')
    const { releases } = JSON.parse(found.of('release/signatures.json').toString())
    expect(
      releases.map(({ signatures }: { signatures: { party: string }[] }) =>
        signatures.map(({ party }) => party),
      ),
    ).toEqual([['guest'], ['host']])
    const crew = await pdfOf('records/crew.pdf', found)
    expect(crew.text).toContain('The guest listed nobody.')
    const { text } = await pdfOf('records/condition.pdf', found)
    expect(text.match(/None added/g)).toHaveLength(4)
  })
})

describe('a passphrase', () => {
  it('is in no log and in no table', async () => {
    const { passphrase } = pack
    expect(server().logLines.join('\n')).toContain('packet/download')
    const parts = [passphrase, passphrase.replaceAll('-', ''), passphrase.slice(0, 11)]
    for (const part of parts) expect(server().logLines.join('\n')).not.toContain(part)
    const { rows } = await server().database.pool.query<{ name: string; found: number }>(`
      select c.oid::regclass::text as name,
        (xpath('/row/n/text()', query_to_xml(format(
          'select count(*) as n from %s t where t::text ilike %L', c.oid::regclass, '%${passphrase.slice(0, 11)}%'
        ), false, true, '')))[1]::text::int as found
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind = 'r' and n.nspname in ('public', 'graphile_worker')`)
    expect(rows.length).toBeGreaterThan(60)
    expect(rows.filter(({ found }) => found > 0)).toEqual([])
  })
})

describe('a pack is refused', () => {
  it('to strangers and to the sides of other bookings, who leave no trace in the log', async () => {
    const other = await packs.aPacket()
    const before = await auditOf(booking.id)
    for (const person of [await packs.aStranger(), other.guest, other.host])
      await expect(download(person, booking)).rejects.toMatchObject({ code: 'not_found' })
    expect(await auditOf(booking.id)).toEqual(before)
  })

  it('where there is no packet yet', async () => {
    const pending = await packs.aPacket({ state: 'pending' })
    await expect(download(pending.guest, pending)).rejects.toMatchObject({ code: 'not_found' })
  })

  it('once its key was erased, to admins too, and the log says nothing of a download', async () => {
    const old = await packs.aPacket()
    await server()
      .deps.db.transaction()
      .execute((tx) => server().deps.keys.erase(tx, old.id))
    for (const person of [old.guest, old.host, await packs.anAdmin()])
      await expect(download(person, old)).rejects.toMatchObject({ code: 'not_found' })
    expect((await auditOf(old.id)).map(({ action }) => action)).not.toContain('pack.downloaded')
    const { db } = server().deps
    await expect(buildPack(server().deps, db, old.id)).rejects.toMatchObject({ code: 'not_found' })
  })

  it('where the log was changed behind our back: nothing of it is signed', async () => {
    const other = await packs.aPacket()
    const { owner } = server()
    await owner.query('alter table audit_log disable trigger audit_log_append_only')
    await owner.query('delete from audit_log where subject_id = $1 and chain_seq = 2', [other.id])
    await owner.query('alter table audit_log enable trigger audit_log_append_only')
    const { db } = server().deps
    await expect(buildPack(server().deps, db, other.id)).rejects.toThrow('does not end where its chain does')
  })
})
