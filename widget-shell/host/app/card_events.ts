import type { CardEvents } from '@sidepick/card-kit'
import { randomId } from '@sidepick/card-kit/random_id'
import type { Speaker } from './scene'
import { sceneEventHandlers } from './scene_events'
import type { Visit } from './visit'

type Handlers = {
  [Name in keyof CardEvents]: (data: CardEvents[Name], visit: Visit, speaker: Speaker) => void
}

/** Handlers of the events of cards. */
export const cardEventHandlers: Handlers = {
  ...sceneEventHandlers,
  side_picked: ({ side }, { engine }) =>
    engine.send({
      type: 'side_picked',
      side,
      key: randomId(),
      pickedAt: new Date().toISOString(),
    }),
  stake_changed: (stake, { engine }) => engine.send({ type: 'stake_changed', ...stake }),
  bet_placed: (stake, { engine }) => engine.send({ type: 'bet_placed', ...stake }),
  bet_withdrawn: (_data, { engine }) => engine.send({ type: 'bet_withdrawn' }),
  bonus_tapped: (_data, { engine }) => engine.send({ type: 'bonus_tapped' }),
  next_requested: (_data, { engine }) => engine.send({ type: 'next_requested' }),
  skip_requested: (_data, { engine }) => engine.send({ type: 'skip_requested' }),
  game_chosen: ({ gameId }, { engine }) => engine.send({ type: 'game_chosen', gameId }),
  start_requested: (_data, { engine }) => engine.send({ type: 'gameplay_started' }),
  auto_advance_changed: ({ stopped }, { engine }) =>
    engine.send({ type: 'auto_navigate_changed', stopped }),
  ad_changed: ({ ad }, { engine }) => engine.send({ type: 'ad_changed', ad }),
  mute_toggled: (_data, { engine }) => engine.send({ type: 'mute_toggled' }),
  sound_blocked: (_data, { engine }) => engine.send({ type: 'silenced' }),
  captions_toggled: (_data, { engine }) => engine.send({ type: 'captions_toggled' }),
  motion_changed: ({ stopped }, { engine }) => engine.send({ type: 'motion_changed', stopped }),
  attention_held: ({ held }, { engine }) =>
    engine.send({ type: 'hold_changed', reason: 'attention', held }),
  time_requested: ({ ms }, { engine }) => engine.send({ type: 'time_requested', ms }),
  video_changed: ({ change }, { engine }) => engine.send({ type: 'video_changed', change }),
  video_failed: ({ message }) => console.warn('The video failed', message),
}
