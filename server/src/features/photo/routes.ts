import { uploadPhoto as uploadPhotoEndpoint } from '@roomtone/contract/photo/upload-photo'
import type { Deps } from '../../platform/deps.ts'
import { type Binding, bind } from '../../platform/http/binding.ts'
import { uploadPhoto } from './upload-photo.ts'

export function photoRoutes(deps: Deps): Binding[] {
  return [bind(uploadPhotoEndpoint, ({ bytes }, { actor }) => uploadPhoto(deps, actor, bytes))]
}
