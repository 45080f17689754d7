import {
  beginProof as beginProofEndpoint,
  giveProof as giveProofEndpoint,
  showProof as showProofEndpoint,
} from '@roomtone/contract/proof/proof'
import type { Deps } from '../../platform/deps.ts'
import { type Binding, bind } from '../../platform/http/binding.ts'
import { beginProof } from './begin-proof.ts'
import { giveProof } from './give-proof.ts'
import { showProof } from './show-proof.ts'

export function proofRoutes(deps: Deps): Binding[] {
  return [
    bind(showProofEndpoint, (_, { actor }) => showProof(deps, actor)),
    bind(beginProofEndpoint, ({ body }, { actor }) => beginProof(deps, actor, body.method)),
    bind(giveProofEndpoint, ({ body }, { actor }) => giveProof(deps, actor, body)),
  ]
}
