import {
  decideClaim as decideClaimEndpoint,
  listClaims as listClaimsEndpoint,
  showClaimCase as showClaimCaseEndpoint,
} from '@roomtone/contract/claim/admin-claims'
import {
  addEvidence as addEvidenceEndpoint,
  answerClaim as answerClaimEndpoint,
  confirmClaimPayment as confirmClaimPaymentEndpoint,
  listBookingClaims as listBookingClaimsEndpoint,
  listEvidenceChoices as listEvidenceChoicesEndpoint,
  openClaim as openClaimEndpoint,
  payClaim as payClaimEndpoint,
  readEvidence as readEvidenceEndpoint,
  showClaim as showClaimEndpoint,
  withdrawClaim as withdrawClaimEndpoint,
} from '@roomtone/contract/claim/claims'
import type { Deps } from '../../platform/deps.ts'
import { type Binding, bind } from '../../platform/http/binding.ts'
import { answerClaim } from './answer-claim.ts'
import { decideClaim } from './decide/decide-claim.ts'
import { listClaims } from './decide/list-claims.ts'
import { showCase } from './decide/show-case.ts'
import { addEvidence } from './evidence/add-evidence.ts'
import { listEvidenceChoices } from './evidence/list-evidence-choices.ts'
import { readEvidence } from './evidence/read-evidence.ts'
import { listBookingClaims } from './list-booking-claims.ts'
import { openClaim } from './open-claim.ts'
import { confirmClaimPayment } from './pay/confirm-claim-payment.ts'
import { payClaim } from './pay/pay-claim.ts'
import { viewClaim } from './view-claim.ts'
import { withdrawClaim } from './withdraw-claim.ts'

export function claimRoutes(deps: Deps): Binding[] {
  return [...readings(deps), ...steps(deps), ...payments(deps), ...decisions(deps)]
}

function readings(deps: Deps): Binding[] {
  return [
    bind(listBookingClaimsEndpoint, ({ params }, { actor }) => listBookingClaims(deps, actor, params.id)),
    bind(listEvidenceChoicesEndpoint, ({ params }, { actor }) => listEvidenceChoices(deps, actor, params.id)),
    bind(showClaimEndpoint, ({ params }, { actor }) => viewClaim(deps, deps.db, actor, params.id)),
    bind(readEvidenceEndpoint, ({ params }, { actor }) => readEvidence(deps, actor, params.id)),
  ]
}

function steps(deps: Deps): Binding[] {
  return [
    bind(openClaimEndpoint, ({ params, body }, { actor }) =>
      openClaim(deps, actor, { id: params.id, ...body }),
    ),
    bind(answerClaimEndpoint, ({ params, body }, { actor }) =>
      answerClaim(deps, actor, { id: params.id, ...body }),
    ),
    bind(addEvidenceEndpoint, ({ params, query, bytes }, { actor }) =>
      addEvidence(deps, actor, { id: params.id, name: query.name, bytes }),
    ),
    bind(withdrawClaimEndpoint, ({ params }, { actor }) => withdrawClaim(deps, actor, params.id)),
  ]
}

function payments(deps: Deps): Binding[] {
  return [
    bind(payClaimEndpoint, ({ params, body }, { actor }) =>
      payClaim(deps, actor, { id: params.id, card: body.card }),
    ),
    bind(confirmClaimPaymentEndpoint, ({ params }, { actor }) => confirmClaimPayment(deps, actor, params.id)),
  ]
}

function decisions(deps: Deps): Binding[] {
  return [
    bind(listClaimsEndpoint, ({ query }, { actor }) => listClaims(deps, actor, query)),
    bind(showClaimCaseEndpoint, ({ params }, { actor }) => showCase(deps, actor, params.id)),
    bind(decideClaimEndpoint, ({ params, body }, { actor }) =>
      decideClaim(deps, actor, { id: params.id, ...body }),
    ),
  ]
}
