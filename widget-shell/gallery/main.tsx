/// <reference types="webpack/module" />
import { createRoot } from 'react-dom/client'
import type { GalleryData } from '@sidepick/rules/types'
import { createMfLoader } from '../host/federation/later/mf_loader'
import { wearBundledFont } from './gallery_look'
import { chromeRemote } from './chrome_remote'
import { kitRemote } from './kit_remote'
import { obeyMotion } from './apply_look'
import { FrameView } from './frame_view'
import { IndexView } from './index_view'
import { loadGalleries } from './load_galleries'

/** Draws the gallery, or one state of it, with the remotes that the page's registry names. */
async function start() {
  const root = document.getElementById('vs-root')
  const data = document.getElementById('vs-data')?.textContent
  if (!root || !data) throw new Error('The page has no #vs-root or no #vs-data')
  const page = JSON.parse(data) as GalleryData
  const nonce = document.querySelector<HTMLElement>('script[nonce]')?.nonce ?? null
  if (nonce) __webpack_nonce__ = nonce
  obeyMotion(window)
  const [brought] = await Promise.all([
    loadGalleries(page.remotes, createMfLoader(nonce)),
    wearBundledFont(document),
  ])
  const remotes = [...brought, chromeRemote, kitRemote]
  createRoot(root).render(
    page.view === 'frame' ? (
      <FrameView page={page} remotes={remotes} />
    ) : (
      <IndexView remotes={remotes} />
    )
  )
}

start().catch((error: unknown) => console.error('The gallery could not start', error))
