import { useCallback, useEffect, useState } from 'react'
import { findScreen } from '@sidepick/rules/screens'
import type { Scene } from '../app/scene'
import { newWaitingWindow, type WaitingWindow } from '../social/waiting_window'
import { localStore } from '../picks/local_store'
import { apartAddress, WAITS_KEY } from './apart_address'
import { waitForSession } from './wait_for_session'

interface Asked {
  name: string
  query: Readonly<Record<string, string>>
}

const hasVerifier = (waiting: WaitingWindow): waiting is WaitingWindow & { verifier: string } =>
  waiting.verifier !== null

/** The address of a screen in a separate window, and what to do when the link is pressed. */
export function useApart(scene: Scene, { name, query }: Asked) {
  const [waiting, setWaiting] = useState<WaitingWindow | null>(null)
  const [opened, setOpened] = useState(false)
  const { loggedIn } = scene.app.store.getState().session

  useEffect(() => {
    let gone = false
    void newWaitingWindow().then((made) => gone || setWaiting(made))
    return () => {
      gone = true
    }
  }, [])

  const follow = useCallback(() => {
    setOpened(true)
    if (!opened && !loggedIn && waiting && hasVerifier(waiting)) {
      localStore.set(WAITS_KEY, waiting.state)
      void takeUp(scene, waiting)
    }
  }, [scene, waiting, opened, loggedIn])

  const path = findScreen(scene.entry.bootstrap.remotes, name)?.path ?? '/auth'
  const state = loggedIn || waiting?.verifier === null ? null : (waiting?.state ?? null)
  // Without the state nothing would wait for the window's session.
  return {
    href: waiting && apartAddress({ path, query: { ...query, lang: scene.entry.language }, state }),
    opened,
    follow,
  }
}

/** Waits until somebody is signed in here, even if the dialog is closed. */
async function takeUp(scene: Scene, waiting: WaitingWindow & { verifier: string }) {
  const { session, http } = await scene.later()
  const over = new AbortController()
  session.on('logged_in', () => over.abort())
  const refreshToken = await waitForSession({ http, waiting, signal: over.signal })
  if (refreshToken !== null) await session.signInWith(refreshToken, 'sign_in')
}
