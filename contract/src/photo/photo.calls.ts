import { call } from '../call.ts'
import type { describePhoto } from './describe-photo.ts'
import type { uploadPhoto } from './upload-photo.ts'

export const photoCalls = {
  upload: call<typeof uploadPhoto>('POST /api/photos'),
  describe: call<typeof describePhoto>('PATCH /api/photos/:id'),
}
