import { GAME_TYPES, LANGUAGES, SIDES } from '@sidepick/rules/types'
import { useConsole } from '../../app/console_context'
import type { FieldsOf } from '../../form/sent'

const optionsOf = (values: readonly string[]) => values.map((value) => ({ value, label: value }))

/** What is said of a game; the server checks it, and says at each field what is wrong with it. */
export function useGameFields(): FieldsOf<'POST /v1/creator/games'> {
  const { text, endpoints } = useConsole()
  const categories = endpoints.categoriesList.useQuery({})
  return [
    { name: 'text', label: text('games.text'), kind: 'long', required: true, maxLength: 280 },
    { name: 'sideA', label: text('games.sideA'), kind: 'text', required: true, maxLength: 60 },
    { name: 'sideB', label: text('games.sideB'), kind: 'text', required: true, maxLength: 60 },
    {
      name: 'gameType',
      label: text('games.type'),
      kind: 'text',
      options: GAME_TYPES.map((value) => ({ value, label: text(`type.${value}`) })),
    },
    {
      name: 'correctAnswer',
      label: text('games.answer'),
      kind: 'text',
      options: [{ value: '', label: text('games.noAnswer') }, ...optionsOf(SIDES)],
    },
    {
      name: 'categoryId',
      label: text('games.category'),
      kind: 'text',
      options: (categories.data ?? []).map(({ id, categoryName, language }) => ({
        value: id,
        label: `${categoryName} (${language})`,
      })),
    },
    {
      name: 'language',
      label: text('games.language'),
      kind: 'text',
      options: optionsOf(Object.keys(LANGUAGES)),
    },
    { name: 'startTime', label: text('games.starts'), kind: 'instant', required: true },
    { name: 'lastJoinTime', label: text('games.lastJoin'), kind: 'instant' },
    { name: 'endTime', label: text('games.ends'), kind: 'instant', required: true },
    {
      name: 'orientation',
      label: text('games.orientation'),
      kind: 'text',
      options: [
        { value: 'portrait', label: text('games.portrait') },
        { value: 'landscape', label: text('games.landscape') },
      ],
    },
    { name: 'gameTitle', label: text('games.title'), kind: 'text', maxLength: 120 },
    { name: 'sourceUrl', label: text('games.source'), kind: 'text' },
    { name: 'videoUrls.mp4720', label: text('games.video'), kind: 'text' },
    { name: 'videoUrls.poster', label: text('games.poster'), kind: 'text' },
    { name: 'landscapeVideoUrls.mp4720', label: text('games.landscapeVideo'), kind: 'text' },
    { name: 'isPrivate', label: text('games.private'), kind: 'flag' },
    { name: 'isAd', label: text('games.ad'), kind: 'flag' },
  ]
}
