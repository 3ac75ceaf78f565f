import type { AchievementMessages } from '#achievements/messages/message'

export const esMx: AchievementMessages = {
  streak_3: { name: '3 seguidas', description: 'Acierta 3 preguntas seguidas.' },
  streak_5: { name: '5 seguidas', description: 'Acierta 5 preguntas seguidas.' },
  streak_10: { name: '10 seguidas', description: 'Acierta 10 preguntas seguidas.' },
}
