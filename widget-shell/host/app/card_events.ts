import type { CardEvents } from '@sidepick/card-kit'
import { randomId } from '@sidepick/card-kit/random_id'
import type { PlayEvent } from '../engine/play_state'
import type { Speaker } from './scene'
import { sceneEventHandlers } from './scene_events'
import type { Visit } from './visit'

type Handlers = {
  [Name in keyof CardEvents]: (data: CardEvents[Name], visit: Visit, speaker: Speaker) => void
}

/** Events that the engine takes as they are. */
const FOR_ENGINE = [
  'stake_changed',
  'bet_placed',
  'bet_withdrawn',
  'bonus_tapped',
  'next_requested',
  'skip_requested',
  'game_chosen',
  'search_requested',
  'ad_changed',
  'mute_toggled',
  'captions_toggled',
  'motion_changed',
  'time_requested',
  'video_changed',
] as const
type ForEngine = (typeof FOR_ENGINE)[number]

const passedOn = Object.fromEntries(
  FOR_ENGINE.map((type) => [
    type,
    (data: object, { engine }: Visit) => engine.send({ ...data, type } as PlayEvent),
  ])
) as unknown as Pick<Handlers, ForEngine>

/** Handlers of the events of cards. */
export const cardEventHandlers: Handlers = {
  ...sceneEventHandlers,
  ...passedOn,
  side_picked: ({ side }, { engine }) =>
    engine.send({
      type: 'side_picked',
      side,
      key: randomId(),
      pickedAt: new Date().toISOString(),
    }),
  start_requested: (_data, { engine }) => engine.send({ type: 'gameplay_started' }),
  auto_advance_changed: ({ stopped }, { engine }) =>
    engine.send({ type: 'auto_navigate_changed', stopped }),
  sound_blocked: (_data, { engine }) => engine.send({ type: 'silenced' }),
  attention_held: ({ held }, { engine }) =>
    engine.send({ type: 'hold_changed', reason: 'attention', held }),
  video_failed: ({ message }) => console.warn('The video failed', message),
}
