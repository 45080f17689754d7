/**
 * Checks a compliance pack of Roomtone without Roomtone: no network, no packages, Node 20 or newer.
 *
 *   node verify-pack.mjs pack.zip --keys roomtone-keys.json [--passphrase-file file]
 *
 * The list of keys comes from /.well-known/roomtone-keys.json of the Roomtone that made the pack. Keep a copy of your
 * own: the one inside a pack proves nothing, because someone who forges a pack forges its list too.
 * The passphrase is read from the named file, from ROOMTONE_PASSPHRASE, or asked for on the terminal.
 * Exits with 0 if everything is as it was sealed, 1 if not, 2 if it could not start.
 *
 * What is checked, in this order:
 *   1. The container. The archive's comment is a signature over SHA-256 of every byte before the comment.
 *   2. The archive. Every entry is AES-256 (AE-2) and carries a code over its encrypted bytes. An archive that another
 *      tool has packed again is read too: it has lost its seal, and its files are compared all the same.
 *   3. manifest.sig, an Ed25519 signature over the bytes of manifest.json, dated within the life of its key.
 *   4. The SHA-256 of each file that the manifest lists; none is missing, none was added.
 *   5. events.jsonl: each entry's hash follows from the entry before it, up to the end that the manifest names.
 */
import { readFileSync, realpathSync } from 'node:fs'
import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { packProblems } from '@roomtone/texts/compliance/verify-pack'
import { checkContainer, checkPack } from '../src/features/compliance/verify-pack/check.ts'
import { wordsOfProblem } from '../src/features/compliance/verify-pack/words-of-problem.ts'

// The command around the check of the page /verify. The download is built from both: vite-verify-pack.ts.
export { checkContainer, checkPack, wordsOfProblem }

const USAGE = `Usage: node verify-pack.mjs pack.zip --keys roomtone-keys.json [--passphrase-file file]

The passphrase is read from the file, from ROOMTONE_PASSPHRASE, or asked for.`

/** A problem that keeps the check from starting; the pack itself is not at fault. */
class CannotBegin extends Error {}

async function main() {
  const { pack, keys, passphrase } = await readOrder()
  const { problems, facts } = (await checkPack(pack, passphrase, keys)).findings
  if (problems.length === 0) say(packProblems.goodPack)
  for (const problem of problems) {
    const { title, text } = wordsOfProblem(problem)
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

/** A forged name must not be able to control the terminal. */
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
  const text = readOrSay(path).toString('utf8')
  try {
    const list = JSON.parse(text)
    if (list.keys.every(isPublished)) return list
  } catch {
    // Said below: no JSON, or no list in it.
  }
  throw new CannotBegin(`${path} is no list of keys as /.well-known/roomtone-keys.json gives it.`)
}

function isPublished({ id, publicKey, createdAt, retiredAt }) {
  const times = [createdAt, retiredAt ?? createdAt]
  return typeof id === 'string' && /^[0-9a-f]{64}$/.test(publicKey) && times.every((at) => Date.parse(at) > 0)
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
