import type { GalleryStates, ListedGame } from '@sidepick/card-kit'
import { samplePlay } from '@sidepick/card-kit/testing/card_props'
import { sampleGame } from '@sidepick/card-kit/testing/sample_game'
import { asking, locking, right } from '../moments'

const QUESTIONS = [
  'How many hearts does an octopus have?',
  'Which planet could float in a giant bathtub?',
  'Is a hot dog a sandwich?',
  'Will people fly in air taxis before 2035?',
  'Beach or mountains?',
  'Do you wake up before your alarm?',
]

/** A picture in the address itself: one that does not come would be drawn for a moment, and leave its traces. */
const POSTER = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="44" height="44"><path fill="#0b7a75" d="M0 0h44v44H0z"/><circle cx="22" cy="28" r="13" fill="#ffc93c"/></svg>'
)}`
const videoUrls = { ...sampleGame().videoUrls, poster: POSTER }

/** A list of which these games are played; the sample game is on screen. */
function listOf(played: Record<number, boolean | null> = {}): ListedGame[] {
  return QUESTIONS.map((text, index) => {
    const verdict = played[index]
    const game = sampleGame({ id: `game-${index}`, text, sideA: 'Three', sideB: 'One', videoUrls })
    return verdict === undefined
      ? { game, picked: null, correct: null }
      : { game, picked: 'A', correct: verdict }
  })
}

const at = (index: number) => sampleGame({ id: `game-${index}`, text: QUESTIONS[index] ?? '' })
const carousel = (index: number, stopped?: boolean) => ({
  props: {
    ...asking,
    phase: 'passive' as const,
    game: at(index),
    play: samplePlay({ list: listOf(), ...(stopped !== undefined && { stopped }) }),
  },
})

export const CarouselButtons: GalleryStates = {
  'turning by itself': carousel(1, false),
  'stopped': carousel(1, true),
  'turned by the player': carousel(3),
}

export const CarouselIndicator: GalleryStates = {
  'at the first game': carousel(0),
  'in the middle': carousel(3),
  'at the last game': carousel(5),
}

export const GameList: GalleryStates = {
  'before the first play': {
    props: { ...asking, game: at(0), play: samplePlay({ list: listOf() }) },
  },
  'with played games': {
    props: {
      ...asking,
      game: at(3),
      play: samplePlay({ list: listOf({ 0: true, 1: false, 2: null }) }),
    },
  },
  'while a pick locks': {
    props: { ...locking, game: at(1), play: samplePlay({ list: listOf({ 0: true }) }) },
  },
  'at a result': {
    props: { ...right, game: at(1), play: { ...right.play, list: listOf({ 0: true, 1: true }) } },
  },
}
