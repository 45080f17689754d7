import { call } from '../call.ts'
import type { decideVerification } from './decide-verification.ts'
import type { goOn } from './go-on.ts'
import type { listVerifications } from './list-verifications.ts'
import type { readIdDocument } from './read-id-document.ts'
import type { receiveIdentityEvent } from './receive-identity-event.ts'
import type { showVerification } from './show-verification.ts'
import type { submitVerification } from './submit-verification.ts'
import type { uploadId } from './upload-id.ts'

export const verificationCalls = {
  show: call<typeof showVerification>('GET /api/verification'),
  upload: call<typeof uploadId>('POST /api/verification/document'),
  submit: call<typeof submitVerification>('POST /api/verification'),
  goOn: call<typeof goOn>('POST /api/verification/onward'),
  list: call<typeof listVerifications>('GET /api/admin/verifications'),
  readDocument: call<typeof readIdDocument>('POST /api/admin/verifications/:id/document'),
  receiveEvent: call<typeof receiveIdentityEvent>('POST /api/webhooks/identity'),
  decide: call<typeof decideVerification>('POST /api/admin/verifications/:id/decision'),
}
