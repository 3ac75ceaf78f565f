import type { Http } from '@sidepick/card-kit'
import type { SocialProvider } from '@sidepick/rules/types'
import type { Scene } from '../app/scene'
import type { Visit } from '../app/visit'
import type { Bridge } from '../bridge/bridge'
import { waitForSession } from '../apart/wait_for_session'
import { listenToPopup } from '../bridge/popup'
import { waitingPoints } from '../picks/stored_picks'
import type { Session } from '../session/session'
import { measureNew } from './measure_new'
import { mayRelay } from './may_relay'
import { pollHandoff } from './poll_handoff'
import { postForm } from './post_form'
import { startFields, startPath } from './start_fields'
import { newWaitingWindow } from './waiting_window'

const POPUP_NAME = 'vs_social'
const POPUP = { width: 600, height: 500 }

interface SocialParts {
  session: Pick<Session, 'signInWith'>
  http: Http
  bridge: Pick<Bridge, 'send'>
  /** Requested on the first click. */
  own?: () => Window
}

/** Starts a social sign-in in a popup. Returns a function that stops. */
export function startSocial(
  scene: Scene & Partial<Pick<Visit, 'variants'>>,
  { session, http, bridge, own = () => window }: SocialParts
): () => void {
  let stop = () => undefined as void

  const fields = (tosSigned = false) =>
    startFields({
      tosSigned,
      entry: scene.entry,
      points: waitingPoints(scene.picks),
      returnUrl: own().location.pathname,
      variants: scene.variants,
    })

  const leave = (provider: SocialProvider) => {
    const { parent, location } = own()
    const link = new URL(`${startPath(provider)}?${fields()}`, location.origin).href
    if (parent === own()) location.assign(link)
    else bridge.send('vs_change_parent_link', { link })
  }

  const waitFor = async (provider: SocialProvider, popup: Window, tosSigned: boolean) => {
    const waiting = await newWaitingWindow()
    const over = new AbortController()
    const done = () => {
      stop()
      popup.close()
    }
    const signIn = (refreshToken: string, newAccount = false) => {
      done()
      if (newAccount) measureNew(scene, provider)
      void session.signInWith(refreshToken, 'social')
    }
    const fail = (error: string) => {
      done()
      scene.emit('analytics', { name: 'social_sign_in_failed', properties: { provider, error } })
      const speaker = scene.app.store.getState().modals.length > 0 ? 'modal' : 'card'
      scene.goTo(`/auth?${new URLSearchParams({ error })}`, { replace: false, speaker })
    }
    const stopListening = listenToPopup(
      { popup, state: waiting.state, mayRelay: (origin) => mayRelay(scene.entry, origin) },
      (message) =>
        message.action === 'social_login'
          ? signIn(message.refreshToken, message.newAccount)
          : fail(message.error),
      own()
    )
    stop = () => {
      over.abort()
      stopListening()
    }
    // Posted as a form: the server starts no sign-in for a window by an address, because anybody can write one.
    const given = fields(tosSigned)
    given.set('state', waiting.state)
    postForm(own().document, { action: startPath(provider), target: POPUP_NAME, fields: given })
    const parts = { http, waiting, signal: over.signal }
    // A session that the popup's page has given: that page has measured its account. After this time it polls only while the page is visible.
    const token = (await pollHandoff(parts)) ?? (await waitForSession(parts))
    if (token && !over.signal.aborted) signIn(token)
  }

  scene.signInWith.current = (provider, tosSigned = false) => {
    stop()
    // Opened within the click; later the browser would block it.
    const popup = own().open('', POPUP_NAME, featuresOf(own()))
    if (popup) void waitFor(provider, popup, tosSigned)
    else leave(provider)
  }
  return () => stop()
}

/** A popup centred over its window. */
function featuresOf({ screenX, screenY, outerWidth, outerHeight }: Window): string {
  const { width, height } = POPUP
  const left = Math.max(0, Math.round(screenX + (outerWidth - width) / 2))
  const top = Math.max(0, Math.round(screenY + (outerHeight - height) / 2))
  return `popup,width=${width},height=${height},left=${left},top=${top}`
}
