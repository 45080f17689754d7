import { call } from '../call.ts'
import type {
  makeCrewLink,
  openCallSheet,
  revokeCrewLink,
  saveCallSheet,
  saveCrew,
  sendCrewLinks,
  showCrew,
} from './crew.ts'
import type { countersignFile, readPacketFile, removePacketFile, uploadPacketFile } from './packet-files.ts'
import type { completePacket, downloadPack, listAllPackets, listPackets, showPacket } from './packets.ts'
import type { changeProduction, printRelease, sendSigningCode, showRelease, signRelease } from './release.ts'

export const packetCalls = {
  show: call<typeof showPacket>('GET /api/bookings/:id/packet'),
  list: call<typeof listPackets>('GET /api/packets'),
  download: call<typeof downloadPack>('POST /api/bookings/:id/packet/download'),
  listAll: call<typeof listAllPackets>('GET /api/admin/compliance'),
  complete: call<typeof completePacket>('POST /api/admin/compliance/:id/complete'),
  upload: call<typeof uploadPacketFile>('POST /api/bookings/:id/packet/files'),
  file: call<typeof readPacketFile>('GET /api/packets/files/:id'),
  removeFile: call<typeof removePacketFile>('DELETE /api/packets/files/:id'),
  countersign: call<typeof countersignFile>('POST /api/packets/files/:id/countersign'),
}

export const releaseCalls = {
  show: call<typeof showRelease>('GET /api/bookings/:id/release'),
  print: call<typeof printRelease>('GET /api/bookings/:id/release/pdf'),
  sendCode: call<typeof sendSigningCode>('POST /api/bookings/:id/release/code'),
  sign: call<typeof signRelease>('POST /api/bookings/:id/release/sign'),
  changeProduction: call<typeof changeProduction>('POST /api/bookings/:id/production'),
}

export const crewCalls = {
  show: call<typeof showCrew>('GET /api/bookings/:id/crew'),
  save: call<typeof saveCrew>('PUT /api/bookings/:id/crew'),
  saveCallSheet: call<typeof saveCallSheet>('PUT /api/bookings/:id/call-sheet'),
  sendLinks: call<typeof sendCrewLinks>('POST /api/bookings/:id/crew/links'),
  makeLink: call<typeof makeCrewLink>('POST /api/bookings/:id/crew/:memberId/link'),
  revokeLink: call<typeof revokeCrewLink>('DELETE /api/bookings/:id/crew/:memberId/link'),
  open: call<typeof openCallSheet>('POST /api/call-sheet'),
}
