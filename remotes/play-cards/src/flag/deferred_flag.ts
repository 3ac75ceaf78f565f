import { deferredScreen } from '@sidepick/card-kit/screens/deferred_screen'

/** A chunk of its own: few visits report a game. */
export const FlagGameConfirm = deferredScreen(() =>
  import(/* webpackChunkName: "flag" */ './flag_game_confirm').then(
    ({ FlagGameConfirm: screen }) => screen
  )
)
