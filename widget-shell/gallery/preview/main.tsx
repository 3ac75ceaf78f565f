/// <reference types="webpack/module" />
import '@sidepick/card-kit/tokens_later.css'
import { createRoot } from 'react-dom/client'
import type { PreviewData } from '@sidepick/rules/types'
import { createMfLoader } from '../../host/federation/later/mf_loader'
import { PreviewView } from './preview_view'

/** Draws what the console sends, with the platform's own remotes. */
async function start() {
  const root = document.getElementById('vs-root')
  const data = document.getElementById('vs-data')?.textContent
  if (!root || !data) throw new Error('The page has no #vs-root or no #vs-data')
  const page = JSON.parse(data) as PreviewData
  const nonce = document.querySelector<HTMLElement>('script[nonce]')?.nonce ?? null
  if (nonce) __webpack_nonce__ = nonce
  const loader = createMfLoader(nonce)
  const modules = await Promise.all(
    page.remotes.map(async (entry) => ({ entry, module: await loader.load(entry) }))
  )
  createRoot(root).render(<PreviewView page={page} remotes={modules} />)
}

start().catch((error: unknown) => console.error('The preview could not start', error))
