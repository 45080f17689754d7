import { decideVerification as decideVerificationEndpoint } from '@roomtone/contract/verification/decide-verification'
import { goOn as goOnEndpoint } from '@roomtone/contract/verification/go-on'
import { listVerifications as listVerificationsEndpoint } from '@roomtone/contract/verification/list-verifications'
import { readIdDocument as readIdDocumentEndpoint } from '@roomtone/contract/verification/read-id-document'
import { receiveIdentityEvent as receiveIdentityEventEndpoint } from '@roomtone/contract/verification/receive-identity-event'
import { showVerification as showVerificationEndpoint } from '@roomtone/contract/verification/show-verification'
import { submitVerification as submitVerificationEndpoint } from '@roomtone/contract/verification/submit-verification'
import { uploadId as uploadIdEndpoint } from '@roomtone/contract/verification/upload-id'
import type { Deps } from '../../platform/deps.ts'
import { type Binding, bind } from '../../platform/http/binding.ts'
import { readIdDocument } from './document/read-id-document.ts'
import { uploadId } from './document/upload-id.ts'
import { goOn } from './go-on.ts'
import { receiveEvent } from './receive-event.ts'
import { decideVerification } from './review/decide-verification.ts'
import { listVerifications } from './review/list-verifications.ts'
import { showVerification } from './show-verification.ts'
import { submitVerification } from './submit-verification.ts'

export function verificationRoutes(deps: Deps): Binding[] {
  return [
    bind(showVerificationEndpoint, (_, { actor }) => showVerification(deps, actor)),
    bind(uploadIdEndpoint, ({ bytes }, { actor }) => uploadId(deps, actor, bytes)),
    bind(submitVerificationEndpoint, ({ body }, { actor }) => submitVerification(deps, actor, body)),
    bind(goOnEndpoint, (_, { actor }) => goOn(deps, actor)),
    bind(receiveIdentityEventEndpoint, async ({ bytes }, { signature }) => {
      await receiveEvent(deps, bytes, signature)
      return undefined
    }),
    bind(listVerificationsEndpoint, ({ query }, { actor }) => listVerifications(deps, actor, query)),
    bind(readIdDocumentEndpoint, ({ params }, { actor }) => readIdDocument(deps, actor, params.id)),
    bind(decideVerificationEndpoint, ({ params, body }, { actor }) =>
      decideVerification(deps, actor, { id: params.id, ...body }),
    ),
  ]
}
