import type { Reply } from '@roomtone/contract/endpoint'
import type { previewClosing as previewClosingEndpoint } from '@roomtone/contract/privacy/close-account'
import type { Actor } from '@roomtone/domain/access/actor'
import type { Deps } from '../../platform/deps.ts'
import { findUnsettled } from './find-unsettled.ts'

export async function previewClosing(
  { db }: Deps,
  actor: Actor,
): Promise<Reply<typeof previewClosingEndpoint>> {
  return { unsettled: await findUnsettled(db, actor) }
}
