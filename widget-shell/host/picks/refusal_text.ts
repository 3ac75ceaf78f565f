import type { HttpError } from '@sidepick/card-kit'
import type { Problem } from '@sidepick/rules/generated_wire'
import type { HostTexts } from '../messages/texts'

type Text = Parameters<HostTexts>[0]

const TEXTS: Partial<Record<string, Text>> = {
  E_ALREADY_PLAYED: 'alert.played',
  E_GAME_CLOSED: 'alert.closed',
  E_GAME_QUARANTINED: 'alert.closed',
  E_NOT_FOUND: 'alert.closed',
} satisfies Partial<Record<Problem['code'], Text>>

/**
 * Why a pick did not count, in the player's language, because the server's text is English. Null for the general text.
 */
export function refusalText({ code }: HttpError, texts: HostTexts): string | null {
  const text = TEXTS[code]
  return text ? texts(text) : null
}
