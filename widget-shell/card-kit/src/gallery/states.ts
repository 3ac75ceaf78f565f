import type { Game } from '@sidepick/rules/types'
import type { CardProps, Host, ScreenProps, Viewer } from '../contract'

/** One state of a card or a screen, for its specs and the gallery. */
export interface GalleryState {
  /** Merged over the sample props of a card or a screen. */
  props?: Partial<CardProps> & Partial<ScreenProps>
  viewer?: Partial<Viewer>
  /** Merged over the game of the page, which is in the language of the gallery. */
  game?: Partial<Game>
  host?: Partial<Pick<Host, 'signUp' | 'flavour' | 'widgetId'>>
  /**
   * The API's responses by method and path, such as `POST /auth/login`; a status from 400 on is an error. Other
   * requests stay pending.
   */
  answers?: Record<string, { status?: number; body?: unknown }>
  /** Runs before it is drawn, to prepare its store. */
  prepare?: (host: Host) => void
  /** Runs after it is drawn in `stage`: the actions that lead to this state, such as submitting the form. */
  act?: (stage: HTMLElement) => Promise<void>
}

/** The export `states` of `<component>.gallery.ts`: every state by a descriptive name. */
export type GalleryStates = Record<string, GalleryState>

/** The export `gallery` of a remote's `./gallery`: the states of its cards and screens, by their registered names. */
export type RemoteGallery = Record<string, GalleryStates>
