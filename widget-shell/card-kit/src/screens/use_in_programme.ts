import { useHasScreen, useHost } from '@sidepick/card-kit'
import { DEFAULT_DISTRIBUTOR_ID } from '@sidepick/rules/distributors'

/** Whether the page is in a partner's programme that pays rewards of its own, and whose terms the screen `RewardsPartner` shows. */
export function useInProgramme(): boolean {
  const hasTerms = useHasScreen('RewardsPartner')
  return useHost().signUp.distributorId !== DEFAULT_DISTRIBUTOR_ID && hasTerms
}
