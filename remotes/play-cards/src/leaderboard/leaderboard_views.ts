export { BoardScreen } from './board_screen'
export { LeaderboardCard } from './leaderboard_card'
