const STAGE = '#vs-root .vs-panel'

/** Keeps the focus on the same answer while cards are exchanged. */
export function keepFocus(page: Document) {
  let last: Element | null = null

  /** Removing an element takes the focus away without the player moving it. */
  const note = () => {
    const { activeElement, body } = page
    if (activeElement && activeElement !== body) last = activeElement
    else if (last?.isConnected) last = null
  }

  return {
    /** Call it before the change: afterwards the focused element is unknown. */
    note,
    /** Whether a finger or the keyboard is on the stage. */
    isBusy: () => page.querySelector(`${STAGE}:active, ${STAGE}:focus-within`) !== null,
    over(change: () => void) {
      note()
      const side = last?.closest('[data-side]')?.getAttribute('data-side')
      change()
      const isLost = !page.activeElement || page.activeElement === page.body
      if (!isLost || (side !== 'A' && side !== 'B')) return
      const answer = page.querySelector<HTMLElement>(`${STAGE} [data-side="${side}"]`)
      answer?.focus({ preventScroll: true })
    },
  }
}
