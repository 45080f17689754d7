import {
  makeCrewLink as makeCrewLinkEndpoint,
  openCallSheet as openCallSheetEndpoint,
  revokeCrewLink as revokeCrewLinkEndpoint,
  saveCallSheet as saveCallSheetEndpoint,
  saveCrew as saveCrewEndpoint,
  sendCrewLinks as sendCrewLinksEndpoint,
  showCrew as showCrewEndpoint,
} from '@roomtone/contract/compliance/crew'
import {
  countersignFile as countersignFileEndpoint,
  readPacketFile as readPacketFileEndpoint,
  removePacketFile as removePacketFileEndpoint,
  uploadPacketFile as uploadPacketFileEndpoint,
} from '@roomtone/contract/compliance/packet-files'
import type { Deps } from '../../../platform/deps.ts'
import { type Binding, bind } from '../../../platform/http/binding.ts'
import { countersignFile } from '../file/countersign-file.ts'
import { readPacketFile } from '../file/read-packet-file.ts'
import { removePacketFile } from '../file/remove-packet-file.ts'
import { uploadPacketFile } from '../file/upload-packet-file.ts'
import { makeCrewLink } from './make-crew-link.ts'
import { openCallSheet } from './open-call-sheet.ts'
import { revokeCrewLink } from './revoke-crew-link.ts'
import { saveCallSheet } from './save-call-sheet.ts'
import { saveCrew } from './save-crew.ts'
import { sendCrewLinks } from './send-crew-links.ts'
import { showCrew } from './show-crew.ts'

export function crewRoutes(deps: Deps): Binding[] {
  return [
    bind(showCrewEndpoint, ({ params }, { actor }) => showCrew(deps, actor, params.id)),
    bind(saveCrewEndpoint, ({ params, body }, { actor }) =>
      saveCrew(deps, actor, { id: params.id, ...body }),
    ),
    bind(saveCallSheetEndpoint, ({ params, body }, { actor }) => saveCallSheet(deps, actor, params.id, body)),
    bind(sendCrewLinksEndpoint, ({ params, body }, { actor, language }) =>
      sendCrewLinks(deps, actor, { id: params.id, ...body, language }),
    ),
    bind(makeCrewLinkEndpoint, ({ params }, { actor }) => makeCrewLink(deps, actor, params)),
    bind(revokeCrewLinkEndpoint, ({ params }, { actor }) => revokeCrewLink(deps, actor, params)),
    bind(openCallSheetEndpoint, ({ body }, { address }) => openCallSheet(deps, { ...body, address })),
  ]
}

export function packetFileRoutes(deps: Deps): Binding[] {
  return [
    bind(uploadPacketFileEndpoint, ({ params, query, bytes }, { actor }) =>
      uploadPacketFile(deps, actor, { bookingId: params.id, ...query, bytes }),
    ),
    bind(readPacketFileEndpoint, ({ params }, { actor }) => readPacketFile(deps, actor, params.id)),
    bind(removePacketFileEndpoint, ({ params }, { actor }) => removePacketFile(deps, actor, params.id)),
    bind(countersignFileEndpoint, ({ params }, { actor }) => countersignFile(deps, actor, params.id)),
  ]
}
