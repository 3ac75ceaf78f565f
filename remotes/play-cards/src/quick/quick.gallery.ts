import type { CardProps, GalleryStates } from '@sidepick/card-kit'
import type { GamePlayMode } from '@sidepick/rules/experience'
import type { ComponentRule } from '@sidepick/rules/types'
import { NO_PICTURE } from '@sidepick/card-kit/testing/sample_game'
import { samplePlay } from '@sidepick/card-kit/testing/card_props'
import { ANA, asking, resultOf } from '../moments'

const game = NO_PICTURE

const round = (mode: GamePlayMode, more: Partial<CardProps['play']> = {}) => ({
  quickPlay: { games: 5, mode },
  ...more,
})
const over = (componentName: string, props: ComponentRule['props'] = {}) => ({
  rule: { componentName, panel: 'mainPanel', position: 'main-overlay', props },
})

/** Whoever looks at it has time. */
const HOUR_MS = 3_600_000

export const GreatPick: GalleryStates = {
  'after a right pick': {
    game,
    props: { ...resultOf(round('GREAT_PICK')), ...over('GreatPick', { forMs: HOUR_MS }) },
  },
}

export const DoubleDown: GalleryStates = {
  'after a right pick': {
    game,
    props: { ...resultOf(round('DOUBLE_DOWN')), ...over('DoubleDown') },
  },
}

export const YouWin: GalleryStates = {
  'after three games': { game, props: { ...resultOf(round('YOU_WIN')), ...over('YouWin') } },
  'with many points': {
    game,
    props: {
      ...resultOf(round('YOU_WIN', { sessionPoints: 12_480, hasNext: false })),
      ...over('YouWin'),
    },
  },
}

export const YoureIn: GalleryStates = {
  'after the sign-up': {
    game,
    viewer: ANA,
    props: { ...asking, play: samplePlay(round('YOURE_IN')), ...over('YoureIn') },
  },
}
