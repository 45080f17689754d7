#!/usr/bin/env node
/**
 * Checks a compliance pack of Roomtone without Roomtone: no network, no packages, Node 20 or newer.
 *
 *   node verify-pack.mjs pack.zip --keys roomtone-keys.json [--passphrase-file file]
 *
 * The list of keys comes from /.well-known/roomtone-keys.json of the Roomtone that made the pack. Keep a copy of your
 * own: the one inside a pack proves nothing, because whoever forges a pack forges its list too.
 * The passphrase is read from the named file, from ROOMTONE_PASSPHRASE, or asked for on the terminal.
 * Ends with 0 if everything is as it was sealed, 1 if not, 2 if it could not begin.
 *
 * What is checked, in this order:
 *   1. The container. The archive's comment is a signature over SHA-256 of every byte before the comment.
 *   2. The archive. Every entry is AES-256 (AE-2) and carries a code over its encrypted bytes.
 *   3. manifest.sig, an Ed25519 signature over the bytes of manifest.json.
 *   4. The SHA-256 of each file that the manifest lists; none is missing, none was added.
 *   5. events.jsonl: each entry's hash follows from the entry before it, up to the end that the manifest names.
 */
import { createCipheriv, createHash, createHmac, createPublicKey, pbkdf2Sync, verify } from 'node:crypto'
import { readFileSync, realpathSync } from 'node:fs'
import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

// ---------------------------------------------------------------------------------------------- What is said about it

const CONTAINER = {
  unsealed:
    'The archive does not end with our seal. It was cut short, added to, saved anew by some program, or never came from Roomtone.',
  changed: 'The bytes of the archive are not the ones that we sealed.',
  unreadable: 'What is left cannot be read as an archive.',
  newer: 'It is signed by us, in a format newer than this check. Please get the check anew.',
}

const GOOD_PACK = 'This pack is exactly as Roomtone sealed it.'

/** The same words as on the page /verify. */
export function wordsOf(problem) {
  switch (problem.what) {
    case 'container':
      return { title: 'The container was changed', text: CONTAINER[problem.detail] ?? problem.detail }
    case 'passphrase':
      return {
        title: 'The passphrase does not open this pack',
        text: 'Each download has a passphrase of its own, shown once beside it. Please compare it sign by sign.',
      }
    case 'unknown_key':
      return {
        title: 'The pack is signed with a key that we have not published',
        text: `${problem.key} is not on the list that this check carries. Either the pack is not from Roomtone, or the list is older than the key: get the newest list and check again.`,
      }
    case 'signature':
      return {
        title: 'The manifest is not the one that we signed',
        text: 'Its signature does not belong to it, so nothing that it lists can be relied on.',
      }
    case 'file_changed':
      return { title: `${problem.path} was changed`, text: 'Its bytes are not the ones that we sealed.' }
    case 'file_missing':
      return { title: `${problem.path} is missing`, text: 'It was in the pack when we sealed it.' }
    case 'file_unlisted':
      return { title: `${problem.path} was added`, text: 'It was not in the pack when we sealed it.' }
    case 'chain':
      return {
        title: `The log breaks at entry ${problem.seq}`,
        text: 'That entry does not follow from the one before it.',
      }
  }
}

// --------------------------------------------------------------------------------------------------------- The check

/**
 * `bytes`: the archive. `keys`: the published list, parsed. Answers `{ problems, facts }`; the first problem is the one
 * to show, and none means that the pack is good. `derive` can be handed in by whoever checks one pack many times.
 */
export function checkPack(bytes, passphrase, keys, derive = deriveKeys) {
  const container = checkContainer(bytes, keys)
  const opened = checkEntries(readArchive(bytes, readPassphrase(passphrase), derive), keys)
  const outside = container ? [container] : []
  const shut = opened.problems.some(({ what }) => what === 'passphrase' || what === 'container')
  // A file that can be named goes before the container that it lies in.
  const problems = shut ? [...outside, ...opened.problems] : [...opened.problems, ...outside]
  const first = problems.find(({ what }) => what === 'container')
  return {
    problems: distinct(problems.filter((one) => one.what !== 'container' || one === first)),
    facts: opened.facts,
  }
}

