import { completePasswordReset as completePasswordResetEndpoint } from '@roomtone/contract/account/complete-password-reset'
import { removePersonFactors } from '@roomtone/contract/people/care-for-person'
import {
  confirmLostFactors as confirmLostFactorsEndpoint,
  keepFactorsByLink as keepFactorsByLinkEndpoint,
  keepFactors as keepFactorsEndpoint,
  reportLostFactors as reportLostFactorsEndpoint,
} from '@roomtone/contract/recovery/lost-factors'
import type { Deps } from '../../platform/deps.ts'
import { type Binding, bind } from '../../platform/http/binding.ts'
import { keepFactors, keepFactorsByLink } from './cancel-factor-removal.ts'
import { completePasswordReset } from './complete-password-reset.ts'
import { confirmLostFactors, reportLostFactors } from './report-lost-factors.ts'
import { requestFactorRemoval } from './request-factor-removal.ts'

export function recoveryRoutes(deps: Deps): Binding[] {
  return [
    bind(completePasswordResetEndpoint, ({ body }, caller) => completePasswordReset(deps, body, caller)),
    bind(reportLostFactorsEndpoint, ({ body }, caller) => reportLostFactors(deps, body, caller)),
    bind(confirmLostFactorsEndpoint, ({ body }, caller) => confirmLostFactors(deps, body.token, caller)),
    bind(keepFactorsByLinkEndpoint, ({ body }, caller) => keepFactorsByLink(deps, body.token, caller)),
    bind(keepFactorsEndpoint, (_, { actor }) => keepFactors(deps, actor)),
    bind(removePersonFactors, ({ params, body }, { actor }) =>
      requestFactorRemoval(deps, actor, { subjectId: params.id, reason: body.reason }),
    ),
  ]
}
