import { challengeCode } from '@sidepick/rules/challenge_code'
import { ARTICLE_PARAM } from '@sidepick/rules/shared_article'
import { sharedPickOf, type SharedPick } from '@sidepick/rules/shared_pick'
import type { Game, Locale } from '@sidepick/rules/types'
import { openMenu } from '../app/modals'
import type { Scene } from '../app/scene'
import type { PlayState } from '../engine/play_state'
import { toastRaised } from '../store/widget_slice'
import { chromeTexts } from './chrome_texts'
import { articleOf } from './share_article'
import { browserTools, shareGame, shareLink } from './share_game'

/** How long a notice about sharing stands. */
const SHARE_TOAST_MS = 2_000

interface Shared {
  game: Game
  url: string
  pick: SharedPick | null
  /** The link tells what became of a pick, of a challenge or of a visit. */
  hasResults: boolean
}

/** The game on the screen and the link to it, or to what the whole visit was; null on a page. */
export function sharedNow(scene: Scene, visit?: string): Shared | null {
  const { app, entry } = scene
  const { play, session, widget: ofWidget } = app.store.getState()
  const { widget } = entry.bootstrap
  if (!play?.game || !widget) return null
  const { game } = play
  const link = shareLink({
    origin: window.location.origin,
    widgetId: widget.id,
    gameId: ofWidget.challenge || visit ? null : game.id,
    userId: session.profile?.id ?? null,
    customPath: entry.init.customPath,
    utm: ofWidget.options.utm,
  })
  const { challenge } = ofWidget
  const pick = challenge || visit ? null : pickOf(play)
  const url = new URL(link)
  const isAnswered = Boolean(challenge?.answers.length)
  if (challenge && isAnswered) url.searchParams.set('challenge', challengeCode(challenge))
  if (pick) url.searchParams.set('pick', pick)
  if (visit) url.searchParams.set('visit', visit)
  const article = articleOf(scene, window)
  if (article) url.searchParams.set(ARTICLE_PARAM, article)
  return {
    game,
    url: url.href,
    pick,
    hasResults: isAnswered || pick !== null || visit !== undefined,
  }
}

/** The settled pick of the game on the screen, as a link tells it. */
function pickOf({ game, pick, outcome }: PlayState): SharedPick | null {
  if (!game || !outcome || pick?.gameId !== game.id) return null
  return sharedPickOf(game.gameType, pick.side, outcome.correct)
}

/** What goes with the link: the question, and what became of the pick once there is one. */
export function shareWords({ game, pick }: Shared, locale: Locale): string {
  const text = chromeTexts(locale)
  const { text: question, sideA, sideB } = game
  if (!pick) return text('share.text', { question })
  if (pick === 'right' || pick === 'wrong') return text(`share.${pick}`, { question })
  return text('share.side', { question, side: pick === 'A' ? sideA : sideB })
}

/** Shares a text with the link to the game on the screen, and says how that went. */
export async function shareText(scene: Scene, text: string, visit?: string): Promise<void> {
  const shared = sharedNow(scene, visit)
  if (!shared) return
  const { url, game, hasResults } = shared
  const texts = chromeTexts(scene.entry.locale)
  const toast = (said: string, kind: 'success' | 'error') =>
    scene.app.store.dispatch(toastRaised({ text: said, kind, forMs: SHARE_TOAST_MS }))
  const how = await shareGame({ text, url }, browserTools(window))
  if (how === 'shared' || how === 'copied') {
    scene.emit('analytics', {
      name: 'game_shared',
      properties: { gameId: game.id, method: how },
    })
  }
  if (how === 'copied') {
    toast(texts(hasResults ? 'share.copied_results' : 'share.copied'), 'success')
  }
  if (how === 'failed') toast(texts('share.failed'), 'error')
  if (how === 'failed' || how === 'impossible') openMenu(scene, 'share')
}
