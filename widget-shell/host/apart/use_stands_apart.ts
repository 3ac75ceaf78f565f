import type { ScreenProps } from '@sidepick/card-kit'
import { carriesPartnerCode } from '@sidepick/rules/owners'
import type { RemoteEntry } from '@sidepick/rules/types'
import { useSibling } from './siblings'

interface Asked {
  remotes: readonly RemoteEntry[]
  /** Whether the screen asks for a password, a PIN or a payment card. */
  isSecret: boolean
  place: ScreenProps['place']
}

/** Whether a screen opens in a window of its own: a partner's code may read it here. A page in a frame can be read by its parent. */
export function useStandsApart({ remotes, isSecret, place }: Asked): boolean {
  const isBesideOne = useSibling(isSecret && place === 'modal')
  const isFramedPage = place === 'page' && window.parent !== window
  return isSecret && (isFramedPage || isBesideOne || carriesPartnerCode(remotes))
}
