import { useConsole, useReach } from '../../app/console_context'

/** The calls for documents: everybody's for an admin, the own ones for a partner. */
const PATHS = { everybody: '/v1/admin/experiences', own: '/v1/partner/experiences' } as const

export function useDocumentCalls() {
  const { endpoints } = useConsole()
  const reach = useReach()
  const queries = {
    everybody: {
      list: endpoints.experiencesAdminList,
      show: endpoints.experiencesAdminShow,
      versions: endpoints.experiencesAdminVersions,
    },
    own: {
      list: endpoints.experiencesPartnerList,
      show: endpoints.experiencesPartnerShow,
      versions: endpoints.experiencesPartnerVersions,
    },
  }
  // A partner's calls take the same, of fewer scopes.
  return {
    path: PATHS[reach] as typeof PATHS.everybody,
    ...(queries[reach] as typeof queries.everybody),
  }
}