const SEAL = /^roomtone-pack:1:([a-z0-9-]{1,40}):([0-9a-f]{128})$/

/** Needs no passphrase. */
export function checkContainer(bytes, keys) {
  const end = findEnd(bytes)
  const [, key, signature] = SEAL.exec(end?.comment ?? '') ?? []
  if (!key) return { what: 'container', detail: 'unsealed' }
  const known = keys.keys.find(({ id }) => id === key)
  if (!known) return { what: 'unknown_key', key }
  const good = verifies(known.publicKey, sha256(bytes.subarray(0, end.commentAt)), signature)
  return good ? null : { what: 'container', detail: 'changed' }
}

function checkEntries(entries, keys) {
  if (entries === null || entries.length === 0)
    return { problems: [{ what: 'container', detail: 'unreadable' }], facts: null }
  // Of a right passphrase, one changed entry says that it is not; all of them do only of a wrong one.
  if (entries.every(({ content }) => content === null))
    return { problems: [{ what: 'passphrase' }], facts: null }
  const { manifest, key, problem } = openManifest(entries, keys)
  if (problem) {
    const damaged = entries.filter(({ content }) => content === null)
    const named = damaged.map(({ path }) => ({ what: 'file_changed', path }))
    return { problems: distinct([...named, problem]), facts: null }
  }
  return {
    problems: distinct([...checkFiles(entries, manifest), ...checkLog(entries, manifest)]),
    facts: {
      booking: manifest.booking,
      invoice: manifest.invoice,
      status: manifest.status,
      asOf: manifest.asOf,
      key,
      events: manifest.chain.length,
      files: manifest.files.map(({ path, bytes }) => ({ path, bytes })),
    },
  }
}

/** Not listed in the manifest: what it is, and what signs it. */
const OWN = ['manifest.json', 'manifest.sig']

function openManifest(entries, keys) {
  for (const path of OWN) {
    const found = entries.find((entry) => entry.path === path)
    if (!found) return { problem: { what: 'file_missing', path } }
    if (!found.content) return { problem: { what: 'file_changed', path } }
  }
  const [bytes, signed] = OWN.map((path) => entries.find((entry) => entry.path === path).content)
  const signature = readJson(signed)
  if (typeof signature?.signature !== 'string') return { problem: { what: 'signature' } }
  const key = String(signature.key)
  const known = keys.keys.find(({ id }) => id === key)
  if (!known) return { problem: { what: 'unknown_key', key } }
  if (!verifies(known.publicKey, bytes, signature.signature)) return { problem: { what: 'signature' } }
  const manifest = readJson(bytes)
  if (manifest?.format !== 'roomtone-pack' || manifest.version !== 1)
    return { problem: { what: 'container', detail: 'newer' } }
  return { manifest, key }
}

function checkFiles(entries, { files }) {
  const problems = []
  for (const { path, sha256: expected } of files) {
    const found = entries.find((entry) => entry.path === path)
    if (!found) problems.push({ what: 'file_missing', path })
    else if (!found.content || sha256(found.content).toString('hex') !== expected)
      problems.push({ what: 'file_changed', path })
  }
  const listed = new Set([...OWN, ...files.map(({ path }) => path)])
  // A second one of the same name is nobody's: tools differ in which of them they unpack.
  for (const { path } of entries) if (!listed.delete(path)) problems.push({ what: 'file_unlisted', path })
  return problems
}

