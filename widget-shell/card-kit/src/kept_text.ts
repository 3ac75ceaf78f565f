export interface KeptText {
  /** null when nothing was kept, here or in an earlier visit. */
  read: () => string | null
  write: (text: string) => void
}

/** A text that the browser keeps for the next visit; where it stores nothing, for as long as the page lives. */
export function keptText(key: string): KeptText {
  let kept: string | null = null
  return {
    read: () => {
      try {
        return localStorage.getItem(key) ?? kept
      } catch {
        return kept
      }
    },
    write: (text) => {
      kept = text
      try {
        localStorage.setItem(key, text)
      } catch {
        // The variable has it.
      }
    },
  }
}
