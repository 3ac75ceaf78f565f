import type { ListedGame } from '@sidepick/card-kit'
import type { Visit } from '../app/visit'
import type { PlayState } from '../engine/play_state'
import { listMoved } from '../store/widget_slice'

type Play = Pick<PlayState, 'game' | 'queue' | 'pick' | 'outcome'>
type List = readonly ListedGame[]

const isSame = (one: ListedGame, other: ListedGame | undefined) =>
  one.game === other?.game && one.picked === other.picked && one.correct === other.correct

/**
 * The list after a change of the play. A game keeps its place, whatever was chosen before it; one that was not played and
 * will not come any more leaves. New games join at the end, or behind the game that they follow.
 */
export function nextList(list: List, { game: current, queue, pick, outcome }: Play): List {
  const open = [...(current ? [current] : []), ...queue]
  const isOpen = new Set(open.map(({ id }) => id))
  const isKnown = new Set(list.map(({ game }) => game.id))
  const next = list.filter(({ game, picked }) => picked || isOpen.has(game.id))
  const lastKnown = open.reduce((last, { id }, at) => (isKnown.has(id) ? at : last), -1)
  for (const [at, game] of open.entries()) {
    if (isKnown.has(game.id)) continue
    const before = at < lastKnown ? open[at - 1]?.id : undefined
    const place = next.findIndex((one) => one.game.id === before) + 1 || next.length
    next.splice(place, 0, { game, picked: null, correct: null })
  }
  const told = next.map((one): ListedGame => {
    if (pick?.gameId === one.game.id) {
      return { ...one, picked: pick.side, correct: outcome?.correct ?? null }
    }
    return isOpen.has(one.game.id) ? { ...one, picked: null, correct: null } : one
  })
  const isUnchanged = told.length === list.length && told.every((one, at) => isSame(one, list[at]))
  return isUnchanged ? list : told
}

/** Keeps the list of games for the cards. Returns a function that stops. */
export function keepList({ engine, app }: Visit): () => void {
  let list: List = []
  const follow = () => {
    const next = nextList(list, engine.state())
    if (next === list) return
    list = next
    app.store.dispatch(listMoved(list))
  }
  follow()
  return engine.subscribe(follow)
}
