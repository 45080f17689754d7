import { buildServer } from '../src/build-deps.ts'
import { readConfig } from '../src/config.ts'
import { acceptBooking } from '../src/features/booking/answer/accept-booking.ts'
import { requestBooking } from '../src/features/booking/request/request-booking.ts'
import { addEvidence } from '../src/features/claim/evidence/add-evidence.ts'
import { uploadPacketFile } from '../src/features/compliance/file/upload-packet-file.ts'
import { voidCharge } from '../src/features/payment/charge/void-charge.ts'
import { sendRefund } from '../src/features/payment/refund/send-refund.ts'
import type { Deps } from '../src/platform/deps.ts'
import { createLog } from '../src/platform/log.ts'
import type { CrashOrder } from './crash.ts'

/** Nothing is tidied up, as when somebody pulls the plug. */
function die(): never {
  process.kill(process.pid, 'SIGKILL')
  for (;;);
}

function deadly(deps: Deps, { point, call, audited }: CrashOrder): Deps {
  const around = <Port extends object>(port: Port): Port =>
    new Proxy(port, {
      get(target, name) {
        const real = target[name as keyof Port]
        if (name !== call || typeof real !== 'function') return real
        return async (...request: unknown[]) => {
          if (point === 'before the call') die()
          const answer = await (real as (...request: unknown[]) => Promise<unknown>)(...request)
          if (point === 'after the call') die()
          return answer
        }
      },
    })
  return {
    ...deps,
    payments: around(deps.payments),
    files: around(deps.files),
    audit: {
      async record(tx, entry) {
        await deps.audit.record(tx, entry)
        if (point === 'before the commit' && entry.action === audited) die()
      },
    },
  }
}

type Bringing = Extract<CrashOrder['action'], { pdf: string }>

async function bring(deps: Deps, { kind, actor, id, pdf }: Bringing): Promise<void> {
  const file = { name: 'Permit.pdf', bytes: Buffer.from(pdf, 'base64') }
  if (kind === 'evidence') await addEvidence(deps, actor, { id, ...file })
  else await uploadPacketFile(deps, actor, { bookingId: id, kind: 'permit', ...file })
}

async function work(deps: Deps, { action }: CrashOrder): Promise<void> {
  if (action.kind === 'request') await requestBooking(deps, action.actor, action.body)
  else if (action.kind === 'accept')
    await acceptBooking(deps, action.actor, { id: action.id, despiteConflicts: false })
  else if (action.kind === 'refund') await sendRefund(deps, action.id)
  else if (action.kind === 'release') await voidCharge(deps, action.id)
  else await bring(deps, action)
}

const order = JSON.parse(process.argv[2] ?? '') as CrashOrder
const log = createLog({
  level: 'error',
  destination: { write: (line: string) => void process.stderr.write(line) },
})
const { deps } = buildServer(readConfig(order.env), order.databaseUrl, log)
await work(deadly(deps, order), order)
die()
