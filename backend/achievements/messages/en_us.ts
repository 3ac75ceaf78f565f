import type { AchievementMessages } from '#achievements/messages/message'

export const enUs: AchievementMessages = {
  streak_3: { name: '3 in a row', description: 'Answer 3 questions right in a row.' },
  streak_5: { name: '5 in a row', description: 'Answer 5 questions right in a row.' },
  streak_10: { name: '10 in a row', description: 'Answer 10 questions right in a row.' },
}
