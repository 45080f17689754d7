import { decideApplication as decideApplicationEndpoint } from '@roomtone/contract/application/decide-application'
import { deleteDraft as deleteDraftEndpoint } from '@roomtone/contract/application/delete-draft'
import { listApplications as listApplicationsEndpoint } from '@roomtone/contract/application/list-applications'
import { previewApplication as previewApplicationEndpoint } from '@roomtone/contract/application/preview-application'
import { reworkApplication as reworkApplicationEndpoint } from '@roomtone/contract/application/rework-application'
import { saveDraft as saveDraftEndpoint } from '@roomtone/contract/application/save-draft'
import { showDraft as showDraftEndpoint } from '@roomtone/contract/application/show-draft'
import { startDraft as startDraftEndpoint } from '@roomtone/contract/application/start-draft'
import { submitDraft as submitDraftEndpoint } from '@roomtone/contract/application/submit-draft'
import { withdrawApplication as withdrawApplicationEndpoint } from '@roomtone/contract/application/withdraw-application'
import { duplicateListing as duplicateListingEndpoint } from '@roomtone/contract/hosting/duplicate-listing'
import { addSpace as addSpaceEndpoint } from '@roomtone/contract/premises/add-space'
import type { Deps } from '../../platform/deps.ts'
import { type Binding, bind } from '../../platform/http/binding.ts'
import { decideApplication } from './decide-application.ts'
import { addSpace, duplicateListing } from './draft/copy-listing.ts'
import { throwDraftAway } from './draft/delete-draft.ts'
import { saveDraft } from './draft/save-draft.ts'
import { showDraft } from './draft/show-draft.ts'
import { startDraft } from './draft/start-draft.ts'
import { submitDraft } from './draft/submit-draft.ts'
import { listApplications } from './list-applications.ts'
import { previewApplication } from './preview-application.ts'
import { reworkApplication } from './rework-application.ts'
import { withdrawApplication } from './withdraw-application.ts'

export function applicationRoutes(deps: Deps): Binding[] {
  return [
    bind(startDraftEndpoint, ({ body }, { actor }) => startDraft(deps, actor, body.type)),
    bind(addSpaceEndpoint, ({ params, body }, { actor }) =>
      addSpace(deps, actor, { premisesId: params.id, ...body }),
    ),
    bind(duplicateListingEndpoint, ({ params, body }, { actor }) =>
      duplicateListing(deps, actor, { id: params.id, title: body.title }),
    ),
    bind(showDraftEndpoint, ({ params }, { actor }) => showDraft(deps, actor, params.id)),
    bind(saveDraftEndpoint, ({ params, body }, { actor }) =>
      saveDraft(deps, actor, { id: params.id, ...body }),
    ),
    bind(deleteDraftEndpoint, ({ params }, { actor }) => throwDraftAway(deps, actor, params.id)),
    bind(submitDraftEndpoint, ({ params, body }, { actor }) =>
      submitDraft(deps, actor, { id: params.id, version: body.version }),
    ),
    bind(reworkApplicationEndpoint, ({ params }, { actor }) => reworkApplication(deps, actor, params.id)),
    bind(previewApplicationEndpoint, ({ params }, { actor }) => previewApplication(deps, actor, params.id)),
    bind(withdrawApplicationEndpoint, ({ params }, { actor }) => withdrawApplication(deps, actor, params.id)),
    bind(listApplicationsEndpoint, ({ query }, { actor }) => listApplications(deps, actor, query)),
    bind(decideApplicationEndpoint, ({ params, body }, { actor }) =>
      decideApplication(deps, actor, { id: params.id, ...body }),
    ),
  ]
}
