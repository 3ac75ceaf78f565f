import type { RemoteEntry } from '@sidepick/rules/types'
import { createContext, useContext } from 'react'
import type { Scene } from '../app/scene'
import type { Remotes } from '../federation/remote_state'
import type { Handover } from '../social/handover'
import type { HandBack } from './hand_back'
import type { ReturnPath } from './return_path'
import type { TakenTokens } from './take_tokens'

export interface Pages {
  scene: Scene
  tokens: TakenTokens
  returnPath: ReturnPath
  handover: Handover
  handBack: HandBack
  /** Loads remotes that the page's own list does not name. */
  remotesOf: (entries: RemoteEntry[]) => Remotes
  /** A frame that stands in a corner of the publisher's page goes back into its text. */
  undock: () => void
  /** Asks the publisher's page for so much more height than the frame had; 0 gives it back. */
  growBy: (extraPx: number) => void
  /** Leaves a completed page. */
  leadOn: () => void
}

export const PagesContext = createContext<Pages | null>(null)

export function usePages(): Pages {
  const pages = useContext(PagesContext)
  if (!pages) throw new Error('Nothing of a page may be drawn outside of its frame')
  return pages
}
