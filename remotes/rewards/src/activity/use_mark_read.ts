import { useCallback, useEffect, useRef, useState } from 'react'
import { useHost } from '@sidepick/card-kit'
import type { Notification } from '@sidepick/rules/generated_wire'
import { seenAfterMs } from './activity_config'

/**
 * Marks as read what has stood on the screen for a moment. The dots stay for this visit of the screen, so that the player
 * sees what is new; menus lose theirs at once.
 */
export function useMarkRead(onRead: () => void) {
  const { http } = useHost()
  const [newest, setNewest] = useState<Notification | null>(null)
  const done = useRef(onRead)
  useEffect(() => {
    done.current = onRead
  })

  useEffect(() => {
    if (newest === null || newest.readAt !== null) return
    const timer = setTimeout(() => {
      http('POST /v1/notifications/read', { body: { upTo: newest.id } }).then(
        () => done.current(),
        // It stays unread, and the next visit of the screen tries again.
        () => undefined
      )
    }, seenAfterMs)
    return () => clearTimeout(timer)
  }, [http, newest])

  return useCallback((first: Notification) => setNewest(first), [])
}