function checkLog(entries, { chain, files }) {
  const path = 'events.jsonl'
  const listed = files.find((file) => file.path === path)
  if (!listed) return [{ what: 'file_missing', path }]
  const content = entries.find((entry) => entry.path === path)?.content
  // A log whose bytes differ is named as a file already.
  if (!content || sha256(content).toString('hex') !== listed.sha256) return []
  const seq = findBrokenLink(content.toString('utf8'), chain)
  return seq === null ? [] : [{ what: 'chain', seq }]
}

function findBrokenLink(log, chain) {
  let before = Buffer.alloc(32)
  let seq = 0
  for (const line of log.split('\n')) {
    if (line === '') continue
    seq += 1
    const event = readJson(line)
    if (event?.seq !== seq) return seq
    const { at, actor, action, subjectType, subject, data, personal } = event
    const lines = [seq, at, actor, action, subjectType, subject, data, personal].join('\n')
    before = sha256(Buffer.concat([before, Buffer.from(lines)]))
    if (event.hash !== before.toString('hex')) return seq
  }
  if (seq !== chain.length) return Math.min(seq, chain.length) + 1
  return before.toString('hex') === chain.head ? null : seq
}

function readJson(text) {
  try {
    return JSON.parse(text.toString('utf8'))
  } catch {
    return null
  }
}

function distinct(problems) {
  const texts = problems.map((problem) => JSON.stringify(problem))
  return problems.filter((_, index) => texts.indexOf(texts[index]) === index)
}

// ------------------------------------------------------------------------------------------------------ Cryptography

function sha256(bytes) {
  return createHash('sha256').update(bytes).digest()
}

/** What stands before the 32 bytes of an Ed25519 key where Node wants a whole SubjectPublicKeyInfo. */
const SPKI = Buffer.from('302a300506032b6570032100', 'hex')

function verifies(publicKey, message, signature) {
  const raw = Buffer.from(publicKey, 'hex')
  if (raw.length !== 32 || !/^[0-9a-f]{128}$/.test(signature)) return false
  const key = createPublicKey({ key: Buffer.concat([SPKI, raw]), format: 'der', type: 'spki' })
  return verify(null, message, key, Buffer.from(signature, 'hex'))
}

const AES_KEY = 32
const SALT = 16
const VERIFIER = 2
const CODE = 10
const BLOCK = 16

/** AE-2 derives three things at once: the key, the key of the code, and two bytes that tell a wrong passphrase early. */
function deriveKeys(passphrase, salt) {
  return pbkdf2Sync(passphrase, salt, 1000, 2 * AES_KEY + VERIFIER, 'sha1')
}

/** The content of one entry, or null: wrong passphrase, or a byte that is not as it was. */
function openEntry(sealed, passphrase, derive) {
  if (sealed.length < SALT + VERIFIER + CODE) return null
  const keys = derive(passphrase, sealed.subarray(0, SALT))
  const verifier = sealed.subarray(SALT, SALT + VERIFIER)
  if (!verifier.equals(keys.subarray(2 * AES_KEY))) return null
  const encrypted = sealed.subarray(SALT + VERIFIER, sealed.length - CODE)
  const code = createHmac('sha1', keys.subarray(AES_KEY, 2 * AES_KEY))
    .update(encrypted)
    .digest()
  if (!code.subarray(0, CODE).equals(sealed.subarray(sealed.length - CODE))) return null
  return decrypt(keys.subarray(0, AES_KEY), encrypted)
}

/**
 * AE-2 counts from one with the lowest byte first; Node's own counter mode has the highest byte first. So the counters
 * are written out here, encrypted block by block, and laid over the bytes.
 */
function decrypt(key, encrypted) {
  const counters = Buffer.alloc(Math.ceil(encrypted.length / BLOCK) * BLOCK)
  for (let at = 0, count = 1; at < counters.length; at += BLOCK, count += 1) counters.writeUInt32LE(count, at)
  const stream = createCipheriv('aes-256-ecb', key, null).setAutoPadding(false).update(counters)
  const content = Buffer.alloc(encrypted.length)
  for (let at = 0; at < content.length; at += 1) content[at] = encrypted[at] ^ stream[at]
  return content
}

