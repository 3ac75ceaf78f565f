const STAGE = '#vs-root .vs-panel'

/** Keeps the keyboard on the answer it was on while the cards around it change. */
export function keepFocus(page: Document) {
  let last: Element | null = null

  /** An element that is taken off the page loses the focus without anybody having moved it. */
  const note = () => {
    const { activeElement, body } = page
    if (activeElement && activeElement !== body) last = activeElement
    else if (last?.isConnected) last = null
  }

  return {
    /** Call it while nothing changes: afterwards nobody knows any more what had the focus. */
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
