import type { PaidRule } from '#achievements/domain/achievement_rules'

export type AchievementMessages = Record<PaidRule['id'], { name: string; description: string }>
