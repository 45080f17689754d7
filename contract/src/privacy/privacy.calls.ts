import { call } from '../call.ts'
import type { closeAccount, previewClosing, restoreAccount } from './close-account.ts'
import type { listDataExports, openDataExport, requestDataExport } from './data-exports.ts'
import type { changePrivacy, showPrivacy } from './privacy-settings.ts'

export const privacyCalls = {
  show: call<typeof showPrivacy>('GET /api/account/privacy'),
  change: call<typeof changePrivacy>('PUT /api/account/privacy'),
  exports: call<typeof listDataExports>('GET /api/account/exports'),
  requestExport: call<typeof requestDataExport>('POST /api/account/exports'),
  openExport: call<typeof openDataExport>('POST /api/account/exports/:id/open'),
  previewClosing: call<typeof previewClosing>('GET /api/account/closing'),
  close: call<typeof closeAccount>('POST /api/account/close'),
  restore: call<typeof restoreAccount>('POST /api/account/restore'),
}
