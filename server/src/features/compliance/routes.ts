import {
  completePacket as completePacketEndpoint,
  downloadPack as downloadPackEndpoint,
  listAllPackets as listAllPacketsEndpoint,
  listPackets as listPacketsEndpoint,
  showPacket as showPacketEndpoint,
} from '@roomtone/contract/compliance/packets'
import {
  changeProduction as changeProductionEndpoint,
  printRelease as printReleaseEndpoint,
  sendSigningCode as sendSigningCodeEndpoint,
  showRelease as showReleaseEndpoint,
  signRelease as signReleaseEndpoint,
} from '@roomtone/contract/compliance/release'
import type { Deps } from '../../platform/deps.ts'
import { type Binding, bind } from '../../platform/http/binding.ts'
import { changeProduction } from './crew/change-production.ts'
import { crewRoutes, packetFileRoutes } from './crew/crew-routes.ts'
import { downloadPack } from './pack/download-pack.ts'
import { completePacket } from './packet/complete-packet.ts'
import { listAllPackets } from './packet/list-all-packets.ts'
import { listPackets } from './packet/list-packets.ts'
import { showPacket } from './packet/show-packet.ts'
import { printRelease } from './release/print-release.ts'
import { sendSigningCode } from './release/send-signing-code.ts'
import { showRelease } from './release/show-release.ts'
import { signRelease } from './release/sign-release.ts'

export function complianceRoutes(deps: Deps): Binding[] {
  return [...packets(deps), ...releases(deps), ...crewRoutes(deps), ...packetFileRoutes(deps)]
}

function packets(deps: Deps): Binding[] {
  return [
    bind(showPacketEndpoint, ({ params }, { actor }) => showPacket(deps, actor, params.id)),
    bind(listPacketsEndpoint, ({ query }, { actor }) => listPackets(deps, actor, query)),
    bind(downloadPackEndpoint, ({ params }, { actor }) => downloadPack(deps, actor, params.id)),
    bind(listAllPacketsEndpoint, ({ query }) => listAllPackets(deps, query)),
    bind(completePacketEndpoint, ({ params, body }, { actor }) =>
      completePacket(deps, actor, { id: params.id, ...body }),
    ),
  ]
}

function releases(deps: Deps): Binding[] {
  return [
    bind(showReleaseEndpoint, ({ params, query }, { actor }) =>
      showRelease(deps, actor, { id: params.id, version: query.version }),
    ),
    bind(printReleaseEndpoint, ({ params, query }, { actor }) =>
      printRelease(deps, actor, { id: params.id, version: query.version }),
    ),
    bind(sendSigningCodeEndpoint, ({ params }, { actor }) => sendSigningCode(deps, actor, params.id)),
    bind(signReleaseEndpoint, ({ params, body }, caller) => signRelease(deps, caller, params.id, body)),
    bind(changeProductionEndpoint, ({ params, body }, { actor }) =>
      changeProduction(deps, actor, { id: params.id, ...body }),
    ),
  ]
}
