import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'

/** Longest wait for the poster to be decoded, in milliseconds. */
const PICTURE_LIMIT_MS = 300

/** Longest wait for a resting finger, in milliseconds. */
const TAP_LIMIT_MS = 1000

/** Resolves when no finger is on the old question, because a swap under a finger would lose the tap. */
function pointerUp(root: Element): Promise<void> {
  if (!root.matches(':active') && !root.querySelector(':active')) return Promise.resolve()
  return new Promise((resolve) => {
    const done = () => setTimeout(resolve, 0)
    window.addEventListener('pointerup', done, { once: true })
    window.addEventListener('pointercancel', done, { once: true })
    setTimeout(resolve, TAP_LIMIT_MS)
  })
}

async function picturesDecoded(root: Element): Promise<void> {
  const pictures = [...root.querySelectorAll('img')].map((picture) =>
    picture.decode ? picture.decode().catch(() => undefined) : undefined
  )
  const limit = new Promise<void>((resolve) => setTimeout(resolve, PICTURE_LIMIT_MS))
  await Promise.race([Promise.all(pictures), limit])
}

/** Finds the element that corresponds to the focused one. */
function focusOf(root: Element): string | null {
  const focused = document.activeElement
  if (!focused || !root.contains(focused)) return null
  const side = focused.getAttribute('data-side')
  return side === 'A' || side === 'B' ? `[data-side="${side}"]` : null
}

/**
 * Renders the cards off screen and replaces the server's question by them within one frame, with the focus kept.
 * Resolves with the new root.
 */
export async function takeOver(
  old: HTMLElement,
  draw: (root: HTMLElement) => ReactNode
): Promise<HTMLElement> {
  const root = old.cloneNode(false) as HTMLElement
  delete root.dataset.picked
  flushSync(() => createRoot(root).render(draw(root)))
  await picturesDecoded(root)
  await pointerUp(old)
  const focus = focusOf(old)
  old.replaceWith(root)
  if (focus) root.querySelector<HTMLElement>(focus)?.focus({ preventScroll: true })
  return root
}
