import type { ScreenProps } from '@sidepick/card-kit'
import type { RewardsEndpoints } from '../endpoints'

/** What each view of the prizes gets. */
export interface TabProps extends ScreenProps {
  endpoints: RewardsEndpoints
}
