export { NoGames } from './no_games'
export { VisitProgress } from './visit_progress'