// ------------------------------------------------------------------------------------------------------- The archive

const END_RECORD = 22
const LONGEST_COMMENT = 200

/** The end record whose comment reaches exactly to the last byte. Anything else has been cut or added to. */
function findEnd(bytes) {
  for (let length = 0; length <= LONGEST_COMMENT; length += 1) {
    const commentAt = bytes.length - length
    const at = commentAt - END_RECORD
    if (at < 0) return null
    if (bytes.readUInt32LE(at) !== 0x06054b50) continue
    if (bytes.readUInt16LE(at + 20) !== length) return null
    return { at, commentAt, comment: bytes.toString('latin1', commentAt) }
  }
  return null
}

/** Every entry as `{ path, content }`, in the order of the archive's directory; null if there is no such directory. */
function readArchive(bytes, passphrase, derive) {
  const end = findEnd(bytes)
  if (!end) return null
  const count = bytes.readUInt16LE(end.at + 10)
  const from = bytes.readUInt32LE(end.at + 16)
  if (from + bytes.readUInt32LE(end.at + 12) !== end.at) return null
  const entries = []
  let at = from
  for (let index = 0; index < count; index += 1) {
    const entry = readDirectoryEntry(bytes, at, end.at)
    if (!entry) return null
    const sealed = sealedBytes(bytes, entry, from)
    entries.push({ path: entry.path, content: sealed && openEntry(sealed, passphrase, derive) })
    at = entry.next
  }
  return at === end.at ? entries : null
}

function readDirectoryEntry(bytes, at, end) {
  if (at + 46 > end || bytes.readUInt32LE(at) !== 0x02014b50) return null
  const nameLength = bytes.readUInt16LE(at + 28)
  const extraLength = bytes.readUInt16LE(at + 30)
  const extraAt = at + 46 + nameLength
  const next = extraAt + extraLength + bytes.readUInt16LE(at + 32)
  if (next > end) return null
  return {
    path: bytes.toString('utf8', at + 46, extraAt),
    name: bytes.subarray(at + 46, extraAt),
    extra: bytes.subarray(extraAt, extraAt + extraLength),
    isEncrypted: (bytes.readUInt16LE(at + 8) & 1) === 1,
    method: bytes.readUInt16LE(at + 10),
    packed: bytes.readUInt32LE(at + 20),
    size: bytes.readUInt32LE(at + 24),
    offset: bytes.readUInt32LE(at + 42),
    next,
  }
}

/** WinZip's mark of an entry that is AES-256, AE-2, and stored as it is: the only kind that a pack holds. */
const AE2_STORED = Buffer.from('0199070002004145030000', 'hex')
const AES_METHOD = 99

/** What stands before an entry must say the same as the directory; where it does not, the entry is not as it was. */
function sealedBytes(bytes, { name, extra, isEncrypted, method, packed, size, offset }, end) {
  if (!isEncrypted || method !== AES_METHOD || !extra.equals(AE2_STORED)) return null
  if (size !== packed - SALT - VERIFIER - CODE) return null
  const start = offset + 30 + name.length + extra.length
  if (start + packed > end || bytes.readUInt32LE(offset) !== 0x04034b50) return null
  const agrees =
    bytes.readUInt16LE(offset + 8) === AES_METHOD &&
    bytes.readUInt32LE(offset + 18) === packed &&
    bytes.readUInt32LE(offset + 22) === size &&
    bytes.readUInt16LE(offset + 26) === name.length &&
    bytes.readUInt16LE(offset + 28) === extra.length &&
    bytes.subarray(offset + 30, start).equals(Buffer.concat([name, extra]))
  return agrees ? bytes.subarray(start, start + packed) : null
}

// -------------------------------------------------------------------------------------------------- The command line

const SIGNS = /^[0-9A-HJKMNP-TV-Z]{25}$/

