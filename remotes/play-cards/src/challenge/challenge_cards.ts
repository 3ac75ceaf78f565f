export { DailyChallengeDots } from './daily_challenge_dots'
export { DailyChallengeResult } from './daily_challenge_result'
export { DailyGame } from './daily_game'
