import { selectGames } from '@sidepick/rules/playable'
import { isLongQuestion } from '@sidepick/rules/question'
import type { EntryData, Game, Side } from '@sidepick/rules/types'
import { tellLost } from './bridge/tell_lost'

/**
 * Runs inline, before anything else has loaded: shows a returning visitor the first game not yet played, and keeps a
 * tap made before the cards stand. It is all the script that the first question needs.
 */
interface EarlyPick {
  gameId: string
  side: Side
  /** Milliseconds since the page began, as performance.now() tells. */
  at: number
}

declare global {
  interface Window {
    __vsEarlyPick?: EarlyPick
    /** Set by the host's script when it runs. */
    __vsHostRuns?: boolean
  }
}

export function showFirstQuestion(page: Document, data: EntryData, playedIds: ReadonlySet<string>) {
  const root = page.getElementById('vs-root')
  if (!root) return
  const { playlist } = data.widget
  const [game] = selectGames({
    games: playlist.games,
    autofilledGames: playlist.autofilledGames,
    playedIds,
    now: new Date(),
    creatorId: playlist.creatorId,
  })
  if (!game) return end(root)
  if (game.id !== root.dataset.gameId) draw(root, game)
  root.addEventListener('click', (event) => keepPick(root, event.target))
  root.addEventListener('error', hideLostPicture, true)
}

/**
 * The browser has run the host's script or given it up when the page is parsed. One that did not come is asked for once more. A
 * blocked one fails again at once: then nothing can be played here, and a link leads to the game in a window of its own.
 */
export function bringHost(page: Document) {
  const root = page.getElementById('vs-root')
  const script = page.querySelector<HTMLScriptElement>('script[src]')
  if (!root || !script || window.__vsHostRuns) return
  const { src, integrity, crossOrigin } = script
  const again = Object.assign(page.createElement('script'), { integrity, crossOrigin, src })
  again.onload = again.onerror = () => {
    if (window.__vsHostRuns) return
    offerOwnPage(root)
    tellLost(window)
  }
  page.head.append(again)
}

/** Shows the link to the game in a window of its own, where nothing can be played here. */
export function offerOwnPage(root: HTMLElement): HTMLAnchorElement | null {
  end(root, 'away')
  const link = root.querySelector<HTMLAnchorElement>('.vs-away')
  if (link) link.hidden = false
  return link
}

/** Takes no tap, which would be lost: every game is played, or the host does not run. Only then does the question stay. */
function end(root: HTMLElement, phase = 'ended') {
  root.dataset.phase = phase
  delete root.dataset.picked
  for (const answer of root.querySelectorAll('.vs-answer')) answer.ariaDisabled = 'true'
}

/** No broken picture stands behind the question; the cards ask for it again. */
function hideLostPicture({ target }: Event) {
  if (target instanceof HTMLImageElement) target.style.visibility = 'hidden'
}

function draw(root: HTMLElement, game: Game) {
  root.dataset.gameId = game.id
  root.dataset.orientation = game.landscapeGame ? 'landscape' : 'portrait'
  root.querySelector('.vs-question')?.toggleAttribute('data-long', isLongQuestion(game.text))
  for (const part of root.querySelectorAll<HTMLElement>('[lang]')) part.lang = game.language
  setText(root, '.vs-question__text', game.text)
  setText(root, '[data-side="A"] .vs-answer__label', game.sideA)
  setText(root, '[data-side="B"] .vs-answer__label', game.sideB)
  const poster = root.querySelector<HTMLImageElement>('.vs-video__poster')
  if (poster) poster.src = game.videoUrls.poster ?? ''
}

function setText(root: HTMLElement, selector: string, text: string) {
  const element = root.querySelector(selector)
  if (element) element.textContent = text
}

/** The first tap is final. The cards take the stage over with their own handlers and clear data-picked. */
function keepPick(root: HTMLElement, target: EventTarget | null) {
  const answer = target instanceof Element ? target.closest<HTMLElement>('.vs-answer') : null
  const { gameId, phase } = root.dataset
  if (!answer || !gameId || phase !== 'passive' || window.__vsEarlyPick) return
  const side = answer.dataset.side === 'B' ? 'B' : 'A'
  window.__vsEarlyPick = { gameId, side, at: performance.now() }
  root.dataset.phase = 'locking'
  root.dataset.picked = side
}

/** Lists by their keys, as JSON; it throws where they are no such thing, or closed to framed pages. */
type Lists = () => Partial<Record<string, string>>

/** Lists the host keeps about games that are played: a stranger's, a player's, those still on their way, and one about to be. */
const PLAYED_LISTS = ['playedGames', 'sentGames', 'pendingPicks', 'lockingPicks']

/** Played games of this site, in the first of these lists that tells of them. */
export function readPlayedIds(host: string, sources: readonly Lists[]): Set<string> {
  const idsIn = (key: string) => {
    for (const lists of sources) {
      try {
        const { data } = JSON.parse(lists()[key]!) as { data: (string | { gameId: string })[] }
        return data.map((play) => (play as { gameId?: string }).gameId ?? (play as string))
      } catch {
        // The next one may tell.
      }
    }
    return []
  }
  return new Set(PLAYED_LISTS.flatMap((name) => idsIn(`vs:${host}:${name}`)))
}
