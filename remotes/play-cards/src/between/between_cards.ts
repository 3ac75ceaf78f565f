export { CommerceOffer } from './commerce_offer'
export { MoreGamesToSave } from './more_games_to_save'
export { SwipeUp } from './swipe_up'
