import { LANGUAGES } from '@sidepick/rules/types'
import { useConsole } from '../../app/console_context'
import type { FieldsOf } from '../../form/sent'

export const languageOptions = Object.keys(LANGUAGES).map((value) => ({ value, label: value }))

export function useCategoryFields(): FieldsOf<'PATCH /v1/admin/categories/{id}'> {
  const { text } = useConsole()
  return [
    { name: 'categoryName', label: text('record.name'), kind: 'text', required: true },
    {
      name: 'slug',
      label: text('categories.slug'),
      kind: 'text',
      required: true,
      hint: text('categories.slugHint'),
    },
    {
      name: 'position',
      label: text('record.position'),
      kind: 'number',
      hint: text('record.positionHint'),
    },
    { name: 'active', label: text('record.active'), kind: 'flag' },
  ]
}
