import type { CardProps, Host, ScreenProps, Viewer } from './contract'

/** One state a card or a screen can be in, for its specs and for the gallery page. */
export interface GalleryState {
  /** Over the sample props; of a card or of a screen. */
  props?: Partial<CardProps> & Partial<ScreenProps>
  viewer?: Partial<Viewer>
  host?: Partial<Pick<Host, 'signUp' | 'flavour'>>
  /** What the platform answers, by method and path such as `POST /auth/login`; a status from 400 on is a refusal. Others never answer. */
  answers?: Record<string, { status?: number; body?: unknown }>
  /** Before it is drawn, as to put into its store what an earlier screen asked for. */
  prepare?: (host: Host) => void
  /** Once it stands in `stage`: what somebody does to bring this state about, such as sending the form. */
  act?: (stage: HTMLElement) => Promise<void>
}

/** What `<component>.gallery.ts` exports as `states`: every state by a name that says it. */
export type GalleryStates = Record<string, GalleryState>

/** What `./gallery` of a remote exports as `gallery`: the states of its cards and screens, by the names it registers. */
export type RemoteGallery = Record<string, GalleryStates>
