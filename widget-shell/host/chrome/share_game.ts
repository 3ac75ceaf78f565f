import { isTouchScreen } from '../app/touch_screen'

/** What of the browser shares a link. */
export interface ShareTools {
  /** A finger is used: the phone's own sheet is the known way there. */
  isTouch: boolean
  share?: (data: { text: string; url: string }) => Promise<void>
  copy?: (text: string) => Promise<void>
}

/** `impossible`: the browser has no way here. `failed`: it refused. Either way the link is to be shown, for copying by hand. */
export type Shared = 'shared' | 'copied' | 'dismissed' | 'impossible' | 'failed'

const isDismissal = (error: unknown) => error instanceof Error && error.name === 'AbortError'

export const browserTools = (page: Window): ShareTools => ({
  isTouch: isTouchScreen(),
  share: page.navigator.share?.bind(page.navigator),
  copy: page.navigator.clipboard?.writeText.bind(page.navigator.clipboard),
})

/** Shares by the phone's sheet where there is one, else copies; a refusal of the one tries the other. */
export async function shareGame(
  { text, url }: { text: string; url: string },
  { isTouch, share, copy }: ShareTools
): Promise<Shared> {
  if (isTouch && share) {
    try {
      await share({ text, url })
      return 'shared'
    } catch (error) {
      if (isDismissal(error)) return 'dismissed'
    }
  }
  if (!copy) return 'impossible'
  try {
    // A text of several lines ends with a line of its own for the link.
    await copy(text.endsWith('\n') ? text + url : `${text} ${url}`)
    return 'copied'
  } catch {
    return 'failed'
  }
}

interface Linked {
  origin: string
  widgetId: string
  /** Null for all games of the widget, as of its challenge. */
  gameId: string | null
  /** The player who shares; null for a stranger. */
  userId: string | null
  /** The short name that led here, if one did. */
  customPath: string | undefined
  /** UTM parameters of the publisher's page. */
  utm: string
}

/** The link to a game, which names the player who shared it. */
export function shareLink(linked: Linked): string {
  const url = new URL(pathOf(linked), linked.origin)
  for (const [name, value] of new URLSearchParams(linked.utm)) url.searchParams.set(name, value)
  return url.href
}

function pathOf({ widgetId, gameId, userId, customPath }: Linked): string {
  const short = customPath?.match(/^\/custom\/[^/?#]+/)?.[0]
  if (short) {
    return `${short}${gameId ? `/${gameId}` : ''}${userId ? `?versus_to=${userId}` : ''}`
  }
  const game = gameId ? `/game/${gameId}` : ''
  return `/widget/${widgetId}${game}${userId ? `/refU/${userId}` : ''}`
}
