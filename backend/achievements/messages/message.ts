import type { PaidRule } from '#achievements/achievement_rules'

export type AchievementMessages = Record<PaidRule['id'], { name: string; description: string }>