/** Small letters, spaces and missing dashes are fine, and O for 0. Anything else is left as it is. */
function readPassphrase(typed) {
  const signs = typed
    .replace(/[\s\-\u2010-\u2015]/g, '')
    .toUpperCase()
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1')
  return SIGNS.test(signs) ? signs.match(/.{5}/g).join('-') : typed.trim()
}

const USAGE = `Usage: node verify-pack.mjs pack.zip --keys roomtone-keys.json [--passphrase-file file]

The passphrase is read from the file, from ROOMTONE_PASSPHRASE, or asked for.`

/** Something that keeps the check from beginning; the pack itself is not at fault. */
class CannotBegin extends Error {}

async function main() {
  const { pack, keys, passphrase } = await readOrder()
  const { problems, facts } = checkPack(pack, passphrase, keys)
  if (problems.length === 0) say(GOOD_PACK)
  for (const problem of problems) {
    const { title, text } = wordsOf(problem)
    say(`${title}.\n  ${text}`)
  }
  if (facts) sayFacts(facts)
  return problems.length === 0 ? 0 : 1
}

function sayFacts({ booking, invoice, status, asOf, key, events, files }) {
  say('')
  say(`Booking:  ${booking}`)
  say(`Invoice:  ${invoice ?? 'none'}`)
  say(`Status:   ${status}`)
  say(`As of:    ${asOf}`)
  say(`Key:      ${key}`)
  say(`Events:   ${events}`)
  say(`Files:    ${files.length}`)
  for (const { path, bytes } of files) say(`  ${path} (${bytes} bytes)`)
}

/** A forged name must not be able to steer the terminal. */
function say(text) {
  console.log(text.replace(/[^\P{Cc}\n]|\p{Cf}/gu, '?'))
}

async function readOrder() {
  const { values, positionals } = readArguments()
  const [file, ...more] = positionals
  if (file === undefined || more.length > 0 || values.keys === undefined) throw new CannotBegin(USAGE)
  const pack = readOrSay(file)
  const keys = readKeys(values.keys)
  const given = values['passphrase-file']
  const passphrase =
    given === undefined
      ? (process.env.ROOMTONE_PASSPHRASE ?? (await ask()))
      : readOrSay(given).toString('utf8')
  return { pack, keys, passphrase }
}

function readArguments() {
  try {
    const options = { keys: { type: 'string' }, 'passphrase-file': { type: 'string' } }
    return parseArgs({ options, allowPositionals: true })
  } catch (error) {
    throw new CannotBegin(`${error.message}\n\n${USAGE}`)
  }
}

function readOrSay(path) {
  try {
    return readFileSync(path)
  } catch (error) {
    throw new CannotBegin(`${path} cannot be read: ${error.message}`)
  }
}

function readKeys(path) {
  const list = readJson(readOrSay(path))
  const isList =
    Array.isArray(list?.keys) &&
    list.keys.every((key) => typeof key?.id === 'string' && /^[0-9a-f]{64}$/.test(key.publicKey))
  if (!isList)
    throw new CannotBegin(`${path} is no list of keys as /.well-known/roomtone-keys.json gives it.`)
  return list
}

/** Without showing what is typed. */
async function ask() {
  if (!process.stdin.isTTY) throw new CannotBegin(`There is no passphrase, and nobody to ask.\n\n${USAGE}`)
  process.stderr.write('Passphrase: ')
  const output = new Writable({ write: (_chunk, _encoding, done) => done() })
  const terminal = createInterface({ input: process.stdin, output, terminal: true })
  const typed = await terminal.question('')
  terminal.close()
  process.stderr.write('\n')
  return typed
}

/** Nothing runs when another program imports `checkPack`. */
const isCommand = process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)
if (isCommand)
  try {
    process.exitCode = await main()
  } catch (error) {
    console.error(error instanceof CannotBegin ? error.message : error)
    process.exitCode = 2
  }
