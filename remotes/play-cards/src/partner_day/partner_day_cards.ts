export { AllGamesComplete } from './all_games_complete'
export { PartnerGameProgress } from './partner_game_progress'
export { RedBanner } from './red_banner'
