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
  return { path: PATHS[reach], ...queries[reach] }
}
