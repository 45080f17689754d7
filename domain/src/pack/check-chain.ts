import { eventLines, type Manifest, type PackEvent } from './manifest.ts'
import { fromHex, type PackTools } from './pack-tools.ts'

const BEFORE_ALL = '0'.repeat(64)

/**
 * The number of the first entry that does not follow from the one before; null when all do, up to the signed
 * end.
 */
export async function findBrokenLink(
  log: string,
  chain: Manifest['chain'],
  tools: PackTools,
): Promise<number | null> {
  let before = BEFORE_ALL
  let seq = 0
  for (const line of log.split('\n')) {
    if (line === '') continue
    seq += 1
    const event = readEvent(line)
    if (event?.seq !== seq) return seq
    before = await hashAfter(before, event, tools)
    if (event.hash !== before) return seq
  }
  if (seq !== chain.length) return Math.min(seq, chain.length) + 1
  return before === chain.head ? null : seq
}

async function hashAfter(before: string, event: PackEvent, tools: PackTools): Promise<string> {
  const lines = tools.encode(eventLines(event))
  const bytes = new Uint8Array(32 + lines.length)
  bytes.set(fromHex(before))
  bytes.set(lines, 32)
  return tools.sha256(bytes)
}

function readEvent(line: string): PackEvent | null {
  try {
    return JSON.parse(line) as PackEvent
  } catch {
    return null
  }
}
