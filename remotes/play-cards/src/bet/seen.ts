const key = (name: string) => `vs:play-cards:${name}`

/** Whether this browser was shown what is named so; where it stores nothing, each visit is a first one. */
export function wasSeen(name: string): boolean {
  try {
    return localStorage.getItem(key(name)) !== null
  } catch {
    return false
  }
}

export function rememberSeen(name: string): void {
  try {
    localStorage.setItem(key(name), 'seen')
  } catch {
    // Then it comes again with the next visit.
  }
}
