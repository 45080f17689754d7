import { KEYS_ADDRESS } from '@roomtone/domain/pack/manifest'

type About = { publicUrl: string; supportEmail: string; booking: string; invoice: string | null }

/** The first thing that a stranger opens, years later. Plain letters: any program shows them. */
export function readmeText({ publicUrl, supportEmail, booking, invoice }: About): string {
  return `ROOMTONE COMPLIANCE PACK
Booking ${booking}
Invoice ${invoice ?? 'none'}

WHAT THIS IS
This archive is the record of one booking of a space for a production: who agreed to what, when, and under
which verified names. It was made by Roomtone, which arranged the booking and is not a party to it. Anyone
who has it can check it, without asking us.

WHAT IS IN IT
release/release-v<n>.txt   The location release, word for word. These bytes are what both sides signed. A new
                           version was issued whenever the booking changed, and the old ones are kept.
release/release-v<n>.pdf   The same release to read and to print, with the signatures it has.
release/signatures.json    The signatures in machine-readable form: names, times, hashes, consent, network
                           addresses, how each browser described itself, and the drawings as points.
records/booking.pdf        Production, parties, times, price, declaration, house rules, and what's missing.
records/identity.pdf       The result of each side's identity check, who made it and when.
records/crew.pdf           Everyone listed for the set, with their roles. Minors are marked.
records/invoice.pdf        The invoice.
records/receipt.pdf        The payments and refunds.
records/condition.pdf      Each file in the files folder: its hash, who added it, who countersigned it.
files/                     Certificates, permits, and photos of the space before and after.
events.jsonl               Everything that happened to this booking, one line each. Every line carries the hash
                           of itself and the line before it.
manifest.json              The SHA-256 of every file in this archive except itself and its signature.
manifest.sig               Our Ed25519 signature over the bytes of manifest.json.
keys.json                  The public keys we had published when this pack was made. Don't rely on this copy:
                           anyone who forges a pack can forge its list of keys too.

HOW TO OPEN IT
The archive is encrypted with AES-256. 7-Zip, bsdtar, Keka and most other tools open it with its passphrase. The
passphrase was shown once, next to the download, and we didn't keep it. If it's lost, either side of the booking
can download the pack again with a new one.

HOW TO CHECK IT
In a browser: open ${publicUrl}/verify and choose the archive. Nothing is uploaded, and the page works
without a connection once it is open.
On a command line, with Node 20 or newer and nothing else:
    node verify-pack.mjs pack.zip --keys roomtone-keys.json
The script is at ${publicUrl}/verify-pack.mjs, the list of keys at
${publicUrl}${KEYS_ADDRESS}. Keep your own copies of both.
If even one byte was changed, the check names the file it's in, or the container around the files.
If the archive was packed again by another tool, its seal is gone, but the files can still be checked.

HOW TO CHECK IT BY HAND
Everything below needs SHA-256 and Ed25519 (RFC 8032), which most programming languages include. "Hexadecimal"
is always lowercase.
Keys. ${publicUrl}${KEYS_ADDRESS} lists under "keys" every key we ever signed with: "id",
"algorithm", "publicKey", "createdAt", and "retiredAt" or null. "publicKey" is the 32 bytes of the raw Ed25519
public key in hexadecimal (as in RFC 8032, without any wrapping; a program that wants SubjectPublicKeyInfo gets
the twelve bytes 302a300506032b6570032100 put before them). "asOf" of manifest.json is between "createdAt" and
"retiredAt" of the key; five minutes are allowed for clocks that differ.
The seal. The archive ends with a zip comment of this form:
    roomtone-pack:1:<id of the key>:<signature>
The signature is 64 bytes in hexadecimal. What it signs is not the archive itself but 32 bytes: the SHA-256 of
every byte of the archive before the comment, from the first one up to and including the two bytes that hold the
comment's length. The seal can be checked without the passphrase.
The manifest. manifest.sig is JSON: "algorithm" is Ed25519, "key" the id of the key, "signature" 64 bytes in
hexadecimal over the bytes of manifest.json exactly as they are in the archive. Key and seal are the same key's.
"files" of manifest.json lists every file but manifest.json and manifest.sig, in the order of the archive, with
"path", "bytes" (its length) and "sha256" in hexadecimal. There is no other file.
Canonical JSON. manifest.json, manifest.sig and keys.json are one line of UTF-8 without a line break at the end:
no spaces, the names of an object in ascending order, all numbers whole, and nothing escaped but quotation mark,
backslash and control characters. Reading manifest.json and writing it like that gives the same bytes.
The log. Each line of events.jsonl is JSON. "hash" is the SHA-256 in hexadecimal of the 32 bytes of the hash of
the line before (32 zero bytes for the first line), followed by the fields seq, at, actor, action, subjectType,
subject, data and personal in this order as UTF-8 text, with one line feed (byte 10) between each two. "data" and
"personal" are texts and are hashed as they are. "chain" of manifest.json tells the number of lines and the last
hash.
The release. The SHA-256 of release/release-v<n>.txt is the hash beside each signature in signatures.json, in the
PDF, and in the log.

WHAT IT SAYS AND WHAT IT DOES NOT
The pack shows what was entered, agreed and signed, and that none of it was changed since. It does not show that
what people entered was true. In the log, accounts are numbers, and anything that says who a person is
appears only as a hash. Please treat the names and addresses in this pack as confidential.

Questions: ${supportEmail}
`
}
