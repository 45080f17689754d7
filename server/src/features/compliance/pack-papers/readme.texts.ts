import { KEYS_ADDRESS } from '@roomtone/domain/pack/manifest'

type About = { publicUrl: string; supportEmail: string; booking: string; invoice: string | null }

/** The first thing that a stranger opens, years later. Plain letters: any program shows them. */
export function readmeText({ publicUrl, supportEmail, booking, invoice }: About): string {
  return `ROOMTONE COMPLIANCE PACK
Booking ${booking}
Invoice ${invoice ?? 'none'}

WHAT THIS IS
This archive is the record of one booking of a space for a production: who agreed to what, when, and under
which verified names. It was made by Roomtone, which arranged the booking and is no party to it. It is meant to
be checked by anyone who holds it, without asking us.

WHAT IS IN IT
release/release-v<n>.txt   The location release, word for word. These bytes are what both sides signed; a new
                           version was issued whenever the booking changed, and the old ones are kept.
release/release-v<n>.pdf   The same release to read and to print, with the signatures it has.
release/signatures.json    The signatures for machines: names, times, hashes, consent, network addresses, and
                           the drawings as points.
records/booking.pdf        Production, parties, times, price, declaration, house rules, and what is missing.
records/identity.pdf       The result of each side's identity check, who made it and when.
records/crew.pdf           Everyone who was listed for the set, with their roles. Minors are marked.
records/invoice.pdf        The invoice.
records/receipt.pdf        The payments and refunds.
records/condition.pdf      Each file of the folder files: its hash, who added it, who countersigned it.
files/                     Certificates, permits, and pictures of the rooms before and after.
events.jsonl               Everything that happened to this booking, one line each. Every line carries the hash
                           of itself and the line before it.
manifest.json              The SHA-256 of every file in this archive except itself and its signature.
manifest.sig               Our Ed25519 signature over the bytes of manifest.json.
keys.json                  The public keys that we had published when this pack was made. Do not rely on this
                           copy: whoever forges a pack forges its list of keys too.

HOW TO OPEN IT
The archive is encrypted with AES-256. 7-Zip, bsdtar, Keka and most other tools open it with its passphrase. The
passphrase was shown once, beside the download; we have not kept it. If it is lost, a party to the booking can
download the pack again and gets a new one.

HOW TO CHECK IT
In a browser: open ${publicUrl}/verify and choose the archive. Nothing is uploaded, and the page works
without a connection once it is open.
On a command line, with Node 20 or newer and nothing else:
    node verify-pack.mjs pack.zip --keys roomtone-keys.json
The script is at ${publicUrl}/verify-pack.mjs, the list of keys at
${publicUrl}${KEYS_ADDRESS}. Keep your own copies of both.
If a single byte was changed, the check names the file it lies in, or the container around the files.
By hand: the SHA-256 of release/release-v<n>.txt is the hash beside each signature in signatures.json, in the
PDF, and in the log. To follow the log, hash the 32 bytes of the hash before (zeros for the first line) and the
fields seq, at, actor, action, subjectType, subject, data and personal, joined by line breaks, with SHA-256.

WHAT IT SAYS AND WHAT IT DOES NOT
The pack shows what was entered, agreed and signed, and that none of it was changed since. It does not show that
what people entered was true. Accounts stand in the log as numbers; what said who a person is stands there only
as a hash. Please treat the names and addresses in this pack as confidential.

Questions: ${supportEmail}
`
}
